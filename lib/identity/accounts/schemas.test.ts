import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { isCommonPassword } from './common-passwords';
import { address, credentials, firstAdministrator, registration, reset } from './schemas';

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

const errorsOf = (change: Record<string, unknown>) => fieldErrors(registration, { ...GOOD, ...change });

describe('registration', () => {
  test('tidies what was typed', () => {
    const read = registration.parse({ ...GOOD, email: ' AMANI@Example.COM ', firstName: ' Wanjiru\u0303 ' });
    expect(read).toMatchObject({ email: 'amani@example.com', firstName: 'Wanjirũ' });
  });

  test.each([
    ["Ng'ang'a", 'Ng’ang’a'],
    ['Ngʼangʼa', 'Ng’ang’a'],
    [" wa  Thiong'o ", 'wa Thiong’o'],
    ['Mary‐Anne', 'Mary-Anne'],
  ])('stores the name %j as %j', (lastName, stored) => {
    expect(registration.parse({ ...GOOD, lastName }).lastName).toBe(stored);
  });

  test.each(['+254 712 345 678', '254712345678', '712345678', '0712-345-678', ' (0712) 345 678 '])(
    'stores the phone number %j as ten digits',
    (phoneNumber) => {
      expect(registration.parse({ ...GOOD, phoneNumber }).phoneNumber).toBe('0712345678');
    },
  );

  test('makes a recent graduate of who does not say', () => {
    expect(registration.parse({ ...GOOD, role: undefined }).role).toBe('recent graduate');
  });

  test('drops what it does not know', () => {
    const read = registration.parse({ ...GOOD, isVerified: true, isActive: true, _id: 'x', $set: {} });
    expect(Object.keys(read).sort()).toEqual(Object.keys(GOOD).sort());
  });

  test.each(['administrator', 'editor', 'Employer', '', 7, null])('nobody makes themself %j', (role) => {
    expect(errorsOf({ role })).toEqual({
      role: 'Choose whether you’re a recent graduate or an employer',
    });
  });

  test.each([false, undefined, 'true', 1])('agreement %j is none', (agreement) => {
    expect(errorsOf({ agreement })).toEqual({
      agreement: 'Agree to the user agreement and the privacy policy to continue',
    });
  });

  test.each(['P@ssw0rd', 'p@ssw0rd'.toUpperCase().replace('P', 'p'), '1qaz@WSX', 'Pa$$w0rd'])(
    'the common password %s is refused as such',
    (password) => {
      expect(errorsOf({ password })).toEqual({
        password: 'This password is too common. Choose another one.',
      });
    },
  );

  test('may say where the form stands, in at most 2,048 characters', () => {
    expect(errorsOf({ frontendUrl: 'x'.repeat(2_048) })).toEqual({});
    expect(errorsOf({ frontendUrl: 'x'.repeat(2_049) })).toHaveProperty('frontendUrl');
  });

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
      expect(errorsOf({ [field]: 'a'.repeat(1_001) })).toEqual({ [field]: 'That is too long' });
    },
  );
});

const ENTER_NAME = 'Enter your email or username';
const ENTER_PASSWORD = 'Enter your password';
const WRONG = 'Invalid email/username or password!';

describe('credentials', () => {
  test('are taken as typed, and are not remembered unless asked', () => {
    expect(credentials.parse({ emailOrUsername: ' amani ', password: ' x ' })).toEqual({
      emailOrUsername: 'amani',
      password: ' x ',
      rememberMe: false,
    });
    expect(credentials.parse({ emailOrUsername: 'a', password: 'x', rememberMe: true }).rememberMe).toBe(
      true,
    );
  });

  test.each([
    [{ emailOrUsername: { $ne: '' } }, { emailOrUsername: ENTER_NAME }],
    [{ emailOrUsername: '  ' }, { emailOrUsername: ENTER_NAME }],
    [{ emailOrUsername: 'a'.repeat(255) }, { emailOrUsername: WRONG }],
    [{ emailOrUsername: 'a'.repeat(254) }, {}],
    [{ password: { $gt: '' } }, { password: ENTER_PASSWORD }],
    [{ password: '' }, { password: ENTER_PASSWORD }],
    [{ password: 'x'.repeat(1_025) }, { password: WRONG }],
    [{ password: 'x'.repeat(1_024) }, {}],
    [{ rememberMe: 'yes' }, { rememberMe: 'Remember me is either true or false' }],
  ])('%j', (change, errors) => {
    expect(fieldErrors(credentials, { emailOrUsername: 'amani', password: 'x', ...change })).toEqual(errors);
  });
});

describe('a new password', () => {
  const newPassword = 'Karibu#2026';

  test.each([
    [{ newPassword }, {}],
    [{ newPassword, confirmPassword: newPassword }, {}],
    [{ newPassword, confirmPassword: 'Karibu#2025' }, { confirmPassword: 'Passwords do not match' }],
    [{ newPassword, confirmPassword: '' }, { confirmPassword: 'Passwords do not match' }],
    [{ newPassword, confirmPassword: 'x'.repeat(1_001) }, { confirmPassword: 'That’s too long' }],
    [{ newPassword: 'short' }, { newPassword: 'Password should be at least 8 characters long!' }],
    [{}, { newPassword: 'Password should be at least 8 characters long!' }],
  ])('%j', (input, errors) => {
    expect(fieldErrors(reset, input)).toEqual(errors);
  });
});

test('an address is a text, and where the form stands is not endless', () => {
  expect(fieldErrors(address, { email: { $ne: '' } })).toEqual({ email: 'Email is required' });
  expect(fieldErrors(address, { email: 'a@b.co', frontendUrl: 'https://mwanzo.example' })).toEqual({});
  expect(fieldErrors(address, { email: 'a@b.co', frontendUrl: 'x'.repeat(2_049) })).toHaveProperty(
    'frontendUrl',
  );
});

test('the first administrator has what everybody has, and a password by the rules', () => {
  const { role: _, agreement: __, ...person } = GOOD;
  expect(firstAdministrator.parse(person)).toEqual(person);
  expect(fieldErrors(firstAdministrator, { ...person, password: undefined })).toHaveProperty('password');
});

test('common passwords are found in any case, others are not', () => {
  expect(['123456', 'PASSWORD', 'Qwerty'].map(isCommonPassword)).toEqual([true, true, true]);
  expect(['Karibu#2026', ''].map(isCommonPassword)).toEqual([false, false]);
});
