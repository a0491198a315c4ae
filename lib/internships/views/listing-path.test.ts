import { expect, test } from 'vitest';
import { isListingPath, listingAddress } from './listing-path';

test.each([
  ['/internships/legal-services/acme-clerk', { industryId: 4, slug: 'acme-clerk' }],
  ['/internships/legal-services/caf%C3%A9', { industryId: 4, slug: 'café' }],
  ['/featured-internships/acme-clerk', { featuredSlug: 'acme-clerk' }],
])('%s is the page of a listing', (path, address) => {
  expect(isListingPath(path)).toBe(true);
  expect(listingAddress(path)).toEqual(address);
});

test.each([
  '/',
  '/internships',
  '/internships/legal-services',
  '/internships/in/nairobi-city',
  '/internships/legal-services/page/2',
  '/featured-internships',
  '/career-tips/cv',
  '/dashboard/internships/a',
])('%s is none', (path) => {
  expect(isListingPath(path)).toBe(false);
});

test('a page of an industry that is none is of no listing', () => {
  expect(listingAddress('/internships/space-travel/acme-clerk')).toBeUndefined();
});
