import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { createHttpServer, createRenderer } from '@/server/http-server';
import { PageCache } from '@/server/page-cache/page-cache';
import { shareTurns } from '@/server/render-queue';
import { buildSmallApp } from './small-app';

const CACHE_BYTES = 1_048_576;

const FILES = { 'app/page.jsx': 'export default function Page() { return <p>Nothing</p>; }\n' };

export interface EmptyPage {
  url: string;
  stop(): Promise<void>;
}

/** Builds an application with a single empty page, using this repository's Next.js, and serves it in the same way as the service. */
export async function startEmptyPage(): Promise<EmptyPage> {
  const app = next({ dev: false, dir: await buildSmallApp('empty-page', FILES), quiet: true });
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
