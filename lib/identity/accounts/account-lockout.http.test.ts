import bcrypt from 'bcryptjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { api, linkIn, mailsTo } from '@/dev/testing/client/client';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { makeUser } from '@/dev/testing/data/fixtures';
import { shownOf } from '@/dev/testing/client/shown';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { TEST_PASSWORD_COST } from '@/dev/testing/stack/test-settings';
import { RateLimitModel } from '@/models/rate-limit';
import { UserModel, type UserRecord } from '@/models/user';

let passwordHash: string;
stackDatabase();
beforeAll(async () => {
  passwordHash = await hashPassword(TEST_PASSWORD);
});

const WRONG = { status: 401, body: { message: 'Invalid email/username or password!' } };
const LOCKED = { status: 423, body: { message: 'Your account is locked! Try again later.' } };
const NEW = 'Mpya#2026x';
const COUNTERS = /^login:(identifier|account):/;

async function someone(change: Partial<UserRecord> = {}) {
  const username = uniqueLetters();
  const email = `${username.slice(0, 10)}@people.example`;
  const { _id } = await makeUser('recent graduate', { username, email, passwordHash, ...change });
  return { _id, username, email };
}
const logIn = (emailOrUsername: string, password = TEST_PASSWORD, cookie = '') =>
  api('POST', '/api/auth/login', { json: { emailOrUsername, password }, cookie });
const deviceOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('mwanzo-device='))
    ?.split(';')[0] ?? '';
/** Logs in once. Returns the cookie that identifies the browser from now on. */
const knownBrowser = async (name: string, cookie = '') => {
  const { status, headers } = await logIn(name, TEST_PASSWORD, cookie);
  expect(status).toBe(200);
  return deviceOf(headers);
};
const failTimes = async (times: number, name: string, cookie = '') => {
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await logIn(name, 'Wrong#2026', cookie)).status);
  return statuses;
};

describe('a browser that has logged in to the account before', () => {
  test('still gets in when strangers have locked it, and strangers stay locked out', async () => {
    const { username, email } = await someone();
    const own = await knownBrowser(username);
    expect(await failTimes(5, email)).toEqual([401, 401, 401, 401, 423]);
    expect(await logIn(email)).toMatchObject(LOCKED);
    expect((await logIn(email, TEST_PASSWORD, own)).status).toBe(200);
    expect((await logIn(username, TEST_PASSWORD, own)).status).toBe(200);
    expect(await logIn(email)).toMatchObject(LOCKED);
  });

  test('has five tries of its own; then it is locked out, others are not, and the owner is told once', async () => {
    const { username, email } = await someone();
    const own = await knownBrowser(username);
    expect(await failTimes(7, username, own)).toEqual([401, 401, 401, 401, 423, 423, 423]);
    expect(await logIn(email, TEST_PASSWORD, own)).toMatchObject(LOCKED);
    expect((await logIn(username)).status).toBe(200);
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A browser is locked out of your Mwanzo account for 24 hours',
    ]);
    expect((await UserModel.findOne({ username }).lean())?.lockedUntil).toBeNull();
  });

  test('begins anew after the right password', async () => {
    const { username } = await someone();
    const own = await knownBrowser(username);
    for (const _ of [1, 2]) {
      expect(await failTimes(4, username, own)).toEqual([401, 401, 401, 401]);
      expect((await logIn(username, TEST_PASSWORD, own)).status).toBe(200);
    }
  });

  test('is a stranger to every other account', async () => {
    const [mine, other] = [await someone(), await someone()];
    const own = await knownBrowser(mine.username);
    expect(await failTimes(5, other.username, own)).toEqual([401, 401, 401, 401, 423]);
    expect(await logIn(other.username)).toMatchObject(LOCKED);
  });

  test('may be that of several people', async () => {
    const [one, two] = [await someone(), await someone()];
    const shared = await knownBrowser(two.username, await knownBrowser(one.username));
    for (const { username } of [one, two]) {
      await failTimes(5, username);
      expect((await logIn(username, TEST_PASSWORD, shared)).status).toBe(200);
    }
  });

  test('is a stranger again after a new password', async () => {
    const { username, email } = await someone();
    const own = await knownBrowser(username);
    await api('POST', '/api/auth/reset-password', { json: { email } });
    const [mail] = await mailsTo(email);
    const link = mail ? new URL(linkIn(mail, '/reset-password/')).pathname : '';
    expect((await api('POST', `/api/auth${link}`, { json: { newPassword: NEW } })).status).toBe(200);
    await failTimes(5, username);
    expect(await logIn(username, NEW, own)).toMatchObject(LOCKED);
  });

  test('is not made by logging in to an account that is not verified', async () => {
    const { username } = await someone({ isVerified: false });
    expect(deviceOf((await logIn(username)).headers)).toBe('');
  });
});

