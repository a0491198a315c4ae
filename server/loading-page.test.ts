import { once } from 'node:events';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { loadingPages } from './loading-page';

const LOADING = 'Loading your Dashboard...';
const VISIT = { 'sec-fetch-dest': 'document', cookie: 'next-auth.session-token=a.b.c' };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a service that delays the page until it is released. Returns functions that request it. */
async function slowService(after = 20) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const failures: unknown[] = [];
  const offer = loadingPages({ secure: false, after });
  server = createServer((request, response) => {
    offer(request, response);
    void held
      .then(() => {
        response.setHeader('Content-Type', 'text/html');
        response.writeHead(307, { Location: '/login' });
        response.write('The page');
        response.end(' itself');
      })
      .catch((error: unknown) => failures.push(error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Not fetch, which sets Sec-Fetch headers.
  const get = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number | undefined; body: string; policy: unknown }>((resolve, reject) => {
      const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (body += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, body, policy: answer.headers['content-security-policy'] }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  return { get, letGo, failures };
}

it('is shown once while the dashboard loads, then the page follows unchanged', async () => {
  const { get, letGo, failures } = await slowService();
  const first = await get('/dashboard', VISIT);
  expect(first).toMatchObject({ status: 200, body: expect.stringContaining(LOADING) as string });
  expect(first.body).toContain('http-equiv="refresh" content="1"');
  expect(first.policy).toContain("script-src 'none'");
  const second = get('/dashboard', VISIT);
  letGo();
  expect(await second).toMatchObject({ status: 307, body: 'The page itself' });
  expect(failures).toEqual([]);
});

it('is not shown if the page is ready in time', async () => {
  const { get, letGo } = await slowService(60_000);
  letGo();
  expect(await get('/dashboard', VISIT)).toMatchObject({ status: 307, body: 'The page itself' });
});

it.each([
  ['by an API client', '/dashboard', { cookie: VISIT.cookie }, 'GET'],
  ['without a session', '/dashboard', { 'sec-fetch-dest': 'document' }, 'GET'],
  ['for another page', '/dashboards', VISIT, 'GET'],
  ['for an API call', '/api/users/me', VISIT, 'GET'],
  ['that sends something', '/dashboard', VISIT, 'POST'],
])('does not affect a request %s', async (_, path, headers, method) => {
  const { get, letGo } = await slowService(0);
  const answer = get(path, headers, method);
  setTimeout(letGo, 50);
  expect(await answer).toMatchObject({ status: 307, body: 'The page itself' });
});
