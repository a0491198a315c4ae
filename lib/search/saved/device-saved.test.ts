import { describe, expect, test } from 'vitest';
import { deviceSavedCookie, MAX_ON_DEVICE, readDeviceSaved } from './device-saved';

const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => at.toString(16).padStart(24, '0'));

describe('what a visitor saved on the device', () => {
  test('is read as it was written, under either name', () => {
    for (const secure of [true, false]) {
      const [pair] = deviceSavedCookie(ids(3), secure).split('; ');
      expect(readDeviceSaved(`a=1; ${pair}; b=2`)).toEqual(ids(3));
    }
  });

  test('is at most twenty listings, each once', () => {
    expect(MAX_ON_DEVICE).toBe(20);
    expect(readDeviceSaved(`mwanzo-saved=${[...ids(2), ...ids(25)].join('.')}`)).toEqual(ids(20));
  });

  test.each([
    '',
    'mwanzo-saved=',
    'mwanzo-saved=abc.$ne',
    'not-mwanzo-saved=0123456789abcdef01234567',
    'mwanzo-saved={"$gt":""}',
  ])('is nothing where the cookie says nothing: %s', (cookies) => {
    expect(readDeviceSaved(cookies)).toEqual([]);
  });

  test('is kept 180 days, and forgotten when it is empty', () => {
    expect(deviceSavedCookie(ids(1), false)).toBe(
      `mwanzo-saved=${ids(1)[0]}; Path=/; Max-Age=15552000; SameSite=Lax`,
    );
    expect(deviceSavedCookie([], true)).toBe(
      '__Secure-mwanzo-saved=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    );
  });
});