describe('the lock of strangers', () => {
  test('counts the e-mail and the username together, and says so of neither', async () => {
    const { username, email } = await someone();
    expect(await failTimes(4, email)).toEqual([401, 401, 401, 401]);
    expect(await failTimes(1, username)).toEqual([401]);
    expect((await UserModel.findOne({ username }).lean())?.lockedUntil).toBeInstanceOf(Date);
    expect(await logIn(username)).toMatchObject(WRONG);
    expect(await logIn(email)).toMatchObject(LOCKED);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('does not tell whether an e-mail and a username are one person, two, or nobody', async () => {
    const [one, first, second] = [await someone(), await someone(), await someone()];
    const nobody = uniqueLetters();
    const pairs = [
      [one.email, one.username],
      [first.email, second.username],
      [`${nobody}@people.example`, nobody],
    ];
    const order = [0, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 1] as const;
    const told = [];
    for (const pair of pairs) {
      const answers = [];
      for (const which of order) answers.push(shownOf(await logIn(pair[which] ?? '', 'Wrong#2026')));
      told.push(answers);
    }
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    expect(told[0]?.map(({ status }) => status)).toEqual([
      401, 401, 401, 401, 401, 401, 423, 401, 401, 423, 423, 423,
    ]);
  });

  test('does not tell the right password of a locked account from a wrong one', async () => {
    const { username, email } = await someone();
    await failTimes(5, email);
    const [right, wrong] = [await logIn(username), await logIn(username, 'Wrong#2026')];
    expect(shownOf(right)).toEqual(shownOf(wrong));
  });

  test('fades a day after the first wrong password, for real accounts as for nobody’s', async () => {
    const [real, nobody] = [(await someone()).username, uniqueLetters()];
    const began = Date.now();
    for (const name of [real, nobody]) {
      const before = await RateLimitModel.find({ key: COUNTERS }).distinct('_id');
      await failTimes(4, name);
      const kept = await RateLimitModel.find({ key: COUNTERS, points: 4, _id: { $nin: before } }).lean();
      expect(kept).toHaveLength(2);
      for (const { expire } of kept) {
        expect(expire.getTime()).toBeGreaterThanOrEqual(began + 86_400_000);
        expect(expire.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000);
      }
      await RateLimitModel.updateMany(
        { _id: { $in: kept.map(({ _id }) => _id) } },
        { $set: { expire: new Date(Date.now() - 1) } },
      );
      expect(await failTimes(4, name)).toEqual([401, 401, 401, 401]);
    }
    expect((await logIn(real)).status).toBe(200);
  });
});

test('a hash of another cost is renewed by the log-in, and the password stays the same', async () => {
  const cost = TEST_PASSWORD_COST.padStart(2, '0');
  const old = '$2b$05$';
  const { username } = await someone({ passwordHash: await bcrypt.hash(TEST_PASSWORD, 5) });
  expect((await UserModel.findOne({ username }).lean())?.passwordHash?.startsWith(old)).toBe(true);
  const { body } = await logIn(username);
  const renewed = (await UserModel.findOne({ username }).lean())?.passwordHash;
  expect(renewed?.startsWith(`$2b$${cost}$`)).toBe(true);
  expect((await api('GET', '/api/users/me', { token: String(body.token) })).status).toBe(200);
  expect((await logIn(username)).status).toBe(200);
  expect((await UserModel.findOne({ username }).lean())?.passwordHash).toBe(renewed);
});
