import { describe, expect, inject, test } from 'vitest';
import { rawRequest } from './raw-request';

const site = inject('appUrl');
const host = new URL(site).host;

/** A second request, hidden in what one part takes for the body of the first. */
const HIDDEN = 'GET /api/ready HTTP/1.1\r\nHost: hidden\r\n\r\n';
const CHUNKED = { 'Transfer-Encoding': 'chunked' };
const open = { Connection: 'keep-alive' };

/** How many answers came on the connection. */
const answersIn = (all: string): number => all.split('HTTP/1.1 ').length - 1;

describe('a request of which two readers could make two things is refused, and nothing hidden in it is answered', () => {
  test.each<[what: string, headers: Record<string, string>, body: string]>([
    ['a length and chunks', { ...CHUNKED, 'Content-Length': '5' }, `0\r\n\r\n${HIDDEN}`],
    ['chunks and a length', { 'Content-Length': '5', ...CHUNKED }, `0\r\n\r\n${HIDDEN}`],
    ['two lengths', { 'Content-Length': '0', 'content-length': String(HIDDEN.length) }, HIDDEN],
    ['two lengths in one', { 'Content-Length': `0, ${HIDDEN.length}` }, HIDDEN],
    ['a length with a sign', { 'Content-Length': '+0' }, HIDDEN],
    ['a length in another system', { 'Content-Length': '0x0' }, HIDDEN],
    ['a length below nothing', { 'Content-Length': '-1' }, HIDDEN],
    ['chunks by another name', { 'Transfer-Encoding': 'xchunked' }, `0\r\n\r\n${HIDDEN}`],
    ['chunks, and then not', { 'Transfer-Encoding': 'chunked, identity' }, `0\r\n\r\n${HIDDEN}`],
    ['a blank before the colon', { 'Transfer-Encoding ': 'chunked' }, `0\r\n\r\n${HIDDEN}`],
    ['a header on two lines', { 'X-Folded': 'a\r\n Transfer-Encoding: chunked' }, `0\r\n\r\n${HIDDEN}`],
    ['an end of line that is none', { 'X-Bare': 'a\nTransfer-Encoding: chunked' }, `0\r\n\r\n${HIDDEN}`],
    ['a chunk of no size', CHUNKED, `z\r\n\r\n${HIDDEN}`],
    ['a header that ends early', { 'X-Null': 'a\u0000b' }, HIDDEN],
  ])('%s', async (_, headers, body) => {
    const { status, all } = await rawRequest(site, 'POST /api/contact', { ...open, ...headers }, body);
    expect(status).toBe(400);
    expect(answersIn(all)).toBe(1);
    expect(all).not.toContain('"ready"');
  });
});

describe('an address that is not one of this site', () => {
  test.each([
    ['of another site', 'GET http://evil.example/dashboard'],
    ['of this site in full', `GET http://${host}/dashboard`],
    ['of another site, of a kept page', 'GET http://evil.example/'],
    ['of nothing', 'OPTIONS *'],
    ['without its slash', 'GET dashboard'],
    ['of a machine', 'GET 169.254.169.254:80'],
    ['with somebody before it', 'GET @evil.example/'],
  ])('%s is not read', async (_, line) => {
    const { status, headers, body } = await rawRequest(site, line);
    expect(status).toBe(400);
    expect(headers.location).toBeUndefined();
    expect(body).not.toContain('evil');
  });

  test('the service connects nobody to anything', async () => {
    const { all } = await rawRequest(site, 'CONNECT evil.example:443');
    expect(all).toBe('');
  });

  test('a connection stays what it is', async () => {
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
