import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { clientFor, TEST_PASSWORD, uniqueLetters } from '../client/client-for';
import { addressOf } from '../access/address';
import { endpoints, pages } from '../access/route-tree';
import { makeListing, makeUser } from '../data/fixtures';
import { stackForFile } from '../stack/for-file';
import { registrationOf } from '../client/registration';
import { headerFaults } from './expected-headers';
import { rawRequest } from './raw-request';

/** The public address. The service listens elsewhere, behind a TLS proxy. */
const SITE = 'https://mwanzo.example';
const EVIL = 'evil.example';
const METRICS_TOKEN = 'for-the-tests-only';

let token: string;
let listing: string;

/** The only page that other sites may frame. */
const WIDGET = 'GET /feeds/widget.html';

const stack = stackForFile({ address: SITE, env: { METRICS_TOKEN } });
beforeAll(async () => {
  token = (await makeUser('administrator')).token;
  const { slug } = await makeListing();
  listing = `/internships/it-telecommunications/${slug}`;
});

const cookie = (token: string): string => `__Host-next-auth.session-token=${token}`;
const raw = (line: string, headers?: Record<string, string>, body?: string) =>
  rawRequest(stack().appUrl, line, headers, body);

async function faultsOf(line: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await raw(line, headers);
  return headerFaults(answer).map((fault) => `${line} (${answer.status}): ${fault}`);
}

/** Scripts, styles and fonts are no documents: they have a policy, nosniff and HSTS, but not the headers for documents alone. */
const isNotOfPage = (line: string) => (fault: string) =>
  !/\/(?:_next\/static|page-script)\//.test(line) ||
  !/: (?:x-frame-options|referrer-policy|permissions-policy) /.test(fault);

