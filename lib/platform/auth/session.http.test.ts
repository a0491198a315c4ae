import jwt from 'jsonwebtoken';
import { describe, expect, inject, test } from 'vitest';
import { hashPassword } from './passwords';
import { signToken } from './session-jwt';
import { api, logIn } from '@/dev/testing/client/client';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { UserModel, type UserRecord } from '@/models/user';

stackDatabase();

const me = (token: string) => api('GET', '/api/users/me', { token });
const asCookie = (token: string) => `next-auth.session-token=${token}`;
const change = (user: TestUser, set: Partial<UserRecord>) =>
  UserModel.updateOne({ _id: user._id }, { $set: set });
const page = (path: string, token?: string, headers = {}) =>
  api('GET', path, { headers, ...(token && { cookie: asCookie(token) }) });
const locationOf = (headers: Headers) => {
  const { pathname, search } = new URL(headers.get('location') ?? '/nowhere', inject('appUrl'));
  return pathname + search;
};
const isCleared = (headers: Headers) => {
  const cookies = headers.getSetCookie();
  return ['next-auth.session-token=;', 'mwanzo-signed-in='].every((start) =>
    cookies.some((cookie) => cookie.startsWith(start) && /Max-Age=0|Expires=Thu, 01 Jan 1970/.test(cookie)),
  );
};

describe('a session ends with the next request, with its reason', () => {
  const CHANGES: [what: string, set: Partial<UserRecord>, status: number, message: string, reason: string][] =
    [
      [
        'deactivated',
        { isActive: false },
        403,
        'Account deactivated. Please contact support.',
        'deactivated',
      ],
      [
        'not verified',
        { isVerified: false },
        403,
        'Account not verified. Please verify your email.',
        'notVerified',
      ],
      ['ended everywhere', { sessionVersion: 1 }, 401, 'Session expired. Please login again.', 'expired'],
    ];

  test.each(CHANGES)('%s', async (_, set, status, message, reason) => {
    const user = await makeUser('recent graduate');
    expect((await me(user.token)).status).toBe(200);
    await change(user, set);
    const refused = await me(user.token);
    expect(refused).toMatchObject({ status, body: { message } });
    expect(refused.headers.get('session-problem')).toBe(reason);
    const sent = await page('/dashboard/profile', user.token);
    const path = locationOf(sent.headers);
    expect(path).toMatch(
      new RegExp(`^/login\\?reason=${reason}&from=%2Fdashboard%2Fprofile&ended=[\\w-]{43}$`),
    );
    // It does not matter whether the address was typed or a page on this or another site linked to it.
    for (const site of ['none', 'same-origin', 'cross-site']) {
      const login = await page(path, user.token, { 'sec-fetch-site': site });
      expect(login.status).toBe(200);
      expect(String(login.body)).toContain(message);
      expect(isCleared(login.headers), site).toBe(true);
    }
  });

  test('deleted', async () => {
    const user = await makeUser('employer');
    await UserModel.deleteOne({ _id: user._id });
    expect(await me(user.token)).toMatchObject({ status: 401, body: { message: 'User not found' } });
    const sent = await page('/dashboard', user.token);
    expect(locationOf(sent.headers)).toMatch(/^\/login\?reason=userNotFound&from=%2Fdashboard&ended=/);
  });

  test('a new role counts at once, whatever the token says', async () => {
    const user = await makeUser('employer');
    await change(user, { role: 'recent graduate' });
    expect((await api('GET', '/api/employer/my-internships', { token: user.token })).status).toBe(403);
  });
});

