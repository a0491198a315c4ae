import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { foldPath, OTHER } from './fold-path';

describe('a page of this site is counted under its own path', () => {
  test.each([
    '/',
    '/internships',
    '/internships/legal-services',
    '/internships/in/nairobi',
    '/internships/legal-services/acme-clerk',
    '/featured-internships/acme-clerk',
    '/career-tips',
    '/career-tips/keep-learning',
    '/contact-us',
    '/data-request',
    '/developers',
    '/feeds',
    '/hiring',
    '/employers',
    '/employers/acme',
    '/offline',
    '/privacy-policy',
    '/user-agreement',
  ])('%s', (path) => expect(foldPath(path)).toBe(path));
});

test.each([
  ['/internships/', '/internships'],
  ['/internships/legal-services/caf%C3%A9', '/internships/legal-services/caf%C3%A9'],
  ['/internships/legal-services/cafe%CC%81', '/internships/legal-services/caf%C3%A9'],
  ['/internships/%6Cegal-services', '/internships/legal-services'],
  ['/internships/%6Cegal-services/%61cme', '/internships/legal-services/acme'],
  ['/featured-internships/%61cme', '/featured-internships/acme'],
  ['/employers/%61cme', '/employers/acme'],
  ['/report/6921f0c0a1b2c3d4e5f60718', '/report'],
])('%s is counted as %s', (path, counted) => expect(foldPath(path)).toBe(counted));

test.each([
  '/no/such/page',
  '/wp-login.php',
  '/internships/space-travel',
  '/internships/in/atlantis',
  '/internships/in/nairobi/x',
  '/internships/space-travel/acme-clerk',
  '/internships/legal-services/acme-clerk/more',
  '/career-tips/none-such',
  '/employers/a/b',
  '/report',
  '/reset-password/a-secret',
  '/login',
  '/%',
  '/%00',
  '//internships',
  '/employers/%2e%2e',
  '/employers/a%2Fb',
  `/employers/${'a'.repeat(201)}`,
  '/__proto__',
  '/employers/\ud800',
  '/employers/a%0Ab',
])('%s is one of the other addresses', (path) => expect(foldPath(path)).toBe(OTHER));

test('every public page is known', async () => {
  const names: Record<string, string> = {
    '[industry]': 'legal-services',
    '[county]': 'nairobi',
    '[article]': 'keep-learning',
  };
  const files = await readdir('app/(public)', { recursive: true });
  const pages = files.filter((file) => /(?:^|\/)page\.tsx$/.test(file));
  const paths = pages.map(
    (page) => `/${page.replace(/\/?page\.tsx$/, '').replace(/\[\w+\]/g, (part) => names[part] ?? 'a')}`,
  );
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => foldPath(path) === OTHER)).toEqual([]);
});

test.each(['/dashboard', '/dashboard/users/1', '/%64ashboard', '/api/page-views', '/api'])(
  '%s is not counted',
  (path) => expect(foldPath(path)).toBeUndefined(),
);
