import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Planted {
  url: string;
  stop: () => void;
}

/** Request headers that affect the response. */
const PASSED_ON = ['cookie', 'accept', 'rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-url'];

/**
 * Starts a proxy that injects HTML into each page of the site under test, as an attacker could. The page keeps its policy.
 */
export async function plant(site: string, html: string): Promise<Planted> {
  const handle = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const passed = PASSED_ON.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
    const answer = await fetch(site + url, {
      headers: Object.fromEntries(passed) as Record<string, string>,
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, {
      'Content-Type': type,
      'Content-Security-Policy': answer.headers.get('content-security-policy') ?? [],
      Location: answer.headers.get('location') ?? [],
    });
    if (type.startsWith('text/html'))
      response.end((await answer.text()).replace('</body>', `${html}</body>`));
    else response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
