import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '@/dev/testing/stack/free-port';

export interface Proxy {
  url: string;
  /** Whether all connections fail. Playwright's `setOffline` does not hold for a service worker after the page has navigated. */
  isOffline: boolean;
  /** Pages that get no response until they are removed here. */
  held: Set<string>;
  /** Pages and scripts that are sent instead of those of the service. */
  replaced: Map<string, string>;
  /** The paths of all requests, in order. */
  asked: string[];
  stop: () => Promise<void>;
}

const LOOK_EVERY_MS = 50;

/** Starts a proxy in front of the service. Unlike routes of Playwright, it also controls the requests of a service worker. */
export async function startProxy(appUrl: string): Promise<Proxy> {
  const service = new URL(appUrl);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const asked: string[] = [];
  const [held, replaced] = [new Set<string>(), new Map<string, string>()];

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value).replaceAll(url, appUrl)]),
    );
    const { port: servicePort, hostname } = service;
    const onward = request(
      {
        hostname,
        port: servicePort,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, host: service.host },
      },
      (answer) => {
        const { location } = answer.headers;
        const moved = location === undefined ? {} : { location: location.replace(appUrl, url) };
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...moved });
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  }

  const server = createServer((incoming, response) => {
    if (proxy.isOffline) return void incoming.destroy();
    const path = incoming.url ?? '';
    asked.push(path);
    const body = replaced.get(path);
    if (body !== undefined) {
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
      return;
    }
    const look = () => {
      if (held.has(path)) setTimeout(look, LOOK_EVERY_MS);
      else pass(incoming, response);
    };
    look();
  });
  const proxy: Proxy = {
    url,
    isOffline: false,
    held,
    replaced,
    asked,
    stop: async () => {
      held.clear();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return proxy;
}
