import { expect, test } from 'vitest';
import { fieldErrors } from '@/dev/testing/field-errors';
import { confirmation, profileSchema } from './schemas';

test('a profile is changed in its address and phone number, and in nothing else', () => {
  const input = {
    email: ' AMANI@example.com ',
    phoneNumber: '0712345678',
    role: 'administrator',
    firstName: 'A',
  };
  expect(profileSchema.parse(input)).toEqual({ email: 'amani@example.com', phoneNumber: '0712345678' });
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
  [undefined, 'Please enter your password'],
  ['', 'Please enter your password'],
  [{ $ne: '' }, 'Please enter your password'],
  ['x'.repeat(1_025), 'That is not your password'],
])('deleting an account is not confirmed by %j', (password, message) => {
  expect(fieldErrors(confirmation, { password })).toEqual({ password: message });
});

test.each(['x', ' ', 'x'.repeat(1_024)])(
  'the password that confirms it is compared as typed: %j',
  (password) => {
    expect(confirmation.parse({ password })).toEqual({ password });
  },
);
