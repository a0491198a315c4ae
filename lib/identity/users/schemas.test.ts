import { expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/client/field-errors';
import { confirmation, profileSchema } from './schemas';

test('a profile is changed in its address, phone number and name, and in nothing else', () => {
  const contact = { email: ' AMANI@example.com ', phoneNumber: '+254 712 345 678', role: 'administrator' };
  const read = { email: 'amani@example.com', phoneNumber: '0712345678' };
  expect(profileSchema.parse(contact)).toEqual(read);
  expect(profileSchema.parse({ ...contact, firstName: ' Amani ', lastName: "Ng'ang'a" })).toEqual({
    ...read,
    firstName: 'Amani',
    lastName: 'Ng’ang’a',
  });
});

test.each([
  [
    { firstName: '', lastName: 'A' },
    { firstName: 'First name is required', lastName: 'Last name should be at least 2 letters long' },
  ],
  [{ firstName: null }, { firstName: 'First name is required' }],
  [{ lastName: { $ne: '' } }, { lastName: 'Last name is required' }],
  [{ firstName: 'Wanj1ku' }, { firstName: 'First name should contain only letters' }],
])('a name that is given is held to the rules: %j', (names, errors) => {
  expect(fieldErrors(profileSchema, { email: 'a@b.co', phoneNumber: '0712345678', ...names })).toEqual(
    errors,
  );
});

test('both are needed', () => {
  expect(fieldErrors(profileSchema, {})).toEqual({
    email: 'Email is required',
    phoneNumber: 'Phone number is required',
  });
});

test('where the form stands may be said, in at most 2,048 characters', () => {
  const whole = { email: 'a@b.co', phoneNumber: '0712345678' };
  expect(fieldErrors(profileSchema, { ...whole, frontendUrl: 'x'.repeat(2_048) })).toEqual({});
  expect(fieldErrors(profileSchema, { ...whole, frontendUrl: 'x'.repeat(2_049) })).toHaveProperty(
    'frontendUrl',
  );
});

test.each([
  [undefined, 'Enter your password'],
  ['', 'Enter your password'],
  [{ $ne: '' }, 'Enter your password'],
  ['x'.repeat(1_025), 'That isn’t your password'],
])('deleting an account is not confirmed by %j', (password, message) => {
  expect(fieldErrors(confirmation, { password })).toEqual({ password: message });
});

test.each(['x', ' ', 'x'.repeat(1_024)])(
  'the password that confirms it is compared as typed: %j',
  (password) => {
    expect(confirmation.parse({ password })).toEqual({ password });
  },
);
