import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, inject('appUrl')), { headers, redirect: 'manual' });

/** The inline scripts of a page that a browser would run. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  );

const allowed = (policy: string, script: string) =>
  policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);

describe('pages of the running service', () => {
  test.each(['/', '/register', '/no-such-page'])(
    '%s: the policy allows every inline script and no other',
    async (path) => {
      const page = await get(path);
      const policy = page.headers.get('content-security-policy') ?? '';
      const scripts = inlineScripts(await page.text());
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((script) => !allowed(policy, script))).toEqual([]);
      expect(/script-src ([^;]+)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|https?:/);
      expect(page.headers.get('x-powered-by')).toBeNull();
    },
  );

  test.each(['br', 'gzip'])('are compressed with %s', async (encoding) => {
    const page = await get('/', { 'accept-encoding': encoding });
    expect(page.headers.get('content-encoding')).toBe(encoding);
    expect(await page.text()).toContain('</html>');
  });

  test('a page not changed since keeps the policy it came with', async () => {
    const etag = (await get('/career-tips')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    // fetch would add that it wants no answer from a cache.
    const asking = request(new URL('/career-tips', inject('appUrl')), {
      headers: { 'if-none-match': etag },
    }).end();
    const [again] = (await once(asking, 'response')) as [IncomingMessage];
    again.resume();
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBeUndefined();
  });
});

describe('an address that is none', () => {
  test.each(['/%E0%A4%A', '/internships/%FF', '/api/internships/%FF', '/verify-email/%C0%80'])(
    '%s is refused',
    async (path) => {
      expect((await get(path)).status).toBe(400);
    },
  );

  test.each(['/%00', '/..%2f..%2fetc%2fpasswd', '/internships/%00', '/api/internships/%00'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each(['/internships?page=%E0%A4%A', '/internships/financial-services?page=%FF', '/login?from=%FF'])(
    '%s is read as far as it can be',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );
});

describe('calls of the running service', () => {
  test('health says that the database is there, and nobody keeps the answer', async () => {
    const { status, body, headers } = await api('GET', '/api/health');
    expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('ready', async () => {
    expect(await api('GET', '/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  test('nobody talks past the middleware', async () => {
    const middleware = Array.from({ length: 5 }, () => 'middleware').join(':');
    for (const value of [middleware, 'src/middleware', 'middleware']) {
      const page = await get('/dashboard', { 'x-middleware-subrequest': value });
      expect(page.status).toBe(307);
      expect(page.headers.get('location')).toContain('/login');
    }
  });

  test('what another site claims about the host goes nowhere', async () => {
    const page = await get('/dashboard', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    expect(page.headers.get('location')).not.toContain('evil.example');
  });
});

test('there are no metrics where no token for them is set', async () => {
  expect((await get('/api/metrics', { authorization: 'Bearer undefined' })).status).toBe(404);
});
