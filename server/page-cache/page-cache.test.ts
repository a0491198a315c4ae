import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheTag } from '@/lib/platform/cache/tags';
import { currentRequest, runRequest } from '@/lib/platform/log/request-context';
import { adaptResponse } from '../adapt-response';
import { ScriptOnTouch } from '../on-touch/script-on-touch';
import { shareTurns } from '../render-queue';
import { identify } from '@/lib/platform/http/identify';
import { PageCache, type Render } from './page-cache';

const TEXT = 'Karibu. '.repeat(400);
const NEVER = new Date(8.64e15);
/** Milliseconds; the expected event usually occurs immediately. */
const PATIENCE = 5_000;

let server: Server;
let pages: PageCache;
let rendered: string[];
/** Delays the rendering until it resolves. */
let gate: Promise<void> | undefined;
let until: Date;
let status: number;
let cookie: string | undefined;
let cacheControl: string | undefined;
let type: string;
let etag: string | undefined;

const render: Render = (request, response) => {
  rendered.push(request.url ?? '');
  const said = `${TEXT}${rendered.length}`;
  const headers = JSON.stringify(request.headers);
  const named = `<html id="__next_error__"><head></head><body>${currentRequest()?.id ?? ''}</body></html>`;
  adaptResponse(response);
  void (async () => {
    if (request.url?.startsWith('/internships/')) await cacheTag(['industry:1'], async () => until);
    await gate;
    response.setHeader('Content-Type', type);
    if (etag) response.setHeader('ETag', etag);
    response.setHeader('Content-Security-Policy', "default-src 'self'");
    if (cookie) response.setHeader('Set-Cookie', cookie);
    if (cacheControl) response.setHeader('Cache-Control', cacheControl);
    response.statusCode = status;
    response.end(status === 500 ? named : `${said} ${headers}`);
  })();
};

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const plain = (body: Buffer, encoding: string | undefined): string => {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString();
};

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = plain(Buffer.concat(parts), answer.headers['content-encoding']);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

const newCache = (settings: Partial<ConstructorParameters<typeof PageCache>[0]> = {}): PageCache =>
  new PageCache({
    render,
    turns: shareTurns(),
    host: 'mwanzo.example',
    maxBytes: 1_000_000,
    ...settings,
  });

