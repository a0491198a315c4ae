import { beforeAll, describe, expect, inject, test } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { parseUrl } from '@/lib/platform/core/parse-url';
import { TEST_PASSWORD, uniqueLetters } from '../client/client-for';
import { makeUser } from '../data/fixtures';
import { stackDatabase } from '../stack/stack-database';
import { rawRequest } from './raw-request';
import { runsAll } from '../../test-run/only-in-all';

const site = inject('appUrl');
const EVIL = 'evil.example';

/** Addresses that browsers or lenient parsers would resolve to another site. */
const ADDRESSES = [
  `https://${EVIL}`,
  `https:${EVIL}`,
  `http://${EVIL}/dashboard`,
  `HtTpS://${EVIL}`,
  `//${EVIL}`,
  `///${EVIL}`,
  `////${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `\\/${EVIL}`,
  `/\\/${EVIL}`,
  `/\t/${EVIL}`,
  `/\n/${EVIL}`,
  `\t//${EVIL}`,
  ` //${EVIL}`,
  `/ /${EVIL}`,
  `/%2f${EVIL}`,
  `/%2F%2F${EVIL}`,
  `/%5c${EVIL}`,
  `%2f%2f${EVIL}`,
  `/%252f${EVIL}`,
  `/%09/${EVIL}`,
  `/%0a/${EVIL}`,
  `/%00/${EVIL}`,
  `/.//${EVIL}`,
  `/..//${EVIL}`,
  `/a/..//${EVIL}`,
  `/./\\${EVIL}`,
  `/%2e%2e//${EVIL}`,
  `@${EVIL}`,
  `:@${EVIL}`,
  `.${EVIL}`,
  `${site}@${EVIL}`,
  `${site}.${EVIL}`,
  `${site}\\@${EVIL}`,
  `https://${EVIL}#${site}`,
  `https://${EVIL}?${site}`,
  `https://${EVIL}%00.127.0.0.1`,
  `/\u2044\u2044${EVIL}`,
  `\uFF0F\uFF0F${EVIL}`,
  `/\u202E//${EVIL}`,
  `//evil\u3002example`,
  `/\uFEFF/${EVIL}`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  `/%0d%0aLocation: https://${EVIL}`,
  `/\r\nLocation: https://${EVIL}`,
  '',
  `/${'a'.repeat(5_000)}`,
];

let cookie: string;
let username: string;
let tried = 0;

stackDatabase();
beforeAll(async () => {
  username = uniqueLetters();
  const user = await makeUser('administrator', { username, passwordHash: await hashPassword(TEST_PASSWORD) });
  cookie = `next-auth.session-token=${user.token}`;
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { redirect: 'manual', headers });

const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

const query = (name: string, value: string): string => new URLSearchParams({ [name]: value }).toString();

/** Every call that redirects to an address from the request. */
const PLACES: Record<string, (address: string) => Promise<Response>> = {
  'the login page, signed in': (to) => get(`/login?${query('from', to)}`, { cookie }),
  'the login page with a reason': (to) => get(`/login?reason=none&${query('from', to)}`, { cookie }),
  'the login page with several ways back': (to) =>
    get(`/login?reason=none&from=/dashboard&${query('from', to)}`, { cookie }),
  'the registration page, signed in': (to) => get(`/register?${query('from', to)}`, { cookie }),
  'a wrong login by form': (to) =>
    form('/api/auth/login', { emailOrUsername: 'nobody', password: 'x', from: to }),
  'a login by form': (to) =>
    form('/api/auth/login', { emailOrUsername: username, password: TEST_PASSWORD, from: to }),
  'a logout by form': (to) => form(`/api/auth/logout?${query('next', to)}`, { from: to }),
  'a verification by form': (to) => form(`/api/auth/verify-email/${encodeURIComponent(to)}`, { a: 'b' }),
  'a changed address by form': (to) =>
    form(`/api/users/verify-email-change/${encodeURIComponent(to)}`, { a: 'b' }),
  'a new password by form': (to) =>
    form(`/api/auth/reset-password/${encodeURIComponent(to)}`, { newPassword: 'x', from: to }),
  'a message by form': (to) => form(`/api/contact?${query('next', to)}`, { name: 'x', from: to, page: to }),
  'a sign-in that begins': (to) => form('/api/auth/signin/oidc', { from: to }),
  'a sign-in that comes back': (to) => get(`/api/auth/callback/oidc?${query('callbackUrl', to)}`),
  'a sign-in linked by its mail': (to) =>
    form(`/api/auth/link-sign-in/${encodeURIComponent(to)}`, { from: to }),
  'a first sign-in': (to) => form('/api/auth/finish-registration', { from: to }),
  'a guard': (to) => get(`/dashboard?${query('from', to)}&${query('next', to)}`),
  'a list past its end': (to) => get(`/dashboard/users?page=9999&${query('q', to)}`, { cookie }),
};

/** Calls that hash a password. The short run tries only some addresses with these calls. */
const SLOW = ['a wrong login by form', 'a login by form'];
const addressesFor = (place: string): string[] =>
  SLOW.includes(place) && !runsAll() ? ADDRESSES.filter((_, at) => at % 13 === 0) : ADDRESSES;

const leadsAway = (location: string): boolean => {
  const url = parseUrl(location, site);
  if (url?.origin !== site || /[\t\r\n\u0000]/.test(location)) return true;
  return !location.startsWith(`${site}/`) && location !== site && /^[/\\]{2}/.test(location);
};

/** Returns the target of a Refresh header. */
const refreshTo = (answer: Response): string =>
  /url=(.*)$/.exec(answer.headers.get('refresh') ?? '')?.[1] ?? '/';

describe('nothing redirects to another site', () => {
  test.each(Object.entries(PLACES))('%s', async (place, ask) => {
    const wrong: string[] = [];
    for (const address of addressesFor(place)) {
      const answer = await ask(address);
      tried += 1;
      const location = answer.headers.get('location') ?? '/';
      const body = await answer.text();
      const url = body.startsWith('{') ? ((JSON.parse(body) as { url?: string }).url ?? '/') : '/';
      if (answer.status >= 500) wrong.push(`${JSON.stringify(address)}: ${answer.status}`);
      if ([location, url, refreshTo(answer)].some(leadsAway)) wrong.push(`${address} → ${location} ${url}`);
      if (/http-equiv="?refresh[^>]*evil/i.test(body)) wrong.push(`${address} in the page`);
    }
    expect(wrong).toEqual([]);
  });

  test('addresses that the service normalises', async () => {
    const paths = ADDRESSES.filter((address) => !/[\r\n\t ]/.test(address)).flatMap((address) => [
      `/${address}`,
      `/${address}/`,
      address.startsWith('/') ? `${address}/` : `//${address}/`,
      `/internships/${address}/`,
      `/dashboard/..${address}/`,
    ]);
    const wrong: string[] = [];
    for (const path of paths) {
      const { status, headers } = await rawRequest(site, `GET ${encodeURI(path).replaceAll('%25', '%')}`);
      tried += 1;
      if (status >= 500) wrong.push(`${path}: ${status}`);
      if (headers.location !== undefined && leadsAway(headers.location))
        wrong.push(`${path} → ${headers.location}`);
    }
    expect(wrong).toEqual([]);
  });

  test('prints how many addresses were tried', () => {
    process.stdout.write(`redirects: ${tried} tried at ${Object.keys(PLACES).length + 1} places\n`);
    expect(tried).toBeGreaterThan(1_000);
  });
});
