import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, inject, test, vi } from 'vitest';
import { scriptFaults } from '@/dev/testing/security/expected-headers';
import { rawRequest } from '@/dev/testing/security/raw-request';
import { api } from '@/dev/testing/client/client';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';

stackDatabase();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, inject('appUrl')), { headers, redirect: 'manual' });

describe('pages of the running service', () => {
  test.each(['/', '/register', '/no-such-page'])(
    '%s: the policy allows every script of the page and no other',
    async (path) => {
      const page = await get(path);
      const html = await page.text();
      expect(html).toContain('<script');
      expect(scriptFaults(page.headers.get('content-security-policy') ?? '', html)).toEqual([]);
      expect(page.headers.get('x-powered-by')).toBeNull();
    },
  );

  test.each(['br', 'gzip'])('are compressed with %s', async (encoding) => {
    const page = await get('/', { 'accept-encoding': encoding });
    expect(page.headers.get('content-encoding')).toBe(encoding);
    expect(await page.text()).toContain('</html>');
  });

  test.each(['/career-tips', '/feeds/internships.xml', '/sitemaps/lists'])(
    'a 304 for %s leaves the policy to the cached page, and has the same Vary header',
    async (path) => {
      const { headers } = await get(path);
      const etag = headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      // Not fetch, which adds headers that forbid a cached response.
      const asking = request(new URL(path, inject('appUrl')), {
        headers: { 'if-none-match': etag },
      }).end();
      const [again] = (await once(asking, 'response')) as [IncomingMessage];
      again.resume();
      expect(again.statusCode).toBe(304);
      expect(again.headers['content-security-policy']).toBeUndefined();
      expect(again.headers.vary).toContain('Accept-Encoding');
      expect(again.headers.vary).toBe(headers.get('vary'));
    },
  );
});

test.each([
  '/',
  '/internships',
  '/internships?q=intern',
  '/career-tips',
  '/no-such-page',
  '/feeds/internships.xml',
])(
  '%s: people with a session, someone else’s cookie or a bearer token get the same bytes as a visitor',
  async (path) => {
    const { token } = await makeUser('recent graduate');
    const visitors: Record<string, string>[] = [
      {},
      { cookie: `next-auth.session-token=${token}; mwanzo-signed-in=1` },
      { cookie: '_ga=GA1.1.1' },
      { authorization: `Bearer ${token}` },
    ];
    const answers = await Promise.all(
      visitors.map(async (headers) => {
        const answer = await get(path, headers);
        return { etag: answer.headers.get('etag'), text: await answer.text() };
      }),
    );
    expect(answers).toEqual(answers.map(() => answers[0]));
  },
);

test('all addresses without a route get the same page, also for HEAD; files in public/ get their own', async () => {
  const [one, other] = await Promise.all(['/wp-login', '/no/such/page?x=1'].map((path) => get(path)));
  expect([one?.status, other?.status]).toEqual([404, 404]);
  expect(await one?.text()).toBe(await other?.text());
  const head = await fetch(new URL('/wp-admin', inject('appUrl')), { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([404, '']);
  expect((await get('/industries.svg')).headers.get('content-type')).toBe('image/svg+xml');
  expect((await get('/dashboard/none')).status).toBe(307);
});

test.each([
  '/wp-login.php',
  '/apple-touch-icon-x.png',
  '/a/b.js?x=1',
  '/.env',
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/_next/none',
])('missing file %s: a short 404', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).not.toBeNull();
  expect(answer.headers.get('x-request-id')).not.toBeNull();
  expect(await answer.text()).toBe('There is no such file.');
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-icon.png', 'image/png'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/apple-touch-icon.png?v=1', 'image/png'],
  ['/apple-touch-icon-precomposed.png', 'image/png'],
  ['/apple-touch-icon-120x120.png', 'image/png'],
  ['/apple-touch-icon-152x152-precomposed.png', 'image/png'],
  ['/icon.svg', 'image/svg+xml'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s exists', async (path, type) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
});