beforeEach(async () => {
  rendered = [];
  gate = undefined;
  until = NEVER;
  status = 200;
  cookie = undefined;
  cacheControl = undefined;
  type = 'text/html; charset=utf-8';
  etag = undefined;
  pages = newCache();
  server = createServer((request, response) => {
    if (pages.sendCached(request, response)) return;
    runRequest(identify(request), () =>
      pages.sendMade(request, response, {
        otherwise: () => response.end(`for one person: ${request.headers.cookie ?? ''}`),
        busy: () => response.writeHead(503).end(),
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

const misses = (): number => [...pages.tallies.all()].reduce((sum, tally) => sum + tally.misses, 0);

describe('a response from the cache names its request', () => {
  test('by the id in the request or a new one, cached or not', async () => {
    await get('/', { 'x-request-id': 'first' });
    const second = await get('/', { 'x-request-id': 'second' });
    expect(second.headers['x-request-id']).toBe('second');
    const known = { 'if-none-match': second.headers.etag ?? '', 'x-request-id': 'third' };
    expect(await get('/', known)).toMatchObject({ status: 304, headers: { 'x-request-id': 'third' } });
    expect((await get('/')).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('and its trace', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    const { headers } = await get('/', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
    expect(headers.traceresponse).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-01$`));
  });

  test('an error page has the id of each request', async () => {
    status = 500;
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const both = ['own-first', 'own-second'].map((id) => get('/', { 'x-request-id': id }));
    await vi.waitFor(() => expect(misses()).toBe(2), PATIENCE);
    open();
    const [first, second] = (await Promise.all(both)).map(
      ({ text }) => /this code: ([\w-]+)/.exec(text)?.[1],
    );
    expect([first, second]).toEqual(['own-first', 'own-second']);
    expect(rendered).toHaveLength(1);
  });
});

test('is counted by kind and route', async () => {
  pages = newCache({ routeOf: (url) => `route of ${url}` });
  await get('/');
  await get('/');
  await get('/', { 'save-data': 'on' });
  cacheControl = 'public';
  await get('/_next/static/chunks/a.js');
  await get('/robots.txt');
  expect([...pages.tallies.all()]).toEqual([
    { kind: 'page', route: 'route of /', hits: 1, misses: 1 },
    { kind: 'light', route: 'route of /', hits: 0, misses: 1 },
    { kind: 'file', route: 'route of /_next/static/chunks/a.js', hits: 0, misses: 1 },
    { kind: 'data', route: 'route of /robots.txt', hits: 0, misses: 1 },
  ]);
});

describe('a cached page', () => {
  test('is sent again without another rendering', async () => {
    const first = await get('/');
    const second = await get('/?utm_source=mail');
    expect(rendered).toEqual(['/']);
    expect(second.text).toBe(first.text);
    expect(second.headers['content-security-policy']).toBe("default-src 'self'");
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('contains nothing about the person who requested it first', async () => {
    const { text } = await get('/', {
      'user-agent': 'Amina',
      'x-forwarded-for': '10.1.2.3',
      'accept-language': 'sw',
    });
    expect(text).not.toMatch(/Amina|10\.1\.2\.3|sw"/);
    expect(text).toContain('mwanzo.example');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['gzip;q=0.5, br;q=0.5', 'br'],
    ['br;q=0.2, identity;q=0.9', undefined],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('is sent to "%s" as %s', async (accepted, encoding) => {
    const got = await get('/', { 'accept-encoding': accepted });
    expect(got.headers['content-encoding']).toBe(encoding);
    expect(got.headers.vary).toBe('Accept-Encoding, Save-Data');
    expect(got.text).toContain(TEXT);
  });

  test('answers 304 until it has changed', async () => {
    const { headers } = await get('/internships/it');
    const again = await get('/internships/it', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect(again.headers.vary).toBe(headers.vary);
    pages.invalidate(['industry:1']);
    expect((await get('/internships/it', { 'if-none-match': headers.etag ?? '' })).status).toBe(200);
  });

  test('answers HEAD without a body', async () => {
    const got = await get('/', {}, 'HEAD');
    expect(got.text).toBe('');
    expect(Number(got.headers['content-length'])).toBeGreaterThan(TEXT.length);
    expect((await get('/')).text).toContain(TEXT);
    expect(rendered).toEqual(['/']);
  });
});

test('is rendered once for concurrent requests', async () => {
  const all = await Promise.all(Array.from({ length: 30 }, () => get('/internships')));
  expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  expect(rendered).toEqual(['/internships']);
});

describe('a change', () => {
  test('is visible to the next request, only on the pages it affects', async () => {
    await get('/internships/it');
    await get('/');
    pages.invalidate(['industry:1', 'internship:1']);
    const { text } = await get('/internships/it');
    await get('/');
    expect(rendered).toEqual(['/internships/it', '/', '/internships/it']);
    expect(text).toContain(`${TEXT}3`);
  });

  test('during a rendering: its page is sent only to requests from before the change', async () => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const early = get('/internships/it');
    await vi.waitFor(() => expect(rendered).toHaveLength(1), PATIENCE);
    pages.invalidate(['industry:1']);
    const late = get('/internships/it');
    await vi.waitFor(() => expect(rendered).toHaveLength(2), PATIENCE);
    open();
    expect((await early).text).toContain(`${TEXT}1`);
    expect((await late).text).toContain(`${TEXT}2`);
    expect((await get('/internships/it')).text).toContain(`${TEXT}2`);
    expect(rendered).toHaveLength(2);
  });

  test('to everything invalidates every page', async () => {
    await get('/');
    pages.invalidateAll();
    await get('/');
    expect(rendered).toEqual(['/', '/']);
  });

  test.each([
    ['to its content', () => pages.invalidate(['industry:1'])],
    ['to everything', () => pages.invalidateAll()],
  ])('%s during a rendering: the page is not cached', async (_, change) => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const early = get('/internships/it');
    await vi.waitFor(() => expect(rendered).toHaveLength(1), PATIENCE);
    change();
    open();
    expect((await early).text).toContain(`${TEXT}1`);
    expect(pages.size.pages).toBe(0);
    expect((await get('/internships/it')).text).toContain(`${TEXT}2`);
  });

  test('to something else during a rendering: the page is cached', async () => {
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const early = get('/internships/it');
    await vi.waitFor(() => expect(rendered).toHaveLength(1), PATIENCE);
    pages.invalidate(['industry:2']);
    open();
    await early;
    await get('/internships/it');
    expect(rendered).toEqual(['/internships/it']);
  });
});

test('expires at the very moment its content changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  until = new Date(1_000_500);
  await get('/internships/it');
  vi.setSystemTime(1_000_499);
  await get('/internships/it');
  expect(rendered).toHaveLength(1);
  vi.setSystemTime(1_000_500);
  until = NEVER;
  expect((await get('/internships/it')).text).toContain(`${TEXT}2`);
});

test('is rendered again after a minute, while the cached page is still sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  await get('/');
  vi.setSystemTime(1_060_000);
  await get('/');
  expect(rendered).toHaveLength(1);
  vi.setSystemTime(1_060_001);
  expect((await get('/')).text).toContain(`${TEXT}1`);
  await vi.waitFor(async () => expect((await get('/')).text).toContain(`${TEXT}2`), PATIENCE);
  expect(rendered).toHaveLength(2);
});

test('a file that never changes is not rendered again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  const file = '/_next/static/chunks/a.js';
  const asked = { cookie: 'who=amina', 'accept-encoding': 'br' };
  cacheControl = 'public, max-age=31536000, immutable';
  const first = await get(file, asked);
  vi.setSystemTime(1_090_000);
  const again = await get(file, asked);
  expect(again.text).toBe(first.text);
  expect(again.headers['cache-control']).toBe(cacheControl);
  expect(rendered.filter((url) => url === file)).toHaveLength(1);
});

test('everyone gets the cached page, and it is rendered anonymously', async () => {
  const first = await get('/', { cookie: 'next-auth.session-token=amina; mwanzo-signed-in=1' });
  const others = [
    await get('/'),
    await get('/', { cookie: 'who=juma' }),
    await get('/', { authorization: 'Bearer x' }),
  ];
  expect(others.map(({ text }) => text)).toEqual(others.map(() => first.text));
  expect(rendered).toHaveLength(1);
  expect(first.text).not.toMatch(/amina|signed-in/);
});

describe('addresses without a route', () => {
  const routeOf = (url: string) => (url.startsWith('/none') ? '/[...missing]' : '/');
  beforeEach(() => {
    status = 404;
    pages = newCache({ routeOf });
  });

  test('share one page, rendered once and not cached by clients', async () => {
    const first = await get('/none/1?x=1');
    const second = await get('/none/2', { cookie: 'who=amina', 'if-none-match': first.headers.etag ?? '' });
    expect(second).toMatchObject({ status: 404, text: first.text });
    expect(second.headers['cache-control']).toBe('no-store');
    expect(rendered).toEqual(['/no-such-page']);
  });

  test.each([200, 500, 503])('each have their own response if the status is %i', async (code) => {
    status = code;
    for (const path of ['/none/1', '/none/2']) expect((await get(path)).status).toBe(code);
    expect(rendered).toHaveLength(2);
  });
});

describe('is not cached', () => {
  test.each([404, 410, 500, 503])('with status %i', async (code) => {
    status = code;
    expect((await get('/')).status).toBe(code);
    const { headers } = await get('/');
    expect(headers['cache-control']).toBe('no-store');
    expect(rendered).toHaveLength(2);
  });

  test('or rendered for each visitor if it is an error page, which needs no scripts', async () => {
    pages = newCache({ onTouch: new ScriptOnTouch({ secure: false, maxBytes: 1_000_000 }) });
    status = 500;
    const { headers, text } = await get('/', { 'x-request-id': 'own-first' });
    expect(text).toMatch(/<body><main>.*this code: own-first</s);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(rendered).toEqual(['/']);
  });

  test('or shared if it sets a cookie', async () => {
    cookie = 'session=secret';
    const got = await get('/');
    expect(got.headers['set-cookie']).toBeUndefined();
    expect(got.text).toBe('for one person: ');
  });

  test('or shared if it is the response to an API call', async () => {
    type = 'application/json';
    for (const said of [undefined, 'private, no-store']) {
      cacheControl = said;
      const got = await get('/feeds/all.json');
      expect(got.text).toBe('for one person: ');
      expect(got.headers['cache-control']).toBeUndefined();
    }
    expect(rendered).toHaveLength(2);
    cacheControl = 'public, no-cache';
    await get('/feeds/all.json');
    await get('/feeds/all.json');
    expect(rendered).toHaveLength(3);
  });

  test('or used for a request for something other than the page', async () => {
    await get('/');
    expect((await get('/', { rsc: '1', cookie: 'who=amina' })).text).toBe('for one person: who=amina');
  });
});

test.each(['/career-tips?x=1', '/career-tips?page=2', '/career-tips?utm_source=a&q=b', '/%63areer-tips'])(
  '%s gets the cached page',
  async (address) => {
    const { text } = await get('/career-tips');
    expect((await get(address)).text).toBe(text);
    expect(rendered).toEqual(['/career-tips']);
    expect([...pages.tallies.all()]).toEqual([{ kind: 'page', route: '', hits: 1, misses: 1 }]);
  },
);

test('a page first requested with unknown parameters is rendered and cached without them', async () => {
  await get('/internships/it?page=2&x=1');
  await get('/internships/it?page=2');
  expect(rendered).toEqual(['/internships/it?page=2']);
});

test('a thousand addresses of one page lead to one rendering and one cache entry', async () => {
  for (let number = 0; number < 1_000; number += 1) await get(`/sitemaps/lists?x=${number}`);
  expect(rendered).toEqual(['/sitemaps/lists']);
  expect(pages.size.pages).toBe(1);
});

test('a picture is cached once for all versions, and clients cache only the current one indefinitely', async () => {
  type = 'image/png';
  cacheControl = 'public, no-cache';
  etag = '"abc-123"';
  const by = async (query: string, headers = {}) => {
    const got = await get(`/share/site${query}`, headers);
    return { status: got.status, control: got.headers['cache-control'], etag: got.headers.etag };
  };
  const first = await by('?v=wrong');
  expect(first).toMatchObject({ status: 200, control: 'public, no-cache' });
  expect(await by('')).toEqual(first);
  const forEver = 'public, max-age=31536000, immutable';
  expect(await by('?v=abc-123')).toEqual({ ...first, control: forEver });
  const known = { 'if-none-match': first.etag ?? '' };
  expect(await by('?v=abc-123', known)).toEqual({ status: 304, control: forEver, etag: first.etag });
  expect(rendered).toEqual(['/share/site']);
});

describe('when too many pages are waiting', () => {
  test('another one is refused, a cached page is sent, and a file is rendered', async () => {
    pages = newCache({ turns: shareTurns({ atATime: 1, maxWaiting: 1 }) });
    await get('/contact-us');
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => (open = resolve));
    const making = get('/');
    await vi.waitFor(() => expect(rendered).toHaveLength(2), PATIENCE);
    const waiting = get('/internships');
    const sameOne = get('/internships?x=1');
    await vi.waitFor(() => expect(misses()).toBe(4), PATIENCE);
    expect((await get('/career-tips')).status).toBe(503);
    expect((await get('/contact-us')).status).toBe(200);
    const file = get('/_next/static/chunks/a.js');
    await vi.waitFor(() => expect(rendered.at(-1)).toBe('/_next/static/chunks/a.js'), PATIENCE);
    open();
    cacheControl = 'public';
    const all = await Promise.all([making, waiting, sameOne, file]);
    expect(all.map((got) => got.status)).toEqual([200, 200, 200, 200]);
    expect((await get('/career-tips')).status).toBe(200);
    expect(rendered.filter((url) => url === '/internships')).toHaveLength(1);
  });
});

test('the least recently used pages are dropped when the memory is full', async () => {
  pages = newCache({ maxBytes: 3_000 });
  await get('/');
  await get('/contact-us');
  await get('/career-tips');
  await get('/');
  expect(rendered).toEqual(['/', '/contact-us', '/career-tips', '/']);
});
