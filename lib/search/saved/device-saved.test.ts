import { describe, expect, test } from 'vitest';
import { deviceSavedCookies, MAX_ON_DEVICE, readDeviceSaved } from './device-saved';

const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => at.toString(16).padStart(24, '0'));

describe('what a visitor saved on the device', () => {
  test('is read as it was written, under either name', () => {
    for (const secure of [true, false]) {
      const [pair] = deviceSavedCookies(ids(3), secure)[0]?.split('; ') ?? [];
      expect(readDeviceSaved(`a=1; ${pair}; b=2`)).toEqual(ids(3));
    }
  });

  test('is read under the name of earlier versions, until it is written again', () => {
    const [one = '', two = ''] = ids(2);
    expect(readDeviceSaved(`__Secure-mwanzo-saved=${one}`)).toEqual([one]);
    expect(readDeviceSaved(`__Secure-mwanzo-saved=${one}; __Host-mwanzo-saved=${two}`)).toEqual([two]);
    expect(deviceSavedCookies([one], true)).toEqual([
      `__Host-mwanzo-saved=${one}; Path=/; Max-Age=15552000; SameSite=Lax; Secure`,
      '__Secure-mwanzo-saved=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
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
    expect(deviceSavedCookies(ids(1), false)).toEqual([
      `mwanzo-saved=${ids(1)[0]}; Path=/; Max-Age=15552000; SameSite=Lax`,
    ]);
    expect(deviceSavedCookies([], true)[0]).toBe(
      '__Host-mwanzo-saved=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    );
  });
});
