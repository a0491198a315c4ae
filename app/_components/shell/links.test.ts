import { expect, it } from 'vitest';
import { isActive } from './links';

it.each([
  ['/', '/', true],
  ['/', '/internships', false],
  ['/internships', '/internships', true],
  ['/internships', '/internships/legal-services', true],
  ['/internships', '/internships-abroad', false],
  ['/dashboard', '/dashboard/profile', true],
])('%s on %s: %s', (href, path, active) => {
  expect(isActive(href, path)).toBe(active);
});
