import { describe, expect, test } from 'vitest';
import { codeAt, isAppCode, newSecret, stepOf, uriOf } from './totp';

/** The secret of the examples in RFC 6238, appendix B: `12345678901234567890`. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the app shows %s', (seconds, code) => {
  expect(codeAt(SECRET, at(seconds))).toBe(code);
  expect(stepOf(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

describe('a code is accepted one step early and one step late, and no more', () => {
  // An app shows 287082 from second 30 to second 59: step 1.
  test.each([
    [-1, null],
    [0, 1],
    [29, 1],
    [30, 1],
    [59, 1],
    [60, 1],
    [89, 1],
    [90, null],
    [3_600, null],
  ])('at second %i: step %s', (seconds, step) => {
    expect(stepOf(SECRET, '287082', at(seconds))).toBe(step);
  });
});

test.each(['', '28708', '2870822', '28708a', ' 287082', '２８７０８２', '7K2MQX9D7K2MQX9D'])(
  '%s is no code of an app',
  (code) => {
    expect(isAppCode(code)).toBe(false);
    expect(stepOf(SECRET, code, at(59))).toBeNull();
  },
);

test('a secret has 160 bits and is another one each time', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

test('the address for the app names the site and the user', () => {
  expect(uriOf(SECRET, 'amani')).toBe(
    `otpauth://totp/Mwanzo:amani?issuer=Mwanzo&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
