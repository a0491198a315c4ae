import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { ROLES } from '@/lib/platform/core/vocabulary';
import { activation, newUser, userEdit, userFilters } from './schemas';

const person = {
  firstName: 'Amani',
  lastName: 'Wekesa',
  phoneNumber: '0712345678',
  email: 'amani@example.com',
  username: 'amani',
};
const CHOOSE_ROLE = 'Choose a role';

describe('a new user', () => {
  const whole = { ...person, password: 'Karibu#2026', role: 'editor' };

  test('has what a registration has, and a role', () => {
    expect(newUser.parse({ ...whole, isVerified: true })).toEqual(whole);
    expect(Object.keys(fieldErrors(newUser, {})).sort()).toEqual(Object.keys(whole).sort());
  });

  test('has a password by the rules', () => {
    expect(fieldErrors(newUser, { ...whole, password: 'short' })).toEqual({
      password: 'Password should be at least 8 characters long!',
    });
  });

  test.each(['recent graduate', 'editor', 'employer'])('can be made a %s', (role) => {
    expect(newUser.parse({ ...whole, role }).role).toBe(role);
  });

  test.each(['administrator', '', undefined, { $ne: '' }])('cannot be made a %j', (role) => {
    expect(fieldErrors(newUser, { ...whole, role })).toEqual({ role: CHOOSE_ROLE });
  });
});

describe('an edit of a user', () => {
  test.each(ROLES)('may make them %s, and leaves the password alone', (role) => {
    expect(userEdit.parse({ ...person, role, password: 'Karibu#2026' })).toEqual({ ...person, role });
  });

  test('needs every field', () => {
    expect(fieldErrors(userEdit, {})).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phoneNumber: 'Phone number is required',
      email: 'Email is required',
      username: 'Username is required',
      role: CHOOSE_ROLE,
    });
  });
});

describe('letting in and keeping out', () => {
  test.each(['activate', 'deactivate'])('%s', (action) => {
    expect(activation.parse({ action })).toEqual({ action });
  });

  test.each(['delete', '', undefined, true])('is not %j', (action) => {
    expect(fieldErrors(activation, { action })).toEqual({ action: 'action is activate or deactivate' });
  });
});

describe('a list of users', () => {
  test('is narrowed by a text, a role and a state; blank is all', () => {
    expect(userFilters.parse({ q: ' ama ', role: 'editor', state: 'unverified' })).toEqual({
      q: 'ama',
      role: 'editor',
      state: 'unverified',
    });
    expect(userFilters.parse({ q: '', role: null, state: undefined })).toEqual({});
  });

  test('is not narrowed by anything else', () => {
    expect(fieldErrors(userFilters, { q: { $ne: '' }, role: 'owner', state: 'gone' })).toEqual({
      q: 'q must be text',
      role: 'role must be one of: administrator, editor, employer, recent graduate',
      state: 'state must be one of: active, inactive, unverified',
    });
  });

  test('is searched for at most 100 characters, white space around them left out', () => {
    expect(fieldErrors(userFilters, { q: ` ${'x'.repeat(100)} ` })).toEqual({});
    expect(fieldErrors(userFilters, { q: 'x'.repeat(101) })).toEqual({
      q: 'Shorten the search to 100 characters',
    });
  });
});
