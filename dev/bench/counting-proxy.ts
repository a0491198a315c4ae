import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

export interface CountingProxy {
  /** The address that browsers open. */
  url: string;
  /** Sets the service that requests are forwarded to. */
  leadTo(url: string): void;
  /** Bytes that the service has sent so far. */
  bytes(): number;
  stop(): Promise<void>;
}

/**
 * Starts a proxy that counts every byte of a service's responses, for pages, scripts and service workers
 * alike.
 */
export async function startCountingProxy(): Promise<CountingProxy> {
  let port = 0;
  let sent = 0;
  const server = createServer((browser) => {
    const service = connect(port, '127.0.0.1');
    service.on('data', ({ length }) => (sent += length));
    browser.pipe(service).pipe(browser);
    for (const socket of [browser, service]) {
      socket.on('error', () => undefined);
      socket.on('close', () => (browser.destroy(), service.destroy()));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => (port = Number(new URL(url).port)),
    bytes: () => sent,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