test('pages link the icons, and clients may cache them at the linked address', async () => {
  const html = await (await get('/')).text();
  const named = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  expect(named.map(([, rel]) => rel)).toEqual(['manifest', 'icon', 'icon', 'apple-touch-icon']);
  const { icons } = (await (await get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  const addresses = [...named.slice(1).map(([, , href = '']) => href), ...icons.map(({ src }) => src)];
  for (const address of addresses) {
    const answer = await get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect(answer.headers.get('cache-control'), address).toMatch(/immutable|^public, max-age=604800$/);
  }
});

test('the home screen icon is the linked one, cached for a week; HEAD has no body', async () => {
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
  const asked = await get('/apple-touch-icon.png');
  expect(asked.headers.get('cache-control')).toBe('public, max-age=604800');
  expect(await bytesOf(asked)).toEqual(await bytesOf(await get('/apple-icon.png')));
  for (const path of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png']) {
    const head = await fetch(new URL(path, inject('appUrl')), { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'image/png',
      '',
    ]);
  }
});

describe('an address with a token in its path', () => {
  test.each([
    '/reset-password/any-token',
    '/verify-email/any-token',
    '/verify-email-change/any-token',
    '/api/auth/verify-email/any-token',
    '/api/users/verify-email-change/any-token',
  ])('%s is never sent to another site as a referrer, and never cached', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toContain('no-store');
  });

  test('other pages send only the origin as referrer', async () => {
    expect((await get('/login')).headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });
});

describe('an invalid address', () => {
  test.each([
    '/%E0%A4%A',
    '/internships/%FF',
    '/api/internships/%FF',
    '/verify-email/%C0%80',
    '/..%2f..%2fetc%2fpasswd',
    '/internships%5capi',
  ])('%s is refused', async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  test.each(['/%00', '/internships/%00', '/api/internships/%00'])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each(['/internships?page=%E0%A4%A', '/internships/financial-services?page=%FF', '/login?from=%FF'])(
    '%s is read as far as possible',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );
});

describe('an address that two parsers may read differently', () => {
  test.each([
    'GET /internships/../api/internships',
    'GET /internships/%2e%2e/api/internships',
    'GET /internships/..%2fapi%2finternships',
    'GET /sitemaps/..\\..\\api\\internships',
    'POST /api/../internships',
    'POST /internships/../api/contact',
    'GET /_next/static/../../api/internships',
  ])('%s: is refused, and nothing is cached', async (line) => {
    const { status, headers } = await rawRequest(inject('appUrl'), line, { 'Content-Length': '0' });
    expect(status).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('shared caches may not store API responses', async () => {
    for (const path of [
      '/api/internships',
      '/api/internships/featured',
      '/%61pi/internships',
      '/api/internships?x=1',
    ]) {
      const { headers } = await get(path);
      expect(headers.get('cache-control'), path).toMatch(/private|no-store/);
      expect(headers.get('cache-control'), path).not.toMatch(/public|s-maxage/);
    }
  });
});

describe('a page that Next.js rendered during the build', () => {
  test.each(['/404', '/500', '/_not-found', '/_error'])(
    '%s is not a page and is not cached',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control') ?? '').not.toMatch(/s-maxage|public/);
      expect(await answer.text()).toContain('<h1');
    },
  );

  test.each<Record<string, string>>([{}, { rsc: '1' }])(
    'clients do not cache such a page, %j',
    async (headers) => {
      // Next.js redirects the request of its router once, to an address of its own.
      const answer = await fetch(new URL('/unauthorized', inject('appUrl')), { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    },
  );
});

describe('a method that an address does not allow', () => {
  test.each([
    ['PUT', '/api/contact', 'OPTIONS, POST'],
    ['DELETE', '/api/internships/featured', 'GET, HEAD, OPTIONS'],
    ['PATCH', '/api/auth/login', 'OPTIONS, POST'],
    ['POST', '/api/health?a=b', 'GET, HEAD, OPTIONS'],
    ['PROPFIND', '/api/contact', 'OPTIONS, POST'],
  ])(
    '%s %s: 405, and the message and the Allow header list the allowed methods',
    async (method, path, allow) => {
      const answer = await fetch(new URL(path, inject('appUrl')), { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe(allow);
      expect(await answer.json()).toEqual({
        message: `This address does not take ${method}. It takes: ${allow}.`,
      });
    },
  );

  test.each(['/', '/login', '/no/such/page'])('POST %s: 405 for a page', async (path) => {
    const answer = await fetch(new URL(path, inject('appUrl')), { method: 'POST' });
    expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    });
  });
});

describe('a query parameter that a page does not read', () => {
  test.each([
    '/',
    '/internships',
    '/internships?q=data',
    '/internships/legal-services',
    '/internships/in/nairobi',
    '/career-tips',
    '/contact-us',
    '/developers',
    '/feeds',
    '/hiring',
    '/sitemap.xml',
    '/sitemaps/lists',
    '/feeds/internships.xml',
    '/robots.txt',
    '/share/site',
  ])('%s has the same content and the same cache entry', async (path) => {
    const page = async (address: string) => {
      const answer = await get(address);
      return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
    };
    for (const more of ['x=1', 'utm_source=a&fbclid=b', 'ref=new&__nextLocale=en']) {
      // A job, such as that which deletes a user's data, may change the page meanwhile. Then both are requested again.
      await vi.waitFor(async () => {
        const plain = await page(path);
        expect(plain.status).toBe(200);
        expect(await page(`${path}${path.includes('?') ? '&' : '?'}${more}`)).toEqual(plain);
      }, 5_000);
    }
  });
});

describe('API calls of the running service', () => {
  test('health reports a working database, and is not cached', async () => {
    const { status, body, headers } = await api('GET', '/api/health');
    expect({ status, body }).toEqual({ status: 200, body: { status: 'ok' } });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('ready', async () => {
    expect(await api('GET', '/api/ready')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  test('nothing bypasses the middleware', async () => {
    const middleware = Array.from({ length: 5 }, () => 'middleware').join(':');
    for (const value of [middleware, 'src/middleware', 'middleware']) {
      const page = await get('/dashboard', { 'x-middleware-subrequest': value });
      expect(page.status).toBe(307);
      expect(page.headers.get('location')).toContain('/login');
    }
  });

  test('a forged host header changes nothing', async () => {
    const page = await get('/dashboard', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    });
    expect(page.headers.get('location')).not.toContain('evil.example');
  });
});

test('metrics do not exist without a token', async () => {
  expect((await get('/api/metrics', { authorization: 'Bearer undefined' })).status).toBe(404);
});
