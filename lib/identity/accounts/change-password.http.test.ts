import { describe, expect, test } from 'vitest';
import { api, linkIn, logIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { SessionModel } from '@/models/session';
import { UserModel } from '@/models/user';

stackDatabase();

const NEW = 'Mpya#2026x';

interface Changed {
  message: string;
  token: string;
  errors?: Record<string, string>;
}

const change = (token: string, json: unknown) =>
  api<Changed>('POST', '/api/auth/change-password', { token, json });
const readMe = (token: string) => api('GET', '/api/users/me', { token });
const enter = (emailOrUsername: string, password: string) =>
  api('POST', '/api/auth/login', { json: { emailOrUsername, password } });

describe('a new password by the current one', () => {
  test('opens the account, ends every other session, and is told to the owner', async () => {
    const user = await newUser();
    const { token: other } = await logIn(user.email);
    const json = { currentPassword: TEST_PASSWORD, newPassword: NEW, confirmPassword: NEW };
    const { status, body, headers } = await change(user.token, json);
    expect(status).toBe(200);
    expect(body.message).toBe('Your password has been changed. All other devices are logged out.');
    expect(headers.getSetCookie().join()).toContain(`next-auth.session-token=${body.token}`);
    expect((await readMe(body.token)).status).toBe(200);
    for (const ended of [user.token, other]) expect((await readMe(ended)).status).toBe(401);
    expect((await enter(user.email, TEST_PASSWORD)).status).toBe(401);
    expect((await enter(user.email, NEW)).status).toBe(200);
    const told = (await mailsTo(user.email, 2)).at(-1);
    expect(told?.subject).toBe('Your Mwanzo password was changed');
    expect(told?.text).toContain('on your profile');
  });

  test('cancels an e-mail change and a link for a reset, which a stranger may have asked for', async () => {
    const user = await newUser();
    const email = `${uniqueLetters()}@thief.example`;
    const profile = { email, phoneNumber: '0712345678', currentPassword: TEST_PASSWORD };
    await api('PUT', '/api/users/profile', { token: user.token, json: profile });
    await api('POST', '/api/auth/reset-password', { json: { email: user.email } });
    const reset = (await mailsTo(user.email, 3)).find(({ text }) => text.includes('/reset-password/'));
    if (!reset) throw new Error('no mail came');
    const link = new URL(linkIn(reset, '/reset-password/')).pathname;
    const json = { currentPassword: TEST_PASSWORD, newPassword: NEW };
    expect((await change(user.token, json)).status).toBe(200);
    expect((await UserModel.findById(user.user._id).lean())?.pendingEmail).toBeNull();
    expect((await api('POST', `/api/auth${link}`, { json: { newPassword: 'Tena#2026x' } })).status).toBe(400);
  });

  test.each([
    [{ currentPassword: 'Wrong#2026', newPassword: NEW }, { currentPassword: 'That isn’t your password' }],
    [{ currentPassword: '', newPassword: NEW }, { currentPassword: 'Enter your password' }],
    [{ newPassword: NEW }, { currentPassword: 'Enter your password' }],
    [
      { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD },
      { newPassword: 'This is your current password. Choose a different one.' },
    ],
    [
      { currentPassword: TEST_PASSWORD, newPassword: NEW, confirmPassword: 'Mpya#2026y' },
      { confirmPassword: expect.any(String) as string },
    ],
    [{ currentPassword: TEST_PASSWORD, newPassword: 'short' }, { newPassword: expect.any(String) as string }],
  ])('%j is refused, and nothing is changed', async (json, errors) => {
    const { token, user } = await newUser();
    expect(await change(token, json)).toMatchObject({ status: 422, body: { errors } });
    expect((await readMe(token)).status).toBe(200);
    expect(await UserModel.findById(user._id).lean()).toMatchObject({ sessionVersion: 0 });
  });

  test('is not guessed: ten wrong current passwords a day', async () => {
    const user = await newUser();
    const wrong = { currentPassword: 'Wrong#2026', newPassword: NEW };
    for (let n = 0; n < 10; n += 1) expect((await change(user.token, wrong)).status).toBe(422);
    const right = { currentPassword: TEST_PASSWORD, newPassword: NEW };
    expect((await change(user.token, right)).status).toBe(429);
  });

  test('needs one: an account without a password sets its first by a link', async () => {
    const { token } = await makeUser('recent graduate', { passwordHash: null });
    expect(await change(token, { currentPassword: 'x', newPassword: NEW })).toMatchObject({
      status: 422,
      body: { message: 'Your account has no password yet. Set one first.' },
    });
  });

  test('once, of several at the same time', async () => {
    const user = await newUser();
    const passwords = ['Mpya#2026a', 'Mpya#2026b', 'Mpya#2026c'];
    const answers = await Promise.all(
      passwords.map((newPassword) => change(user.token, { currentPassword: TEST_PASSWORD, newPassword })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const opened = await Promise.all(passwords.map((password) => enter(user.email, password)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('without script too: back to the profile with the outcome and the new session', async () => {
    const user = await newUser();
    const form = new FormData();
    for (const [name, value] of Object.entries({ currentPassword: TEST_PASSWORD, newPassword: NEW }))
      form.set(name, value);
    const sent = await api('POST', '/api/auth/change-password', {
      cookie: `next-auth.session-token=${user.token}`,
      form,
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('location')).toBe('/dashboard/profile');
    const cookie = sent.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const page = await api<string>('GET', '/dashboard/profile', { cookie });
    expect(page.body).toContain('Your password has been changed.');
  });
});

describe('another e-mail', () => {
  const ask = (token: string, more: object = {}) =>
    api<Changed>('PUT', '/api/users/profile', {
      token,
      json: { email: `${uniqueLetters()}@new.example`, phoneNumber: '0712345678', ...more },
    });
  /** Somebody who logged in this many minutes ago. */
  const loggedInBefore = async (minutes: number) => {
    const user = await newUser();
    const startedAt = new Date(Date.now() - minutes * 60_000);
    await SessionModel.updateMany({ userId: user.user._id }, { $set: { startedAt } });
    return user;
  };

  test.each([0, 9, 10, 600])('needs the current password %d minutes after the log-in', async (minutes) => {
    const { token, user } = await loggedInBefore(minutes);
    for (const [more, message] of [
      [{}, 'Enter your current password'],
      [{ currentPassword: 'Wrong#2026' }, 'That isn’t your password'],
    ] as const)
      expect(await ask(token, more)).toMatchObject({
        status: 422,
        body: { errors: { currentPassword: message } },
      });
    expect((await UserModel.findById(user._id).lean())?.pendingEmail).toBeNull();
    expect((await ask(token, { currentPassword: TEST_PASSWORD })).status).toBe(200);
  });

  test('of an account without a password needs a log-in of the last ten minutes', async () => {
    const [recent, old] = [await loggedInBefore(9), await loggedInBefore(10)];
    const ids = [recent, old].map(({ user }) => user._id);
    await UserModel.updateMany({ _id: { $in: ids } }, { $set: { passwordHash: null } });
    expect((await ask(recent.token)).status).toBe(200);
    expect(await ask(old.token)).toMatchObject({
      status: 422,
      body: { errors: { currentPassword: expect.stringContaining('log in again') as string } },
    });
  });

  test('is not asked for it again to send the link again', async () => {
    const { token, user } = await loggedInBefore(60);
    const email = `${uniqueLetters()}@new.example`;
    expect((await ask(token, { email, currentPassword: TEST_PASSWORD })).status).toBe(200);
    expect((await ask(token, { email })).status).toBe(200);
    expect((await UserModel.findById(user._id).lean())?.pendingEmail).toBe(email);
  });
});
