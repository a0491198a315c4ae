import bcrypt from 'bcryptjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { api, mailsTo } from '@/dev/testing/client/client';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { TEST_PASSWORD_COST } from '@/dev/testing/stack/test-settings';
import { UserModel, type UserRecord } from '@/models/user';

let passwordHash: string;
stackDatabase();
beforeAll(async () => {
  passwordHash = await hashPassword(TEST_PASSWORD);
});

const WRONG = { status: 401, body: { message: 'Invalid email/username or password!' } };
const LOCKED = { status: 423, body: { message: 'Your account is locked! Try again later.' } };

async function someone(change: Partial<UserRecord> = {}) {
  const username = uniqueLetters();
  const email = `${username}@people.example`;
  const facts = {
    firstName: 'Baraka',
    lastName: 'Mutua',
    phoneNumber: '0700000000',
    role: 'employer',
  } as const;
  await UserModel.create({ ...facts, username, email, passwordHash, isVerified: true, ...change });
  return { username, email };
}
const logIn = (emailOrUsername: unknown, password: unknown = TEST_PASSWORD, more = {}) =>
  api<{ message: string; token: string; user: object }>('POST', '/api/auth/login', {
    json: { emailOrUsername, password, ...more },
  });
const cookiesOf = (headers: Headers) => headers.getSetCookie();
const maxAge = (cookie: string | undefined) => Number(/Max-Age=(\d+)/.exec(cookie ?? '')?.[1]);

describe('the right password', () => {
  test('opens a session by e-mail and by username, in any case', async () => {
    const { username, email } = await someone();
    for (const identifier of [username, email, email.toUpperCase(), ` ${username} `]) {
      const { status, body, headers } = await logIn(identifier);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['token', 'user']);
      expect(Object.keys(body.user).sort()).toEqual(
        ['_id', 'firstName', 'isActive', 'isVerified', 'lastName', 'role', 'username'].sort(),
      );
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });

  test('opens it by an identifier and a password as phones write them', async () => {
    const { username, email } = await someone({ passwordHash: await hashPassword('Karïbu #2026') });
    for (const identifier of [`\u202a${username}\u202c\u00a0`, `<${email}>.`, `${email}\u200b`])
      expect((await logIn(identifier, 'Kari\u0308bu\u00a0#2026\u200b')).status).toBe(200);
  });

  test('opens it by the text that an older hash was made of, and hashes its normal form', async () => {
    const typed = 'Kari\u0308bu#2026';
    const { username } = await someone({
      passwordHash: await bcrypt.hash(typed, Number(TEST_PASSWORD_COST)),
    });
    expect((await logIn(username, 'Karïbu#2026')).status).toBe(401);
    expect((await logIn(username, typed)).status).toBe(200);
    for (const form of ['Karïbu#2026', typed]) expect((await logIn(username, form)).status).toBe(200);
    const renewed = (await UserModel.findOne({ username }).lean())?.passwordHash;
    expect((await logIn(username, typed)).status).toBe(200);
    expect((await UserModel.findOne({ username }).lean())?.passwordHash).toBe(renewed);
  });

  test('with Remember Me, the login page is filled in for a year; without it, no longer', async () => {
    const { username } = await someone();
    const remembered = async (more: object) => {
      const { headers } = await logIn(username, TEST_PASSWORD, more);
      return cookiesOf(headers).find((cookie) => cookie.startsWith('mwanzo-identifier='));
    };
    const kept = await remembered({ rememberMe: true });
    expect(kept).toMatch(/; Path=\/login; HttpOnly; SameSite=Lax$/);
    expect(maxAge(kept)).toBe(365 * 24 * 60 * 60);
    const cookie = kept?.split(';', 1)[0] ?? '';
    const page = await api<string>('GET', '/login', { headers: { cookie } });
    expect(page.body).toMatch(new RegExp(`<input[^>]*name="emailOrUsername"[^>]*value="${username}"`));
    expect(page.body).toMatch(/<input[^>]*name="rememberMe"[^>]*checked=""/);
    expect(maxAge(await remembered({}))).toBe(0);
  });

  test('a wrong password remembers nothing', async () => {
    const { username } = await someone();
    const { headers } = await logIn(username, 'Wrong#2026', { rememberMe: true });
    expect(cookiesOf(headers)).toEqual([]);
  });

  test('gives the browser the same token in a cookie no script can read', async () => {
    const { username } = await someone();
    const { body, headers } = await logIn(username);
    const [session, mark] = cookiesOf(headers);
    expect(session).toMatch(/^next-auth\.session-token=.*HttpOnly.*SameSite=Lax/);
    expect(session).toContain(`=${body.token};`);
    expect(mark).toMatch(/^mwanzo-signed-in=1-[0-9a-f]{8};/);
    expect(mark).not.toContain('HttpOnly');
    expect([maxAge(session), maxAge(mark)]).toEqual([43_200, 43_200]);
    const cookie = `next-auth.session-token=${body.token}`;
    expect((await api('GET', '/api/users/me', { cookie })).status).toBe(200);
    expect((await api('GET', '/api/users/me', { token: body.token })).status).toBe(200);
  });

  test('lasts thirty days for those who ask to be remembered', async () => {
    const { username } = await someone();
    const { headers } = await logIn(username, TEST_PASSWORD, { rememberMe: true });
    const [session, mark, device] = cookiesOf(headers);
    expect([session, mark, device].map(maxAge)).toEqual([2_592_000, 2_592_000, 15_552_000]);
  });

  test('does not open an account that is deactivated or not verified, and says which', async () => {
    const inactive = await someone({ isActive: false });
    const gone = await logIn(inactive.username);
    expect(gone).toMatchObject({
      status: 403,
      body: { message: 'Your account has been deactivated. Please contact support.' },
    });
    expect(cookiesOf(gone.headers)).toMatchObject([
      expect.stringMatching(/^next-auth\.session-token=;.*Max-Age=0/),
      expect.stringMatching(/^mwanzo-signed-in=.*Max-Age=0/),
    ]);
    const unverified = await someone({ isVerified: false });
    const answer = await logIn(unverified.email);
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Account not verified. Please verify your email.' },
    });
    expect(cookiesOf(answer.headers)).toEqual([]);
  });
});

