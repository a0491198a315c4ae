import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { measureInto } from '@/lib/platform/monitoring/measure';
import { Metrics } from './metrics';
import { metricsServer } from './own-port';

let server: Server | undefined;
// Without a database, counting e-mails logs a warning.
beforeEach(() => vi.spyOn(log, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  server?.close();
  server?.closeAllConnections();
  measureInto(undefined);
});

/** Sends a request to a server configured to listen on `host`; here it always listens on this machine. */
async function ask(path: string, { host = '127.0.0.1', token = '', shown = '' } = {}) {
  server = metricsServer(new Metrics(), { host, ...(token && { token }) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: shown ? { authorization: `Bearer ${shown}` } : {},
  });
  return { status: answer.status, text: await answer.text() };
}

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('on %s anyone may read them', async (host) => {
  const { status, text } = await ask('/metrics', { host });
  expect(status).toBe(200);
  expect(text).toContain('# TYPE mwanzo_request_seconds histogram');
});

const TOKEN = 'for-the-tests-only';

test.each([
  ['no token', '', 401],
  ['another token', 'another', 401],
  ['the token', TOKEN, 200],
])('on other hosts, with %s: %s', async (_, shown, status) => {
  const answer = await ask('/metrics', { host: '0.0.0.0', token: TOKEN, shown });
  expect(answer.status).toBe(status);
  expect(answer.text.includes('mwanzo_')).toBe(status === 200);
});

test('no other address exists', async () => {
  expect(await ask('/api/metrics')).toMatchObject({ status: 404 });
});