describe('somebody whose role is none of the four', () => {
  const LOST = 'Your details could not be found. Please try to log in again.';
  const stranger = async () => {
    const user = await makeUser('administrator');
    await change(user, { role: 'intern' as UserRecord['role'] });
    return user;
  };

  test('may do nothing, and hears why', async () => {
    const { token } = await stranger();
    for (const path of ['/api/users/me', '/api/admin', '/api/applications/my-applications']) {
      expect(await api('GET', path, { token })).toMatchObject({ status: 403, body: { message: LOST } });
    }
  });

  test.each(['of the role they had', 'of no role'])(
    'a token %s: the dashboard says so, and every page of it leads there',
    async (kind) => {
      const { id, token: old } = await stranger();
      const names = { firstName: 'Test', lastName: 'Person', username: 'test' };
      const token =
        kind === 'of no role' ? signToken({ id, ...names, role: 'intern', sessionVersion: 0 }, 60) : old;
      const home = await page('/dashboard', token);
      expect(home.status).toBe(200);
      expect(String(home.body)).toContain(LOST);
      expect(String(home.body)).toContain('Log in again');
      expect(String(home.body)).not.toContain('/dashboard/users');
      for (const path of ['/dashboard/profile', '/dashboard/users']) {
        expect(locationOf((await page(path, token)).headers)).toBe('/dashboard');
      }
    },
  );

  test('logs in, and logs out again', async () => {
    const user = await stranger();
    await change(user, { passwordHash: await hashPassword(TEST_PASSWORD) });
    const { username = '' } = (await UserModel.findById(user._id).lean<UserRecord>()) ?? {};
    const { token } = await logIn(username);
    expect(String((await page('/dashboard', token)).body)).toContain(LOST);
    const answer = await api('POST', '/api/auth/logout', { cookie: asCookie(token) });
    expect(isCleared(answer.headers)).toBe(true);
  });
});

describe('a token that is not ours', () => {
  const claims = { firstName: 'A', lastName: 'B', username: 'ab', role: 'administrator', sessionVersion: 0 };
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each(['other key', 'none', 'cut', 'huge', 'garbage', 'other version', 'expired'])(
    '%s: 401',
    async (kind) => {
      const user = await makeUser('administrator');
      const body = { ...claims, sub: user.id, exp: Math.floor(Date.now() / 1000) + 3600 };
      const tokens: Record<string, string> = {
        'other key': jwt.sign(body, 'another secret, just as long as the first one'),
        none: `${encode({ alg: 'none', typ: 'JWT' })}.${encode(body)}.`,
        cut: user.token.slice(0, -10),
        huge: `${user.token}${'a'.repeat(8_000)}`,
        garbage: 'garbage',
        'other version': signToken({ ...claims, role: 'administrator', id: user.id, sessionVersion: 7 }, 60),
        expired: signToken({ ...claims, role: 'administrator', id: user.id }, -1),
      };
      const token = tokens[kind] ?? '';
      for (const path of ['/api/users/me', '/api/auth/verify', '/api/internships/all']) {
        expect((await api('GET', path, { token })).status).toBe(401);
        expect((await api('GET', path, { cookie: asCookie(token) })).status).toBe(401);
      }
    },
  );
});

describe('GET /api/auth/verify', () => {
  test('tells the facts, also of those who may do nothing', async () => {
    for (const set of [{}, { isActive: false }, { isVerified: false }]) {
      const user = await makeUser('employer', set);
      const { status, body } = await api<{ user: object }>('GET', '/api/auth/verify', { token: user.token });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({
        _id: user.id,
        role: 'employer',
        isActive: true,
        isVerified: true,
        ...set,
      });
      expect(Object.keys(body.user)).toHaveLength(7);
    }
  });

  test('401 without a session', async () => {
    expect(await api('GET', '/api/auth/verify')).toMatchObject({
      status: 401,
      body: { message: 'Please login to access this page' },
    });
  });
});