describe('anything else', () => {
  test('gets the same answer, whoever it is about', async () => {
    const { username } = await someone();
    const inactive = await someone({ isActive: false });
    const unverified = await someone({ isVerified: false });
    for (const identifier of [
      username,
      inactive.username,
      unverified.email,
      uniqueLetters(),
      'a@b.example',
    ]) {
      const { status, body } = await logIn(identifier, 'Wrong#2026');
      expect({ status, body }).toEqual(WRONG);
    }
    expect(await logIn(username, `${TEST_PASSWORD}${'x'.repeat(100)}`)).toMatchObject(WRONG);
  });

  test.each([
    [{ $ne: '' }, TEST_PASSWORD],
    ['admin', { $gt: '' }],
    [['admin'], TEST_PASSWORD],
    ['', TEST_PASSWORD],
    ['admin', ''],
    [undefined, undefined],
  ])('422 for %j', async (identifier, password) => {
    const { status } = await api('POST', '/api/auth/login', {
      json: { emailOrUsername: identifier, password },
    });
    expect(status).toBe(422);
  });
});

describe('the lock', () => {
  test('falls at the fifth wrong password in a row and holds against the right one', async () => {
    const { username, email } = await someone();
    for (let n = 0; n < 4; n += 1) expect(await logIn(username, 'Wrong#2026')).toMatchObject(WRONG);
    expect(await logIn(username, 'Wrong#2026')).toMatchObject(LOCKED);
    expect(await logIn(username)).toMatchObject(LOCKED);
    const user = await UserModel.findOne({ username }).lean();
    const hours = ((user?.lockedUntil?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Your Mwanzo account is locked for 24 hours');
  });

  test('is not reached when a right password comes between', async () => {
    const { username } = await someone();
    for (const _ of [1, 2]) {
      for (let n = 0; n < 4; n += 1) expect(await logIn(username, 'Wrong#2026')).toMatchObject(WRONG);
      expect((await logIn(username)).status).toBe(200);
    }
  });

  test('is lifted after 24 hours, and five more are needed for the next', async () => {
    const { username } = await someone({ lockedUntil: new Date(Date.now() - 1) });
    expect(await logIn(username, 'Wrong#2026')).toMatchObject(WRONG);
    expect((await logIn(username)).status).toBe(200);
  });

  test('falls once when fifty wrong passwords come at once', { timeout: 120_000 }, async () => {
    const { username, email } = await someone();
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(username, 'Wrong#2026')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(46);
    expect(await logIn(username)).toMatchObject(LOCKED);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is announced at the fourth wrong password, whoever it is about', async () => {
    const advice =
      'One more wrong password will lock this account for 24 hours. If you’ve forgotten yours, choose a new one.';
    for (const name of [(await someone()).username, uniqueLetters()]) {
      const told: unknown[] = [];
      for (let n = 0; n < 5; n += 1) told.push((await logIn(name, 'Wrong#2026')).body);
      expect(told.map((body) => (body as { advice?: string }).advice)).toEqual([
        ...Array<undefined>(3),
        advice,
        undefined,
      ]);
    }
  });

  test('does not tell who exists: nobody’s account "locks" too', async () => {
    const nobody = `${uniqueLetters()}@people.example`;
    for (let n = 0; n < 4; n += 1) expect(await logIn(nobody, 'Wrong#2026')).toMatchObject(WRONG);
    expect(await logIn(nobody, 'Wrong#2026')).toMatchObject(LOCKED);
    expect(await logIn(nobody, 'Other#2026')).toMatchObject(LOCKED);
  });
});
