import { expect, it } from 'vitest';
import { searchAddress } from './search-address';
import type { ListingSearch } from '@/lib/search/engine/search-schema';

const search: ListingSearch = { q: 'm&e officer', county: ['Lamu', 'Kwale'], industry: [3], page: 4 };

it('says the whole search, the page left out', () =>
  expect(searchAddress(search)).toBe('/internships?q=m%26e+officer&industry=3&county=Lamu&county=Kwale'));

it('leaves out what is cleared, all of it or one value', () => {
  expect(searchAddress(search, { county: undefined, q: undefined })).toBe('/internships?industry=3');
  expect(searchAddress(search, { county: ['Lamu'], q: undefined })).toBe(
    '/internships?industry=3&county=Lamu',
  );
});

it('says the order', () =>
  expect(searchAddress({ q: 'hr', sort: 'pay' })).toBe('/internships?q=hr&sort=pay'));

it('says the page from the second on', () => {
  expect(searchAddress(search, { page: 2 })).toMatch(/&page=2$/);
  expect(searchAddress(search, { page: 1 })).not.toContain('page');
});

it('of nothing asks for everything', () => expect(searchAddress({ page: 1, q: '' })).toBe('/internships?q='));
