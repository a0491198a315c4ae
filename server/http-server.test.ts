import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '@/lib/log';
import { createHttpServer, createRenderer, type Handler } from './http-server';
import { inlineScriptHashes } from './script-hashes';

const PAGE = `<!DOCTYPE html><p>${'Karibu. '.repeat(400)}</p><script>go()</script>`;
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

const streamed: Handler = async (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.flushHeaders();
  response.write(PAGE.slice(0, 100));
  await new Promise((resolve) => setImmediate(resolve));
  response.write(Buffer.from(PAGE.slice(100)));
  response.end();
};

const atOnce: Handler = async (_request, response) => {
  response.writeHead(404, 'Not Found', { 'Content-Type': 'text/html', 'X-Own': 'kept' });
  response.end(PAGE);
};

const policyOf = ({ headers }: Got) => String(headers['content-security-policy']);

describe('a page', () => {
  test.each([
    ['streamed', streamed, 200],
    ['written at once, with its headers', atOnce, 404],
  ])('%s: complete, and its policy allows its own inline scripts only', async (_, handle, status) => {
    const got = await get(handle);
    expect(got.status).toBe(status);
    expect(got.body.toString()).toBe(PAGE);
    expect(policyOf(got)).toContain(`script-src 'self' ${inlineScriptHashes(PAGE).join(' ')};`);
    expect(policyOf(got)).toContain("frame-ancestors 'none'");
    expect(/script-src[^;]*unsafe/.test(policyOf(got))).toBe(false);
  });

  test('keeps the headers it came with', async () => {
    expect((await get(atOnce)).headers['x-own']).toBe('kept');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s to those who take it', async (encoding, decompress) => {
    const got = await get(streamed, { 'Accept-Encoding': encoding });
    expect(got.headers['content-encoding']).toBe(encoding);
    expect(got.headers.vary).toContain('Accept-Encoding');
    expect(decompress(got.body).toString()).toBe(PAGE);
    expect(policyOf(got)).toContain('sha256-');
  });

  test('asked for by HEAD: the headers only', async () => {
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

  test('not changed since: no policy, for the kept page has its own', async () => {
    const got = await get(async (_request, response) => {
      response.statusCode = 304;
      response.end();
    });
    expect(got.status).toBe(304);
    expect(got.headers['content-security-policy']).toBeUndefined();
  });

  test('while developing may evaluate code and open a socket', async () => {
    const policy = policyOf(await get(atOnce, {}, { dev: true }));
    expect(policy).toContain("'unsafe-eval'");
    expect(policy).toContain('ws:');
  });
});

describe('every answer', () => {
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

  test('for a part of a page says no more than that it is what it says it is', async () => {
    const { headers } = await get(plain, {}, { path: '/_next/static/chunks/some.js' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('permissions-policy');
  });

  test('asks for https for two years where the site has it, and only there', async () => {
    const secure = await get(plain, {}, { secure: true });
    expect(secure.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    server?.close();
    expect((await get(plain)).headers['strict-transport-security']).toBeUndefined();
  });

  test('that failed outside its handler is a 500 without a word of why', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined);
    const got = await get(async () => {
      throw new Error('secret');
    });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    expect(got.status).toBe(500);
    expect(got.body.toString()).toBe('');
  });

  test('that is no text is sent as it is', async () => {
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
