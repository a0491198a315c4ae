import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_SECRET, useTestSettings } from '@/dev/testing/stack/test-settings';
import { DEVICE_SECONDS, deviceCookie, deviceCookieName, isKnownTo, readDevice } from './device-cookie';
import { signToken } from './session-jwt';

beforeAll(() => useTestSettings('https://mwanzo.example'));

const DAY_MS = 24 * 60 * 60 * 1_000;
const now = new Date();
const later = (ms: number) => new Date(now.getTime() + ms);
const someone = (deviceEpoch = 0) => ({ _id: new Types.ObjectId(), deviceEpoch });
const sent = (cookie: string) => new Headers({ cookie: cookie.split(';')[0] ?? '' });
const carrying = (value: string) => new Headers({ cookie: `${deviceCookieName()}=${value}` });
const valueOf = (cookie: string) => cookie.split(';')[0]?.split('=')[1] ?? '';

describe('the cookie of a browser that has logged in', () => {
  test('is for https, the calls of accounts, 180 days, and not for script', () => {
    const cookie = deviceCookie(null, someone(), now);
    expect(cookie).toMatch(/^__Secure-mwanzo-device=/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/api/auth', 'Max-Age=15552000'])
      expect(cookie.split('; ')).toContain(part);
  });

  test('is known to that account and to no other', () => {
    const user = someone();
    const device = readDevice(sent(deviceCookie(null, user, now)));
    expect(isKnownTo(device, user, now)).toBe(true);
    expect(isKnownTo(device, someone(), now)).toBe(false);
    expect(isKnownTo(null, user, now)).toBe(false);
  });

  test('is a stranger again after a new password', () => {
    const user = someone();
    const device = readDevice(sent(deviceCookie(null, user, now)));
    expect(isKnownTo(device, { ...user, deviceEpoch: 1 }, now)).toBe(false);
    expect(isKnownTo(device, { _id: user._id }, now)).toBe(true);
  });

  test('is a stranger again 180 days after the last log-in, to the second', () => {
    const user = someone();
    const device = readDevice(sent(deviceCookie(null, user, now)));
    expect(DEVICE_SECONDS).toBe(15_552_000);
    expect(isKnownTo(device, user, later(180 * DAY_MS - 2_000))).toBe(true);
    expect(isKnownTo(device, user, later(180 * DAY_MS))).toBe(false);
  });

  test('stays the same browser and knows the five accounts that logged in last', () => {
    const users = Array.from({ length: 6 }, () => someone());
    let device = readDevice(new Headers());
    const ids = users.map((user) => {
      device = readDevice(sent(deviceCookie(device, user, now)));
      return device?.jti;
    });
    expect(new Set(ids).size).toBe(1);
    expect(users.map((user) => isKnownTo(device, user, now))).toEqual([false, true, true, true, true, true]);
  });

  test('fits into a cookie with five accounts', () => {
    let cookie = '';
    for (let n = 0; n < 5; n += 1) cookie = deviceCookie(readDevice(sent(cookie)), someone(), now);
    expect(cookie.length).toBeLessThan(1_200);
  });
});

describe('no device', () => {
  const user = someone();
  const id = user._id.toHexString();
  const names = { firstName: 'A', lastName: 'B', username: 'ab' };

  const VALUES: Record<string, () => string> = {
    nothing: () => '',
    garbage: () => 'garbage',
    'one cut short': () => valueOf(deviceCookie(null, user, now)).slice(0, -4),
    'one signed with another secret': () =>
      jwt.sign({ accounts: [] }, 'x'.repeat(40), { audience: 'mwanzo-device' }),
    'a session': () => signToken({ id, ...names, role: 'employer', sessionVersion: 0 }, 60),
    'one without a name': () => jwt.sign({ accounts: [] }, TEST_SECRET, { audience: 'mwanzo-device' }),
    'one that is huge': () => `${valueOf(deviceCookie(null, user, now))}${'a'.repeat(2_000)}`,
  };

  test.each(Object.keys(VALUES))('is %s', (name) => {
    expect(readDevice(carrying(VALUES[name]?.() ?? ''))).toBeNull();
  });
});