describe('the security headers', () => {
  test(
    'are on every response of every page and endpoint, for every caller, cached or not',
    { timeout: 600_000 },
    async () => {
      const lines = [...pages(), ...endpoints()].map((row) => {
        const [method = '', path = ''] = row.split(' ');
        return `${method === 'PAGE' ? 'GET' : method} ${addressOf(path)}`;
      });
      const people: Record<string, string>[] = [{}, { cookie: cookie(token) }];
      const faults: string[] = [];
      let tried = 0;
      for (const line of lines.filter((one) => !one.includes('logout') && one !== WIDGET)) {
        for (const person of [...people, {}]) {
          faults.push(...(await faultsOf(line, { 'Content-Length': '0', ...person })));
          tried += 1;
        }
      }
      process.stdout.write(`headers: ${tried} answers of ${lines.length} rows, ${faults.length} faults\n`);
      expect(faults).toEqual([]);
    },
  );

  test.each([
    'GET /no/such/page',
    'GET /%E0%A4%A',
    'GET /robots.txt',
    'GET /sitemap.xml',
    'GET /icon.svg',
    'GET /api/no/such/call',
    'GET /api/metrics',
    'GET /internships/it-telecommunications?page=2',
    'GET /_next/image?url=%2Ficon.svg&w=64&q=75',
    'GET /_next/data/none.json',
    'GET /_next/none',
    'GET /_next/static/none.js.map',
    'GET /page-script/none',
    'GET /.well-known/none',
    'GET /feeds/none',
    'GET /feeds/none/none',
    'GET /feeds/employers/none/none',
    'GET /page-script/none/none',
    'GET /sitemaps/none',
    'GET /share/none',
    'GET /share/listings/none',
    'GET /share/none/none',
    'GET /none.txt',
    'GET /none.js',
    'GET /dashboard/',
    'POST /login',
    'DELETE /api/contact',
    'OPTIONS /api/contact',
    'HEAD /',
  ])('are on the response to %s', async (line) => {
    expect((await faultsOf(line, { 'Content-Length': '0' })).filter(isNotOfPage(line))).toEqual([]);
  });

  test.each(['/', '/login', '/internships'])('are on every script, style and font of %s', async (page) => {
    const { body } = await raw(`GET ${page}`);
    const isFile = /\/(?:_next\/static|page-script)\/[\w./~-]+/g;
    const named = [...new Set(body.match(isFile))];
    const sheets = await Promise.all(
      named.filter((file) => file.endsWith('.css')).map(async (file) => (await raw(`GET ${file}`)).body),
    );
    const files = [...new Set([...named, ...sheets.flatMap((sheet) => sheet.match(isFile) ?? [])])];
    const faults = await Promise.all(
      files.map(async (file) => {
        const line = `GET ${file}`;
        expect((await raw(line)).status, line).toBe(200);
        return (await faultsOf(line, {})).filter(isNotOfPage(line));
      }),
    );
    expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(0);
    expect(files.filter((file) => /\.js$|page-script/.test(file)).length).toBeGreaterThan(2);
    expect(faults.flat()).toEqual([]);
  });

  test('let other sites frame only the widget, which has neither a script nor a form', async () => {
    const people: Record<string, string>[] = [{}, { cookie: cookie(token) }, {}];
    for (const headers of people)
      expect(await faultsOf(WIDGET, headers)).toEqual(
        [
          'x-frame-options is missing',
          'may be framed',
          'no script-src',
          "default-src is 'none'",
          'object-src is missing',
          "form-action is 'none'",
          'upgrade-insecure-requests is missing',
        ].map((fault) => `${WIDGET} (200): ${fault}`),
      );
  });

  test('are on a cached listing', async () => {
    expect(await faultsOf(`GET ${listing}`, {})).toEqual([]);
    expect(await faultsOf(`GET ${listing}`, {})).toEqual([]);
  });

  test('are on the metrics', async () => {
    expect(await faultsOf('GET /api/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).toEqual([]);
  });
});

describe('the address of the site', () => {
  const says = (host: string) => ({
    Host: host,
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': 'http',
    Forwarded: `host=${host};proto=http`,
  });

  test.each([
    '/',
    '/career-tips',
    '/sitemap.xml',
    '/robots.txt',
    '/feeds/internships.xml',
    '/login',
    '/api/openapi.json',
  ])('%s reads it from the settings and ignores the request', async (path) => {
    for (const host of [EVIL, 'localhost:81', new URL(stack().appUrl).host]) {
      const { status, body, headers } = await raw(`GET ${path}?h=${host.length}`, says(host));
      expect(status).toBe(200);
      expect(body + JSON.stringify(headers)).not.toContain(host);
      expect(body).not.toMatch(/https?:\/\/(?:127\.0\.0\.1|localhost)/);
    }
  });

  test.each([
    ['/api/auth/register', '/verify-email/'],
    ['/api/auth/reset-password', '/reset-password/'],
  ])('an e-mail of %s has the one from the settings and ignores the request', async (path, way) => {
    const { mailsTo } = clientFor(stack());
    const json = { ...registrationOf(), frontendUrl: `https://${EVIL}` };
    if (way === '/reset-password/') await makeUser('employer', { email: json.email });
    const body = JSON.stringify(json);
    const { status } = await raw(
      `POST ${path}`,
      {
        ...says(EVIL),
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
      },
      body,
    );
    expect(status).toBeLessThan(300);
    const [mail] = await mailsTo(json.email);
    expect(`${mail?.text}${mail?.html}`).not.toContain(EVIL);
    const links = `${mail?.text}${mail?.html}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
    expect(new Set(links.map((link) => new URL(link).origin))).toEqual(new Set([SITE]));
    expect(links.some((link) => new URL(link).pathname.startsWith(way))).toBe(true);
  });
});

test('log-in cookies are limited to HTTPS and this site, and scripts cannot read the session cookie', async () => {
  const username = uniqueLetters();
  await makeUser('employer', { username, passwordHash: await hashPassword(TEST_PASSWORD) });
  const { headers } = await clientFor(stack()).api('POST', '/api/auth/login', {
    json: { emailOrUsername: username, password: TEST_PASSWORD },
  });
  const all = headers.getSetCookie();
  const earlier = all.filter((one) => / Max-Age=0;/.test(one));
  const [session = '', mark = '', device = '', ...others] = all.filter((one) => !earlier.includes(one));
  expect(others).toEqual([]);
  expect(earlier.map((one) => one.split('=')[0])).toEqual([
    '__Secure-next-auth.session-token',
    '__Secure-mwanzo-signed-in',
  ]);
  expect(device).toMatch(/^__Secure-mwanzo-device=[^;]+;/);
  expect(device).toContain('; HttpOnly');
  expect(session).toMatch(/^__Host-next-auth\.session-token=[^;]+;/);
  expect(session).toContain('; HttpOnly');
  expect(mark).toMatch(/^__Host-mwanzo-signed-in=1-[0-9a-f]{8};/);
  for (const one of [session, mark]) expect(one).toMatch(/; Path=\/(?:;|$)/);
  for (const one of [session, mark, device]) {
    expect(one).toContain('; Secure');
    expect(one).toContain('; SameSite=Lax');
    expect(one).toContain('; Path=/');
    expect(one).not.toContain('Domain');
  }
});

test('a session that an earlier version opened continues, and its cookies are replaced when it is extended or ends', async () => {
  const user = await makeUser('recent graduate');
  const { api } = clientFor(stack());
  const earlier = `__Secure-next-auth.session-token=${user.token}; __Secure-mwanzo-signed-in=1`;
  expect((await api('GET', '/api/users/me', { cookie: earlier })).status).toBe(200);
  expect((await raw('GET /dashboard', { cookie: earlier })).status).toBe(200);
  const extended = await api('POST', '/api/auth/extend-session', { cookie: earlier });
  expect(extended.status).toBe(200);
  const cookies = extended.headers.getSetCookie();
  const [renewed = ''] = cookies[0]?.split(';') ?? [];
  expect(renewed).toMatch(/^__Host-next-auth\.session-token=./);
  expect(cookies).toContain(
    '__Secure-next-auth.session-token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect((await api('GET', '/api/users/me', { cookie: renewed })).status).toBe(200);
  const { status, headers } = await api('POST', '/api/auth/logout', { cookie: earlier });
  expect(status).toBe(204);
  expect(headers.getSetCookie().map((one) => one.split('=')[0])).toEqual([
    '__Host-next-auth.session-token',
    '__Host-mwanzo-signed-in',
    '__Secure-next-auth.session-token',
    '__Secure-mwanzo-signed-in',
  ]);
  expect((await api('GET', '/api/users/me', { cookie: renewed })).status).toBe(401);
});
