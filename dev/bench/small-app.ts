import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import next from 'next';
import { createHttpServer, createRenderer } from '@/server/http-server';
import { PageCache } from '@/server/page-cache/page-cache';
import { shareTurns } from '@/server/render-queue';
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
export async function buildSmallApp(name: string, files: Record<string, string>): Promise<string> {
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

const CACHE_BYTES = 1_048_576;

const EMPTY_PAGE = { 'app/page.jsx': 'export default function Page() { return <p>Nothing</p>; }\n' };

export interface EmptyPage {
  url: string;
  stop(): Promise<void>;
}

/** Builds an application with a single empty page, using this repository's Next.js, and serves it in the same way as the service. */
export async function startEmptyPage(): Promise<EmptyPage> {
  const app = next({ dev: false, dir: await buildSmallApp('empty-page', EMPTY_PAGE), quiet: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const settings = { secure: false, proxies: 0, dev: false };
  const render = createRenderer((request, response) => handle(request, response), settings);
  const pages = new PageCache({ render, turns: shareTurns(), host: 'localhost', maxBytes: CACHE_BYTES });
  const server = createHttpServer(render, { pages });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await app.close();
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}
