import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords';
import { address, credentials, registration } from './schemas';

const GOOD = {
  firstName: 'Amani',
  lastName: 'Wekesa',
  phoneNumber: '0712345678',
  email: 'amani@example.com',
  username: 'amani',
  password: 'Karibu#2026',
  role: 'employer',
  agreement: true,
};

function errorsOf(change: Record<string, unknown>): Record<string, string> {
  const read = registration.safeParse({ ...GOOD, ...change });
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('registration', () => {
  test('tidies what was typed', () => {
    const read = registration.parse({ ...GOOD, email: ' AMANI@Example.COM ', firstName: ' Wanjiru\u0303 ' });
    expect(read).toMatchObject({ email: 'amani@example.com', firstName: 'Wanjirũ' });
  });

  test('makes a recent graduate of who does not say', () => {
    expect(registration.parse({ ...GOOD, role: undefined }).role).toBe('recent graduate');
  });

  test('drops what it does not know', () => {
    const read = registration.parse({ ...GOOD, isVerified: true, isActive: true, _id: 'x', $set: {} });
    expect(Object.keys(read).sort()).toEqual(Object.keys(GOOD).sort());
  });

  test.each(['administrator', 'editor', 'Employer', '', 7, null])('nobody makes themself %j', (role) => {
    expect(errorsOf({ role })).toHaveProperty('role');
  });

  test.each([false, undefined, 'true', 1])('agreement %j is none', (agreement) => {
    expect(errorsOf({ agreement })).toEqual({
      agreement: 'Please agree to the user agreement and the privacy policy',
    });
  });

  test.each(['P@ssw0rd', 'p@ssw0rd'.toUpperCase().replace('P', 'p'), '1qaz@WSX', 'Pa$$w0rd'])(
    'the common password %s is refused as such',
    (password) => {
      expect(errorsOf({ password })).toEqual({
        password: 'This password is one of the most common ones. Please choose another!',
      });
    },
  );

  test('every field is named at once when all are missing', () => {
    const missing = registration.safeParse({}).error?.issues.map(({ path }) => path.join('.'));
    expect(missing).toEqual([
      'firstName',
      'lastName',
      'phoneNumber',
      'email',
      'username',
      'password',
      'agreement',
    ]);
  });

  test.each(['firstName', 'lastName', 'phoneNumber', 'email', 'username', 'password'])(
    '%s is a text, not an operator and not a book',
    (field) => {
      for (const value of [{ $ne: '' }, ['a'], 7, null, true, 'a'.repeat(100_000)]) {
        expect(Object.keys(errorsOf({ [field]: value }))).toEqual([field]);
      }
    },
  );
});

test.each([
  [{ emailOrUsername: { $ne: '' }, password: 'x' }, 'emailOrUsername'],
  [{ emailOrUsername: 'a', password: { $gt: '' } }, 'password'],
  [{ emailOrUsername: '  ', password: 'x' }, 'emailOrUsername'],
  [{ emailOrUsername: 'a', password: '' }, 'password'],
  [{ emailOrUsername: 'a', password: 'x', rememberMe: 'yes' }, 'rememberMe'],
])('credentials %j', (input, field) => {
  expect(credentials.safeParse(input).error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test('an address is a text', () => {
  expect(address.safeParse({ email: { $ne: '' } }).success).toBe(false);
});

test('common passwords are found in any case, others are not', () => {
  expect(['123456', 'PASSWORD', 'Qwerty'].map(isCommonPassword)).toEqual([true, true, true]);
  expect(['Karibu#2026', ''].map(isCommonPassword)).toEqual([false, false]);
});
