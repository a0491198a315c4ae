import { describe, expect, inject, test } from 'vitest';
import { rawRequest } from './raw-request';

const site = inject('appUrl');
const host = new URL(site).host;

/** A second request hidden in the body of the first. */
const HIDDEN = 'GET /api/ready HTTP/1.1\r\nHost: hidden\r\n\r\n';
const CHUNKED = { 'Transfer-Encoding': 'chunked' };
const open = { Connection: 'keep-alive' };

/** Counts the responses on the connection. */
const answersIn = (all: string): number => all.split('HTTP/1.1 ').length - 1;

describe('an ambiguous request is rejected, and a request hidden in it gets no response', () => {
  test.each<[what: string, headers: Record<string, string>, body: string]>([
    ['a length and chunks', { ...CHUNKED, 'Content-Length': '5' }, `0\r\n\r\n${HIDDEN}`],
    ['chunks and a length', { 'Content-Length': '5', ...CHUNKED }, `0\r\n\r\n${HIDDEN}`],
    ['two lengths', { 'Content-Length': '0', 'content-length': String(HIDDEN.length) }, HIDDEN],
    ['two lengths in one', { 'Content-Length': `0, ${HIDDEN.length}` }, HIDDEN],
    ['a length with a sign', { 'Content-Length': '+0' }, HIDDEN],
    ['a hexadecimal length', { 'Content-Length': '0x0' }, HIDDEN],
    ['a negative length', { 'Content-Length': '-1' }, HIDDEN],
    ['an unknown transfer encoding', { 'Transfer-Encoding': 'xchunked' }, `0\r\n\r\n${HIDDEN}`],
    ['chunks, then identity', { 'Transfer-Encoding': 'chunked, identity' }, `0\r\n\r\n${HIDDEN}`],
    ['a space before the colon', { 'Transfer-Encoding ': 'chunked' }, `0\r\n\r\n${HIDDEN}`],
    ['a header on two lines', { 'X-Folded': 'a\r\n Transfer-Encoding: chunked' }, `0\r\n\r\n${HIDDEN}`],
    ['a bare line feed', { 'X-Bare': 'a\nTransfer-Encoding: chunked' }, `0\r\n\r\n${HIDDEN}`],
    ['a chunk without a size', CHUNKED, `z\r\n\r\n${HIDDEN}`],
    ['a null byte in a header', { 'X-Null': 'a\u0000b' }, HIDDEN],
  ])('%s', async (_, headers, body) => {
    const { status, all } = await rawRequest(site, 'POST /api/contact', { ...open, ...headers }, body);
    expect(status).toBe(400);
    expect(answersIn(all)).toBe(1);
    expect(all).not.toContain('"ready"');
  });
});

describe('an address outside this site', () => {
  test.each([
    ['of another site', 'GET http://evil.example/dashboard'],
    ['of this site in full', `GET http://${host}/dashboard`],
    ['of another site, for a cached page', 'GET http://evil.example/'],
    ['of nothing', 'OPTIONS *'],
    ['without its slash', 'GET dashboard'],
    ['of a host and port', 'GET 169.254.169.254:80'],
    ['with user info', 'GET @evil.example/'],
  ])('%s is refused', async (_, line) => {
    const { status, headers, body } = await rawRequest(site, line);
    expect(status).toBe(400);
    expect(headers.location).toBeUndefined();
    expect(body).not.toContain('evil');
  });

  test('the service opens no connections on behalf of clients', async () => {
    const { all } = await rawRequest(site, 'CONNECT evil.example:443');
    expect(all).toBe('');
  });

  test('the service does not upgrade connections', async () => {
    const upgrade = { Connection: 'Upgrade, close', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    for (const path of ['/', '/api/ready', '/_next/webpack-hmr']) {
      const { status } = await rawRequest(site, `GET ${path}`, {
        ...upgrade,
        'Sec-WebSocket-Key': 'a'.repeat(22),
      });
      expect(status).not.toBe(101);
    }
  });
});
