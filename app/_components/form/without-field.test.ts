import { expect, test } from 'vitest';
import { withoutField } from './without-field';

const problem = { message: 'Fix these', errors: { email: 'Email is required', name: 'Name is required' } };

test('the error of an edited field is gone, the others stay', () => {
  expect(withoutField(problem, 'email')).toEqual({
    message: 'Fix these',
    errors: { name: 'Name is required' },
    edited: true,
  });
});

test('with the last error the problem is gone', () => {
  expect(withoutField({ ...problem, errors: { email: 'Taken' } }, 'email')).toBeNull();
});

test.each(['', 'phone', 'toString'])('a field without an error (%j) changes nothing', (field) => {
  expect(withoutField(problem, field)).toBe(problem);
  expect(withoutField({ errors: {} }, field)).toEqual({ errors: {} });
});
