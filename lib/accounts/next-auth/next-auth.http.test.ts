import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { api } from '@/dev/testing/client/client';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { UserModel } from '@/models/user';

let passwordHash: string;
stackDatabase();
beforeAll(async () => {
  passwordHash = await hashPassword(TEST_PASSWORD);
});

const SESSION = 'next-auth.session-token';
const nameValue = (cookie: string) => cookie.split(';')[0] ?? '';
const find = (headers: Headers, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

async function post(path: string, fields: Record<string, string>, cookie = '') {
  const csrf = await api<{ csrfToken: string }>('GET', '/api/auth/csrf');
  const cookies = [cookie, ...csrf.headers.getSetCookie().map(nameValue)].filter(Boolean).join('; ');
  return fetch(new URL(path, inject('appUrl')), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies },
    body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, json: 'true', ...fields }),
  });
}

const signIn = (emailOrUsername: string, password = TEST_PASSWORD) =>
  post('/api/auth/callback/credentials', { emailOrUsername, password });

describe('next-auth', () => {
  test('signs in with the same token the API knows, in the same two cookies', async () => {
    const user = await makeUser('employer', { passwordHash });
    const { username } = (await UserModel.findById(user._id).lean()) ?? { username: '' };
    const answer = await signIn(username);
    expect(answer.status).toBe(200);
    const cookie = find(answer.headers, SESSION) ?? '';
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(find(answer.headers, 'mwanzo-signed-in')).toContain('=1;');
    const token = nameValue(cookie).slice(SESSION.length + 1);
    expect((await api('GET', '/api/users/me', { token })).status).toBe(200);
    expect((await api('GET', '/api/users/me', { cookie: nameValue(cookie) })).status).toBe(200);
  });

  test('refuses with the words of the login', async () => {
    const answer = await signIn('nobodyatall', 'Wrong#2026');
    expect(answer.status).toBe(401);
    const { url } = (await answer.json()) as { url: string };
    expect(new URL(url).searchParams.get('error')).toBe('Invalid email/username or password!');
    expect(find(answer.headers, SESSION)).toBeUndefined();
  });

  test('shows a session without secrets, and does not lengthen it', async () => {
    const user = await makeUser('editor');
    const before = (jwt.decode(user.token) as { exp: number }).exp;
    const { body, headers } = await api('GET', '/api/auth/session', { cookie: `${SESSION}=${user.token}` });
    expect(body).toEqual({
      user: {
        name: 'Test Person',
        firstName: 'Test',
        lastName: 'Person',
        username: expect.any(String),
        role: 'editor',
      },
      expires: new Date(before * 1000).toISOString(),
    });
    const renewed = nameValue(find(headers, SESSION) ?? '').slice(SESSION.length + 1);
    expect((jwt.decode(renewed) as { exp: number }).exp - before).toBeLessThanOrEqual(0);
  });

  test('shows none, and takes the cookies, when the user no longer counts', async () => {
    const user = await makeUser('editor', { isActive: false });
    const { status, body, headers } = await api('GET', '/api/auth/session', {
      cookie: `${SESSION}=${user.token}`,
    });
    expect({ status, body }).toEqual({ status: 200, body: {} });
    expect(find(headers, SESSION)).toContain('Max-Age=0');
    expect(find(headers, 'mwanzo-signed-in')).toContain('Max-Age=0');
  });

  test('shows none to a visitor', async () => {
    expect(await api('GET', '/api/auth/session')).toMatchObject({ status: 200, body: {} });
  });

  test('signs out of both cookies', async () => {
    const user = await makeUser('editor');
    const answer = await post('/api/auth/signout', {}, `${SESSION}=${user.token}`);
    expect(answer.status).toBe(200);
    expect(find(answer.headers, SESSION)).toMatch(/^next-auth\.session-token=;/);
    expect(find(answer.headers, 'mwanzo-signed-in')).toContain('Max-Age=0');
    expect((await api('GET', '/api/users/me', { token: user.token })).status).toBe(401);
  });

  test('a sign-in from another site is refused', async () => {
    const answer = await fetch(`${inject('appUrl')}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ emailOrUsername: 'admin', password: TEST_PASSWORD }),
    });
    expect(answer.status).toBe(403);
  });
});

describe('what is sent to next-auth', () => {
  const site = inject('appUrl');
  const send = (action: string, type: string, body: BodyInit, method = 'POST') =>
    fetch(`${site}/api/auth/${action}`, {
      method,
      redirect: 'manual',
      headers: { 'content-type': type },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    });
  const FORM = 'application/x-www-form-urlencoded';
  const JSON_TYPE = 'application/json';
  const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message;

  const chunked = (text: string) =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });

  const ALL = [
    '_log',
    'signout',
    'session',
    'signin/credentials',
    'callback/credentials',
    'error',
    'nothing',
  ];
  const IN_USE = ['signout', 'signin/credentials', 'callback/credentials'];
  const fields = Array.from({ length: 400_000 }, (_, at) => `k${at}=v`).join('&');
  const long = JSON.stringify({ csrfToken: 'a'.repeat(40_000_000) });

  /** Milliseconds; reading four million bytes of fields took seconds in which nobody else was answered. */
  const AT_ONCE = 2_000;

  test.each(ALL)(
    '%s: a body that is far too long is refused at once, and nobody else waits',
    async (action) => {
      for (const [type, body] of [
        [FORM, fields],
        [JSON_TYPE, long],
      ] as const) {
        const began = performance.now();
        const [answer, other] = await Promise.all([send(action, type, body), fetch(`${site}/api/ready`)]);
        expect(answer.status).toBe(413);
        expect(await messageOf(answer)).toBe('That is more than we can take. Please shorten it.');
        expect(other.status).toBe(200);
        expect(performance.now() - began).toBeLessThan(AT_ONCE);
      }
    },
  );

  test.each(IN_USE)('%s: one that is too long is not read to its end, however it comes', async (action) => {
    const body = fields.slice(0, 300 * 1024);
    expect((await send(action, FORM, body)).status).toBe(413);
    expect((await send(action, FORM, chunked(body))).status).toBe(413);
    expect((await send(action, FORM, chunked(fields))).status).toBe(413);
  });

  test.each(IN_USE)('%s: what is no JSON, and none of names and texts, is a 400', async (action) => {
    expect(await messageOf(await send(action, JSON_TYPE, '{"csrfToken":'))).toBe(
      'The request is not valid JSON.',
    );
    for (const body of ['{"csrfToken":', 'null', '[]', '"a"', '{"csrfToken":{}}', '{"callbackUrl":["/"]}']) {
      expect((await send(action, JSON_TYPE, body)).status, body).toBe(400);
    }
    expect((await send(action, 'text/plain', 'a=b')).status).toBe(415);
  });

  test('JSON of names and texts is taken as a form is', async () => {
    const { body, headers } = await api<{ csrfToken: string }>('GET', '/api/auth/csrf');
    const answer = await fetch(`${site}/api/auth/signout`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE, cookie: headers.getSetCookie().map(nameValue).join('; ') },
      body: JSON.stringify({ csrfToken: body.csrfToken, json: true }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toHaveProperty('url');
  });

  test.each([
    '_log',
    'error',
    'verify-request',
    'signin/google',
    'callback/google',
    'session/a',
    'constructor',
  ])('%s is not in use', async (action) => {
    for (const method of ['GET', 'POST']) {
      const answer = await send(action, FORM, method === 'GET' ? (undefined as never) : 'a=b', method);
      expect(answer.status).toBe(404);
      expect(await messageOf(answer)).toBe('There is nothing at this address.');
    }
  });

  test.each([
    ['POST', 'session', 'GET, HEAD'],
    ['POST', 'csrf', 'GET, HEAD'],
    ['GET', 'callback/credentials', 'POST'],
    ['HEAD', 'callback/credentials', 'POST'],
  ])('%s %s: says what it takes', async (method, action, allow) => {
    const body = method === 'POST' ? 'a=b' : (undefined as never);
    const answer = await send(action, FORM, body, method);
    expect({ status: answer.status, allow: answer.headers.get('allow') }).toEqual({ status: 405, allow });
  });

  test('a form that fails leads to the login, with why', async () => {
    const csrf = await api<{ csrfToken: string }>('GET', '/api/auth/csrf');
    const answer = await fetch(`${site}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: csrf.headers.getSetCookie().map(nameValue).join('; ') },
      body: new URLSearchParams({
        csrfToken: csrf.body.csrfToken,
        emailOrUsername: 'nobodyatall',
        password: 'Wrong#2026',
      }),
    });
    expect(answer.status).toBe(302);
    const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', site);
    expect(pathname).toBe('/login');
    expect(searchParams.get('error')).toBe('Invalid email/username or password!');
  });
});
