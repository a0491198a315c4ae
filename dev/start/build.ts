import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, type BuildFailure, type BuildOptions } from 'esbuild';
import { lock } from 'proper-lockfile';
import { StartFailure } from '@/server/start-failure';
import { filesOfBuild, putBeside, setAside, type EarlierFiles } from './earlier-files';
import { joinMainChunks } from './join-main-chunks';
import { sourcesStamp } from './sources-stamp';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

const FOLDER = join(ROOT, 'build');
const STAMP = join(FOLDER, 'stamp');
/** Milliseconds after which the lock of a killed build expires. */
const STALE_MS = 10_000;

/**
 * Options for bundling build/serve.js. Packages stay external, so that the bundle shares them with Next.js.
 */
export const SERVER_BUNDLE = {
  absWorkingDir: ROOT,
  entryPoints: ['server/serve.ts'],
  outfile: join(FOLDER, 'serve.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  sourcesContent: false,
  packages: 'external',
  logLevel: 'silent',
} satisfies BuildOptions;

/** Bundles the service. Throws StartFailure with the build errors. */
export async function bundleServer(): Promise<void> {
  await bundle(SERVER_BUNDLE).catch((error: BuildFailure) => {
    throw new StartFailure(`${error.message}\nThe build failed (esbuild, see above).`);
  });
}

/** Runs `next build`. Throws StartFailure with its output if it fails. */
function buildPages(show: boolean, signal?: AbortSignal): Promise<void> {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
  const output = show ? ('inherit' as const) : ('pipe' as const);
  const child = spawn(process.execPath, ['--import', endWithParent, next, 'build'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      MWANZO_BUILD_FOR: String(process.pid),
    },
    stdio: ['ignore', output, output, 'ipc'],
    signal,
  });
  const said: string[] = [];
  child.stdout?.on('data', (text: Buffer) => said.push(text.toString()));
  child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new StartFailure(`${said.join('')}\nThe build failed (next build, see above).`.trim()));
    });
  });
}

async function isBuilt(stamp: string): Promise<boolean> {
  const made = await readFile(STAMP, 'utf8').catch(() => '');
  return made === stamp && existsSync(join(ROOT, '.next/BUILD_ID')) && existsSync(join(FOLDER, 'serve.js'));
}

async function buildNow(stamp: string, show: boolean, signal?: AbortSignal): Promise<void> {
  await rm(STAMP, { force: true });
  await Promise.all([bundleServer(), buildPages(show, signal)]);
  await joinMainChunks(join(ROOT, '.next'));
  await writeFile(STAMP, stamp);
}

/** Runs one build at a time in this checkout. Waiting callers reuse the result of the previous build. */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  await mkdir(FOLDER, { recursive: true });
  const retries = { retries: 1_200, minTimeout: 500, maxTimeout: 500 };
  const unlock = await lock(FOLDER, { stale: STALE_MS, update: STALE_MS / 4, retries });
  try {
    return await work();
  } finally {
    await unlock();
  }
}

/** Returns the files of the build in another folder. Throws StartFailure if there is none. */
async function previousBuild(folder: string): Promise<EarlierFiles> {
  const found = await filesOfBuild(folder, Date.now());
  if (found.files.length > 0) return found;
  throw new StartFailure(
    `There is no build in ${folder}. Pass the folder that the service currently runs from.`,
  );
}

/**
 * Always builds and shows the output. Keeps the files of the previous build in this checkout, and those of the build in the folder
 * `previous`, available for a day. Throws StartFailure.
 */
export const build = async ({ previous }: { previous?: string | undefined } = {}): Promise<void> =>
  withLock(async () => {
    const elsewhere = previous ? [await previousBuild(previous)] : [];
    const here = await setAside(await filesOfBuild(ROOT, Date.now()), join(FOLDER, 'earlier'));
    await buildNow(await sourcesStamp(ROOT), true);
    await putBeside(ROOT, [...elsewhere, here], Date.now());
    await rm(here.folder, { recursive: true, force: true });
  });

export interface EnsureBuilt {
  onBuild?: () => void;
  signal?: AbortSignal;
}

/** Builds if the sources have changed since the last build. Throws StartFailure with the output of a failed build. */
export async function ensureBuilt({ onBuild, signal }: EnsureBuilt = {}): Promise<void> {
  if (await isBuilt(await sourcesStamp(ROOT))) return;
  await withLock(async () => {
    const stamp = await sourcesStamp(ROOT);
    if (await isBuilt(stamp)) return;
    onBuild?.();
    await buildNow(stamp, false, signal);
  });
}
