import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

const FOLDER = 'app/dashboard';
/** The pages that the service worker stores, which it only sees loaded in full. */
const OFFLINE =
  /const OWN_PAGES = (\[.*\]);/.exec(readFileSync('public/service-worker.js', 'utf8'))?.[1] ?? '';

const lists = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file) && !file.includes('['))
  .filter((file) => /<ListFrame|<ListRegion/.test(readFileSync(join(FOLDER, file), 'utf8')))
  .map((file) => `/dashboard/${file.replace(/\/page\.tsx$/, '')}`);

test('the pages of lists and those for offline use are found', () => {
  expect(lists.length).toBeGreaterThan(12);
  expect(OFFLINE).toContain("'/dashboard/saved'");
});

test.each(lists)('%s opens in place, unless it is for offline use', (path) => {
  expect(inPlace('/dashboard', path)).toBe(!OFFLINE.includes(`'${path}'`));
});
