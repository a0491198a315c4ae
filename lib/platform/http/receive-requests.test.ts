import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { currentRequest, noteFailure } from '@/lib/platform/log/request-context';
import { receiveRequests } from './receive-requests';
import { setStatus } from './response-status';

const { errors } = vi.hoisted(() => ({ errors: [] as unknown[][] }));
vi.mock('@/lib/platform/log/log', () => ({ log: { error: (...said: unknown[]) => errors.push(said) } }));

let server: Server;
beforeAll(async () => {
  receiveRequests({ proxies: 0, secure: true });
  server = createServer((request, response) => {
    void (async () => {
      await Promise.resolve();
      const { url = '', headers } = request;
      const known = setStatus(Number(url.slice(1)));
      if (url === '/500') noteFailure(new Error('broken'));
      response.end(JSON.stringify({ known, id: currentRequest()?.id, headers }));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const body = (await answer.json()) as { known: boolean; id: string; headers: Record<string, string> };
  return { status: answer.status, headers: answer.headers, body };
};

test('a page says its status, and every answer is named and has its headers', async () => {
  for (const status of [404, 410]) {
    const answer = await ask(`/${status}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-request-id')).toBe(answer.body.id);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000');
  }
});

test('a part that script asks for stays 200', async () => {
  expect((await ask('/404', { rsc: '1' })).status).toBe(200);
});

test('a visitor says neither where they come from nor what is in front', async () => {
  const { body } = await ask('/200', {
    'x-forwarded-for': '203.0.113.9',
    'x-mwanzo-for-all': 'yes',
    'x-middleware-subrequest': 'middleware',
  });
  expect(body.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  expect(Object.keys(body.headers)).not.toContain('x-mwanzo-for-all');
  expect(Object.keys(body.headers)).not.toContain('x-middleware-subrequest');
});

test('a request that failed has one line', async () => {
  const { body } = await ask('/500');
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(errors[0]).toMatchObject([{ requestId: body.id, method: 'GET', status: 500 }, 'request failed']);
});

test('outside of a request no status can be said', () => {
  expect(setStatus(404)).toBe(false);
});
