import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { unavailable } from '@/lib/platform/db/connection';
import { noteFailure, runRequest } from '@/lib/platform/log/request-context';
import { holdHtml } from './hold-html';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Returns the response to a page that fails with this error. */
async function failedBy(error: Error): Promise<Response> {
  server = createServer((_, response) =>
    runRequest({ id: 'a' }, () => {
      holdHtml(response, { policyFor: () => "default-src 'self'" });
      noteFailure(error);
      response.writeHead(500, { 'Content-Type': 'text/html' });
      response.end('<!DOCTYPE html><html><body></body></html>');
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

test('a page that loses the database is a 503 before the driver notices', async () => {
  const answer = await failedBy(unavailable(new Error('connect ECONNREFUSED')));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
});

test('a page that fails for another reason is a 500', async () => {
  const answer = await failedBy(new Error('broken'));
  expect(answer.status).toBe(500);
  expect(answer.headers.get('retry-after')).toBeNull();
});
