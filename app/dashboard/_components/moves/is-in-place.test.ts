import { describe, expect, test } from 'vitest';
import { isInPlace } from './is-in-place';

const SITE = 'https://mwanzo.example';
const MINUTE_MS = 60_000;

const inPlace = (from: string, to: string, age = 0): boolean =>
  isInPlace(new URL(SITE + from), new URL(SITE + to), age);

describe('opens in place:', () => {
  test.each([
    ['/dashboard/users', '/dashboard/users?page=2'],
    ['/dashboard/users?page=2', '/dashboard/users'],
    ['/dashboard', '/dashboard/audit'],
    ['/dashboard/audit', '/dashboard'],
    ['/dashboard/employer-internships', '/dashboard/employer-internships/submissions?state=approved'],
  ])('from %s to %s', (from, to) => {
    expect(inPlace(from, to)).toBe(true);
  });

  test('until the document is five minutes old', () => {
    expect(inPlace('/dashboard', '/dashboard/users', 5 * MINUTE_MS)).toBe(true);
    expect(inPlace('/dashboard', '/dashboard/users', 5 * MINUTE_MS + 1)).toBe(false);
  });
});

describe('opens in full:', () => {
  test.each([
    ['a form', '/dashboard/users', '/dashboard/users/new'],
    ['a page from a form', '/dashboard/users/new', '/dashboard/users'],
    ['a record', '/dashboard/reports', '/dashboard/reports/0123456789abcdef01234567'],
    ['a page for offline use', '/dashboard', '/dashboard/my-internships'],
    ['the same address', '/dashboard/users?page=2', '/dashboard/users?page=2'],
    ['a place on a page', '/dashboard', '/dashboard/search-words?phrase=dev#phrase'],
    ['a public page', '/dashboard', '/internships'],
  ])('%s', (_, from, to) => {
    expect(inPlace(from, to)).toBe(false);
  });
});
