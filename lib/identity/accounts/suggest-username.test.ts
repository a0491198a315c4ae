import { expect, test } from 'vitest';
import { suggestUsername } from './suggest-username';

test.each([
  ['Wanjirũ', 'Ng’ang’a', 'wanjirunganga'],
  ['Jean-Pierre', 'van der Berg', 'jeanpierrevanderberg'],
  ['Al', 'X', 'alx'],
  ['A', 'B', ''],
  ['株', '式', ''],
  ['a'.repeat(20), 'b'.repeat(20), `${'a'.repeat(20)}${'b'.repeat(10)}`],
])('%s %s: %s', (firstName, lastName, username) => {
  expect(suggestUsername(firstName, lastName)).toBe(username);
});
