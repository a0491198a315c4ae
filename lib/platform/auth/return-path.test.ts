import jwt from 'jsonwebtoken';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_SECRET, useTestSettings } from '@/dev/testing/stack/test-settings';
import { MAX_RETURN_TO, readReturnPath, signReturnPath, withReturnPath } from './return-path';
import { readToken } from './session-jwt';

beforeAll(() => useTestSettings('https://mwanzo.example'));

const LISTING = '/internships/it-telecommunications/kijiji-data-lab-data-analyst-intern';

describe('a path of this site', () => {
  test.each([LISTING, '/', '/dashboard/my-internships?page=2', `/${'a'.repeat(299)}`])(
    'comes back as it was signed: %s',
    (path) => {
      const signed = signReturnPath(path);
      expect(readReturnPath(signed)).toBe(path);
      expect(signed?.length).toBeLessThanOrEqual(MAX_RETURN_TO);
    },
  );

  test('is short enough for the link of a mail, and the same each time', () => {
    expect(signReturnPath(LISTING)?.length).toBeLessThan(240);
    expect(signReturnPath(LISTING)).toBe(signReturnPath(LISTING));
  });

  test('is added to the query of an address', () => {
    const signed = signReturnPath(LISTING);
    expect(withReturnPath('/verify-email/abc', signed)).toBe(`/verify-email/abc?to=${signed}`);
    expect(withReturnPath('/verify-email/abc?followed=1', signed)).toBe(
      `/verify-email/abc?followed=1&to=${signed}`,
    );
  });
});

test.each([
  undefined,
  null,
  7,
  '',
  ['/x'],
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(300)}`,
])('%j is not signed', (value) => {
  expect(signReturnPath(value)).toBeUndefined();
});

describe('is no return path', () => {
  const options = { algorithm: 'HS256', audience: 'mwanzo-return', noTimestamp: true } as const;
  test.each([
    ['a path without a signature', LISTING],
    ['another key’s', jwt.sign({ sub: LISTING }, 'another secret, just as long as the first one', options)],
    ['a token signed for something else', jwt.sign({ sub: LISTING }, TEST_SECRET, { algorithm: 'HS256' })],
    ['an address of another site, well signed', jwt.sign({ sub: '//evil.example' }, TEST_SECRET, options)],
    ['no path at all, well signed', jwt.sign({}, TEST_SECRET, options)],
    ['too long', 'x'.repeat(MAX_RETURN_TO + 1)],
    ['nothing', undefined],
    ['a list', [LISTING]],
  ])('%s', (_, value) => {
    expect(readReturnPath(value)).toBeUndefined();
    expect(withReturnPath('/verify-email/abc', value)).toBe('/verify-email/abc');
  });

  test('and it is no session', () => {
    expect(readToken(signReturnPath(LISTING) ?? '')).toBe('none');
  });
});
