import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import next from 'next';
import { createHttpServer, createRenderer } from '@/server/http-server';
import { PageCache } from '@/server/page-cache/page-cache';
import { Renderings } from '@/server/renderings';
import { ROOT } from '../start/build';

/** Within the repository, so that the same packages are found. */
const FOLDER = join(ROOT, 'build/empty-page');

const CACHE_BYTES = 1_048_576;

const FILES: Record<string, string> = {
  'next.config.mjs': 'export default { compress: false, poweredByHeader: false };\n',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n',
  'app/page.jsx': 'export default function Page() { return <p>Nothing</p>; }\n',
};

async function buildIt(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(join(FOLDER, 'app'), { recursive: true });
  await Promise.all(Object.entries(FILES).map(([name, text]) => writeFile(join(FOLDER, name), text)));
  const bin = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [bin, 'build'], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error('The empty page could not be built.');
}

export interface EmptyPage {
  url: string;
  stop(): Promise<void>;
}

/** Builds an application of one empty page with the Next.js of this repository, and serves it as the service serves its pages. */
export async function startEmptyPage(): Promise<EmptyPage> {
  await buildIt();
  const app = next({ dev: false, dir: FOLDER, quiet: true });
  await app.prepare();
  const handle = app.getRequestHandler();
  const settings = { secure: false, proxies: 0, dev: false };
  const render = createRenderer((request, response) => handle(request, response), settings);
  const pages = new PageCache({ render, inTurn: new Renderings(), host: 'localhost', maxBytes: CACHE_BYTES });
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
