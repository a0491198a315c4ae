import { beforeAll, describe, expect, test } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { reporterCookie, reporterDevice } from './reporter-cookie';

const sent = (cookie: string) => new Headers({ cookie });

beforeAll(() => useTestSettings('https://mwanzo.example'));

describe('the cookie of a browser that reports', () => {
  test('is for https, calls about listings, 30 days, and not for script', () => {
    const cookie = reporterCookie(reporterDevice(new Headers()));
    expect(cookie).toMatch(/^__Secure-mwanzo-reporter=[\w-]{22};/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/api/internships', 'Max-Age=2592000'])
      expect(cookie.split('; ')).toContain(part);
    expect(reporterDevice(sent(cookie.split(';', 1)[0] ?? ''))).toBe(/=([\w-]+)/.exec(cookie)?.[1]);
  });

  test('is another one for each new browser', () => {
    const devices = Array.from({ length: 100 }, () => reporterDevice(new Headers()));
    expect(new Set(devices).size).toBe(100);
  });

  test.each(['', 'short', 'a'.repeat(23), 'a'.repeat(21), `${'a'.repeat(21)}{`, 'a'.repeat(5_000)])(
    'is not %j',
    (value) => {
      const device = reporterDevice(sent(`__Secure-mwanzo-reporter=${value}`));
      expect(device).toMatch(/^[\w-]{22}$/);
      expect(device).not.toBe(value);
    },
  );
});
