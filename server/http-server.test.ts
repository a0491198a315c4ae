import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { createHttpServer, createRenderer, type Handler } from './http-server';
import { PACE, SlowBodies } from './slow-bodies';
import { shareTurns } from './render-queue';

const PAGE = `<!DOCTYPE html><p>${'Karibu. '.repeat(400)}</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>`;
const POLICY_OF_ALL = "default-src 'none'; frame-ancestors 'none'";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function get(
  handle: Handler,
  headers: Record<string, string> = {},
  { method = 'GET', path = '/', secure = false, dev = false } = {},
): Promise<Got> {
  server = createHttpServer(createRenderer(handle, { secure, proxies: 0, dev }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      );
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

const POLICY = "default-src 'self'; script-src 'nonce-a'";

const streamed: Handler = async (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', POLICY);
  response.flushHeaders();
  response.write(PAGE.slice(0, 100));
  await new Promise((resolve) => setImmediate(resolve));
  response.write(Buffer.from(PAGE.slice(100)));
  response.end();
};

const atOnce: Handler = async (_request, response) => {
  response.writeHead(404, 'Not Found', {
    'Content-Type': 'text/html',
    'Content-Security-Policy': POLICY,
    'X-Own': 'kept',
  });
  response.end(PAGE);
};

const policyOf = ({ headers }: Got) => String(headers['content-security-policy']);

describe('a page', () => {
  test.each([
    ['streamed', streamed, 200],
    ['written in one piece, with its headers', atOnce, 404],
  ])('%s: is complete and keeps its policy', async (_, handle, status) => {
    const got = await get(handle);
    expect(got.status).toBe(status);
    expect(got.body.toString()).toBe(PAGE);
    expect(policyOf(got)).toBe(POLICY);
  });

  test('is sent as it is written, even compressed', async () => {
    let end: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (end = resolve));
    const slow: Handler = async (_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.write(PAGE);
      (response as unknown as { flush?: () => void }).flush?.();
      await written;
      response.end('end');
    };
    server = createHttpServer(createRenderer(slow, { secure: false, proxies: 0, dev: false }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/dashboard`);
    const reader = answer.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    expect(first).toMatch(/^<!DOCTYPE html>/);
    expect(first).not.toContain('end');
    end();
    await reader?.cancel();
  });

  test('keeps its own headers', async () => {
    expect((await get(atOnce)).headers['x-own']).toBe('kept');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to clients that accept it', async (encoding, decompress) => {
    const got = await get(streamed, { 'Accept-Encoding': encoding });
    expect(got.headers['content-encoding']).toBe(encoding);
    expect(got.headers.vary).toContain('Accept-Encoding');
    expect(decompress(got.body).toString()).toBe(PAGE);
  });

  test('requested by HEAD: the headers only', async () => {
    const got = await get(
      async (_request, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.setHeader('Content-Length', '3241');
        response.end(null);
      },
      {},
      { method: 'HEAD' },
    );
    expect(got.status).toBe(200);
    expect(got.headers['content-length']).toBe('3241');
    expect(got.body).toHaveLength(0);
  });
});

describe('these are refused before anything reads them:', () => {
  const handle = vi.fn<Handler>(async (_request, response) => {
    response.end('looked at');
  });
  afterEach(() => handle.mockClear());

  test.each([
    '/internships/../api/internships',
    '/api/%2e%2e/internships',
    '/api\\contact',
    '/login%2f..%2fdashboard',
  ])('the address %s', async (path) => {
    const { status, headers } = await get(handle, {}, { path });
    expect(status).toBe(400);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(handle).not.toHaveBeenCalled();
  });

  test('a body that is too long', async () => {
    const long = { 'content-length': String(2 ** 30), 'content-type': 'application/json' };
    const got = await get(handle, long, { method: 'POST', path: '/api/auth/_log' });
    expect(got.status).toBe(413);
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'content-security-policy': POLICY_OF_ALL,
    });
    expect(JSON.parse(got.body.toString())).toEqual({
      message: 'That is more than we can take. Please shorten it.',
    });
    expect(handle).not.toHaveBeenCalled();
  });

  test.each(['POST', 'PUT', 'OPTIONS', 'PROPFIND'])('%s on a page', async (method) => {
    const got = await get(handle, {}, { method, path: '/login' });
    expect(got.status).toBe(405);
    expect(got.headers.allow).toBe('GET, HEAD');
    expect(got.body.toString()).toContain('can only be read');
    expect(handle).not.toHaveBeenCalled();
  });
});

describe('a method that an API call does not allow', () => {
  /** Responds like Next.js: with an empty body, and with the allowed methods only for OPTIONS. */
  const likeNext: Handler = async ({ method }, response) => {
    if (method === 'OPTIONS') response.writeHead(204, { Allow: 'GET, HEAD, OPTIONS, POST' }).end();
    else if (method === 'GET') response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    else Object.assign(response, { statusCode: 405 }).end();
  };

  test.each(['PUT', 'DELETE', 'PROPFIND'])(
    '%s: the message and the Allow header list the allowed methods',
    async (method) => {
      const got = await get(likeNext, {}, { method, path: '/api/contact?a=b' });
      expect(got.status).toBe(405);
      expect(got.headers.allow).toBe('GET, HEAD, OPTIONS, POST');
      expect(got.headers['cache-control']).toBe('no-store');
      expect(JSON.parse(got.body.toString())).toEqual({
        message: `This address does not take ${method}. It takes: GET, HEAD, OPTIONS, POST.`,
      });
    },
  );

  test('an allowed method is answered unchanged', async () => {
    const got = await get(likeNext, {}, { path: '/api/contact' });
    expect({ status: got.status, body: got.body.toString() }).toEqual({ status: 200, body: '{}' });
  });

  test('an API call that returns 405 itself is left unchanged', async () => {
    const own: Handler = async (_request, response) => {
      response.writeHead(405, { Allow: 'POST', 'Content-Type': 'application/json' });
      response.end('{"message":"own"}');
    };
    const got = await get(own, {}, { method: 'PUT', path: '/api/contact' });
    expect(got.headers.allow).toBe('POST');
    expect(got.body.toString()).toBe('{"message":"own"}');
  });
});

describe('personal pages', () => {
  test('are rendered a few at a time; past the queue limit the client is told when to retry, and API calls continue', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const begun: string[] = [];
    const handle: Handler = async ({ url = '' }, response) => {
      begun.push(url);
      if (!url.startsWith('/api/')) await gate;
      response.end('made');
    };
    const render = createRenderer(handle, { secure: false, proxies: 0, dev: false });
    server = createHttpServer(render, { turns: shareTurns({ atATime: 1, maxWaiting: 1 }) });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const first = ask('/login');
    await expect.poll(() => begun).toEqual(['/login']);
    const pair = await Promise.race(
      ['/register', '/unauthorized'].map(async (path, at) => ({ at, got: await ask(path) })),
    );
    expect(pair.got.status).toBe(503);
    expect(pair.got.headers.get('retry-after')).toBe('5');
    expect(pair.got.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await ask('/api/contact')).status).toBe(200);
    open();
    expect(await (await first).text()).toBe('made');
    expect(await (await ask('/reset-password')).text()).toBe('made');
  });
});

describe('every response', () => {
  const plain: Handler = async (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end('{}');
  };

  test('carries the security headers', async () => {
    const { headers } = await get(plain);
    expect(headers).toMatchObject({
      'content-security-policy': POLICY_OF_ALL,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  test('has nosniff and a policy that allows nothing for part of a page', async () => {
    const { headers } = await get(plain, {}, { path: '/_next/static/chunks/some.js' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  test('has HSTS for two years on an https site, and only there', async () => {
    const secure = await get(plain, {}, { secure: true });
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    server?.close();
    expect((await get(plain)).headers['strict-transport-security']).toBeUndefined();
  });

  test.each([
    [
      '/',
      'text/html; charset=utf-8',
      /<h1>Something went wrong on our side<\/h1>.*<a href="">Try again<\/a>/,
    ],
    ['/api/users', 'application/json', /^{"message":"Something went wrong on our side\. Please try again/],
  ])('of %s is a 500 with a message and without details if its handler failed', async (path, type, words) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const broken: Handler = async (_request, response) => {
      response.setHeader('Content-Length', '1');
      throw new Error('secret');
    };
    const got = await get(broken, {}, { path });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(got.status).toBe(500);
    expect(got.headers['content-type']).toBe(type);
    expect(got.headers['cache-control']).toBe('no-store');
    expect(got.headers['content-length']).toBe(String(got.body.length));
    expect(got.body.toString()).toMatch(words);
    expect(got.body.toString()).not.toContain('secret');
  });

  test('is sent unchanged if it is not text', async () => {
    const bytes = Buffer.alloc(5_000, 7);
    const got = await get(
      async (_request, response) => {
        response.setHeader('Content-Type', 'application/pdf');
        response.end(bytes);
      },
      { 'Accept-Encoding': 'gzip, br' },
    );
    expect(got.headers['content-encoding']).toBeUndefined();
    expect(got.body.equals(bytes)).toBe(true);
  });
});

describe('JSON from an API call', () => {
  const call = (...pieces: string[]) =>
    get(
      async (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.flushHeaders();
        for (const piece of pieces) response.write(Buffer.from(piece));
        response.end();
      },
      { 'Accept-Encoding': 'gzip' },
      { path: '/api/health' },
    );

  test('below 1 KB is sent with its length, uncompressed', async () => {
    const got = await call('{"status":"healthy"}');
    expect(got.headers).toMatchObject({ 'content-length': '20', vary: 'Accept-Encoding' });
    expect(got.headers).not.toHaveProperty('content-encoding');
    expect(got.headers).not.toHaveProperty('transfer-encoding');
    expect(got.body.toString()).toBe('{"status":"healthy"}');
  });

  test('from 1 KB on is compressed', async () => {
    const long = JSON.stringify('x'.repeat(1_022));
    const got = await call(long);
    expect(got.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(got.body).toString()).toBe(long);
  });

  test('in pieces is sent as it arrives', async () => {
    const got = await call('{"status":', '"healthy"}');
    expect(got.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(got.body).toString()).toBe('{"status":"healthy"}');
  });
});

test('a body that stops arriving gets a message, and its connection closes', async () => {
  const reads: Handler = async (request, response) => {
    for await (const chunk of request) void chunk;
    response.end('read');
  };
  const slowBodies = new SlowBodies({ ...PACE, graceMs: 120 });
  const render = createRenderer(reads, { secure: false, proxies: 0, dev: false });
  server = createHttpServer(render, { slowBodies });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const answered = new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.includes('}')) resolve(text);
    });
  });
  const head = 'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 2000';
  socket.write(`POST /api/users/upload-resume HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\nthe beginning`);
  expect(await answered).toMatch(
    /^HTTP\/1\.1 408 [\s\S]*Connection: close[\s\S]*"Your connection is too slow, or was interrupted, and not everything arrived\. Please try again\."/,
  );
  socket.destroy();
});
