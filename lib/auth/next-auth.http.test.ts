import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { hashPassword } from '@/lib/auth/passwords';
import { api } from '@/dev/testing/client';
import { TEST_PASSWORD } from '@/dev/testing/client-for';
import { makeUser } from '@/dev/testing/fixtures';
import { stackDatabase } from '@/dev/testing/stack-database';
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
