import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { bundleName } from 'embedded-mongodb/child';
import { ROOT } from '../../start/build';

/** Programs that tests start so often that their startup time matters. */
const PROGRAMS = [
  'dev/mail-catcher/main.ts',
  'dev/testing/dying-verb.ts',
  'packages/embedded-mongodb/src/main.ts',
  'packages/embedded-mongodb/src/testing/kill-in-commit.ts',
  ...['admin', 'backup', 'import', 'mail', 'migrate', 'restore', 'sample', 'start', 'verify-backup'].map(
    (name) => `scripts/${name}.ts`,
  ),
];

const WORKSPACE = /^embedded-mongodb(?:\/|$)/;

/** Keeps relative paths valid, and bundles this repository's own package, because it is written in TypeScript. */
const asIfInPlace: Plugin = {
  name: 'as if in place',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return {
        contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts',
      };
    });
    onResolve({ filter: WORKSPACE }, ({ path }) => ({ path: createRequire(import.meta.url).resolve(path) }));
  },
};

/**
 * Bundles the programs that tests start into a new folder, and passes its path to every child process in TYPESCRIPT_BUNDLES. Returns a
 * function that removes the folder. Does nothing if TYPESCRIPT_BUNDLES is already set.
 */
export default async function bundlePrograms(): Promise<() => Promise<void>> {
  if (process.env.TYPESCRIPT_BUNDLES !== undefined) return () => Promise.resolve();
  // The folder is in node_modules, so that the bundles can resolve packages.
  const cache = join(ROOT, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'mwanzo-bundles-'));
  await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS.map((path) => ({
      in: path,
      out: bundleName(join(ROOT, path)).replace(/\.mjs$/, ''),
    })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
    plugins: [asIfInPlace],
  });
  process.env.TYPESCRIPT_BUNDLES = folder;
  return async () => {
    delete process.env.TYPESCRIPT_BUNDLES;
    await rm(folder, { recursive: true, force: true });
  };
}
