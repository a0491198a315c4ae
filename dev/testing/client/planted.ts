import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createHttpServer, createRenderer, type Handler } from '@/server/http-server';

export interface Planted {
  url: string;
  stop: () => void;
}

/** Of what a browser asks with, what decides what the site answers. */
const PASSED_ON = ['cookie', 'accept', 'rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-url'];

/**
 * The site under test with more HTML in each of its pages, as a hole in one would let somebody write it: there before the service
 * looks at the page and says what it may do.
 */
export async function plant(site: string, html: string): Promise<Planted> {
  const handle: Handler = async ({ url = '/', headers }, response) => {
    const passed = PASSED_ON.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
    const answer = await fetch(site + url, {
      headers: Object.fromEntries(passed) as Record<string, string>,
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, {
      'Content-Type': type,
      Location: answer.headers.get('location') ?? [],
    });
    if (type.startsWith('text/html'))
      response.end((await answer.text()).replace('</body>', `${html}</body>`));
    else response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createHttpServer(createRenderer(handle, { secure: false, proxies: 0, dev: false }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