describe('logging out', () => {
  test('takes both cookies out of the browser', async () => {
    const { token } = await makeUser('editor');
    const answer = await api('POST', '/api/auth/logout', { cookie: asCookie(token) });
    expect(answer.status).toBe(204);
    expect(isCleared(answer.headers)).toBe(true);
  });

  test('takes them also when the session no longer counted', async () => {
    const { token } = await makeUser('editor', { isActive: false });
    const answer = await api('POST', '/api/auth/logout', { cookie: asCookie(token) });
    expect(answer.status).toBe(403);
    expect(isCleared(answer.headers)).toBe(true);
  });

  test.each(['logout', 'logout-everywhere'])('by the form of a page, %s goes to the login', async (call) => {
    const { token } = await makeUser('editor');
    const answer = await api('POST', `/api/auth/${call}`, { cookie: asCookie(token), form: new FormData() });
    expect(answer.status).toBe(303);
    expect(locationOf(answer.headers)).toBe('/login');
    expect(isCleared(answer.headers)).toBe(true);
  });

  test('everywhere ends the other sessions too', async () => {
    const passwordHash = await hashPassword(TEST_PASSWORD);
    const user = await makeUser('employer', { passwordHash });
    const record = await UserModel.findById(user._id).lean();
    const other = await logIn(record?.username ?? '');
    const answer = await api('POST', '/api/auth/logout-everywhere', { token: user.token });
    expect(answer.status).toBe(204);
    expect(isCleared(answer.headers)).toBe(true);
    for (const token of [user.token, other.token]) expect((await me(token)).status).toBe(401);
  });

  test('is refused when another site asks the browser for it', async () => {
    const { token } = await makeUser('editor');
    const answer = await api('POST', '/api/auth/logout', {
      cookie: asCookie(token),
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await me(token)).status).toBe(200);
  });
});

describe('where the token alone sends people', () => {
  test.each(['/dashboard', '/dashboard/users', '/dashboard/profile'])(
    'nobody, from %s to the login',
    async (path) => {
      const { status, headers } = await page(`${path}?page=2`);
      expect(status).toBe(307);
      const target = new URLSearchParams({ reason: 'none', from: `${path}?page=2` }).toString();
      expect(locationOf(headers)).toBe(`/login?${target}`);
    },
  );

  test.each(['/login', '/register'])('who is logged in, from %s to the dashboard', async (path) => {
    const { token } = await makeUser('editor');
    expect(locationOf((await page(path, token)).headers)).toBe('/dashboard');
  });

  test('an expired token, to the login that says so', async () => {
    const user = await makeUser('editor');
    const facts = { id: user.id, firstName: 'A', lastName: 'B', username: 'ab', role: user.role };
    const token = signToken({ ...facts, sessionVersion: 0 }, -1);
    expect(locationOf((await page('/dashboard', token)).headers)).toBe(
      '/login?reason=expired&from=%2Fdashboard',
    );
  });

  test('who logged in meanwhile keeps the session on a login page that is reloaded', async () => {
    const { token } = await makeUser('editor');
    const { headers } = await page('/login?reason=none&from=%2Fdashboard%2Fprofile', token);
    expect(locationOf(headers)).toBe('/dashboard/profile');
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe('the login page with a reason', () => {
  const ask = async (headers: Record<string, string>, token: string) =>
    (await page('/login?reason=deactivated', token, headers)).headers;

  test.each<[string, Record<string, string>]>([
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a link of a sister site', { 'sec-fetch-site': 'same-site' }],
    ['a link in a message', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['a link of another site, in an old browser', { referer: 'https://evil.example/' }],
    ['nothing that says where from', {}],
  ])('ends no session by %s', async (_, headers) => {
    const { token } = await makeUser('recent graduate');
    expect((await ask(headers, token)).getSetCookie()).toEqual([]);
    expect((await me(token)).status).toBe(200);
  });

  test('takes the cookies where a page of ours led to it', async () => {
    const { token } = await makeUser('recent graduate', { isActive: false });
    expect(isCleared(await ask({ 'sec-fetch-site': 'same-origin' }, token))).toBe(true);
    expect(isCleared(await ask({ referer: `${inject('appUrl')}/dashboard` }, token))).toBe(true);
  });

  test('takes the cookies of a session that is over, from wherever', async () => {
    const user = await makeUser('editor');
    const facts = { id: user.id, firstName: 'A', lastName: 'B', username: 'ab', role: user.role };
    const token = signToken({ ...facts, sessionVersion: 0 }, -1);
    expect(isCleared(await ask({ 'sec-fetch-site': 'cross-site' }, token))).toBe(true);
  });
});
