import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typescriptLoader } from 'embedded-mongodb/child';
import { ROOT } from '../start/build';

const COMMON: Record<string, string> = {
  // Without these two files, Next.js would use those of the repository, which start the service and protect the dashboards.
  'instrumentation.js': 'export function register() {}\n',
  'middleware.js': "export const config = { matcher: '/nowhere' };\nexport function middleware() {}\n",
  'next.config.mjs': 'export default { compress: false, poweredByHeader: false };\n',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
};

/**
 * Builds an application from files (path → text) with this repository's Next.js. Returns its folder, which is
 * inside the repository so that imports resolve to the same packages. Throws if the build fails.
 */
async function buildSmallApp(name: string, files: Record<string, string>): Promise<string> {
  const folder = join(ROOT, 'build', name);
  await rm(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries({ ...COMMON, ...files })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [bin, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} could not be built.`);
  return folder;
}

export interface SmallApp {
  url: string;
  pid: number;
  stop(): void;
}

/** Builds an application from files and serves it from a separate process. `quality` is Brotli's, 0 to 11. Default: that of `compression`. */
export async function startSmallApp(
  name: string,
  files: Record<string, string>,
  quality?: number,
): Promise<SmallApp> {
  const folder = await buildSmallApp(name, files);
  const entry = fileURLToPath(new URL('./small-app-server.ts', import.meta.url));
  const child = fork(entry, [folder, ...(quality === undefined ? [] : [String(quality)])], {
    execArgv: typescriptLoader(),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (told) => resolve(Number(told)));
    child.once('exit', (code) => reject(new Error(`The server of ${name} exited with code ${code}.`)));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.kill() };
}
