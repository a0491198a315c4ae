import { expect, test } from 'vitest';
import { isOneEditAway } from './one-edit';

test.each([
  ['equity', 'equitty', true],
  ['equity', 'equty', true],
  ['equity', 'eqoity', true],
  ['equity', 'equity', false],
  ['equity', 'eqoitty', false],
  ['equity', 'equitable', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(isOneEditAway(one, other)).toBe(expected);
});
