import { expect, test } from 'vitest';
import { withoutField } from './without-field';

const problem = { message: 'Fix these', errors: { email: 'Email is required', name: 'Name is required' } };

test('removes the error of an edited field and keeps the others', () => {
  expect(withoutField(problem, 'email')).toEqual({
    message: 'Fix these',
    errors: { name: 'Name is required' },
    edited: true,
  });
});

test('returns null once the last error is removed', () => {
  expect(withoutField({ ...problem, errors: { email: 'Taken' } }, 'email')).toBeNull();
});

test.each(['', 'phone', 'toString'])('does nothing for a field without an error (%j)', (field) => {
  expect(withoutField(problem, field)).toBe(problem);
  expect(withoutField({ errors: {} }, field)).toEqual({ errors: {} });
});
