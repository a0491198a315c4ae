import { beforeEach, describe, expect, test } from 'vitest';
import { makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { deviceCookie } from '@/lib/platform/auth/device-cookie';
import { AccountTokenModel } from '@/models/account-token';
import { RateLimitModel } from '@/models/rate-limit';
import { UserModel } from '@/models/user';
import { mayMail } from './may-mail';
import { requestReset } from './request-reset';

// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();
beforeEach(() => RateLimitModel.deleteMany({}));

const OWNER = 'amani@example.com';
const ask = (id: string, isKnown = false) => mayMail('reset password', OWNER, { id, isKnown });
/** Counts the e-mails sent for this many requests. */
const sent = async (times: number, id: (n: number) => string, isKnown = false) => {
  let mails = 0;
  for (let n = 0; n < times; n += 1) if (await ask(id(n), isKnown)) mails += 1;
  return mails;
};
/** Expires the limit of one e-mail per five minutes. */
const fiveMinutesLater = () =>
  RateLimitModel.updateMany({ key: /:recent:/ }, { $set: { expire: new Date(Date.now() - 1) } });

describe('who floods an address with mails', () => {
  test('has six sent at once from one network, then one every five minutes', async () => {
    expect(await sent(50, () => '203.0.113.7')).toBe(6);
    await fiveMinutesLater();
    expect(await sent(50, () => '203.0.113.7')).toBe(1);
  });

  test('does not use up those of somebody else', async () => {
    await sent(50, () => '203.0.113.7');
    expect(await ask('198.51.100.9')).toBe(true);
  });

  test('has twenty-one sent at once from many networks, then one every five minutes', async () => {
    expect(await sent(100, (n) => `203.0.113.${n}`)).toBe(21);
    await fiveMinutesLater();
    expect(await sent(100, (n) => `198.51.100.${n}`)).toBe(1);
  });

  test('does not stop the owner in a browser that has logged in before', async () => {
    await sent(100, (n) => `203.0.113.${n}`);
    expect(await sent(20, () => 'own browser', true)).toBe(5);
  });
});

test('the owner’s newest request for a reset goes through, and every answer is the same', async () => {
  const { _id } = await makeUser('recent graduate', { email: OWNER });
  const user = await UserModel.findById(_id).lean();
  if (!user) throw new Error('no user');
  const request = (address: string, cookie = '') => ({
    headers: new Headers({ 'x-forwarded-for': address, cookie }),
  });
  const links = () => AccountTokenModel.countDocuments({ userId: _id, purpose: 'reset password' });
  const answers = new Set<string>();
  for (let n = 0; n < 30; n += 1)
    answers.add((await requestReset({ email: OWNER }, request(`203.0.113.${n}`))).message);
  const before = await links();
  expect(before).toBe(21);
  const own = deviceCookie(null, user, new Date()).split(';')[0];
  answers.add((await requestReset({ email: OWNER }, request('203.0.113.1', own))).message);
  expect(await links()).toBe(before + 1);
  answers.add((await requestReset({ email: 'nobody@example.com' }, request('203.0.113.1'))).message);
  expect([...answers]).toEqual(['We have sent password recovery instructions to your email']);
});
