import { expect, it } from 'vitest';
import { searchAddress } from './search-address';

const search = { q: 'm&e officer', county: 'Lamu', industry: 3, page: 4 } as const;

it('says the whole search, the page left out', () =>
  expect(searchAddress(search)).toBe('/internships?q=m%26e+officer&industry=3&county=Lamu'));

it('leaves out what is cleared', () =>
  expect(searchAddress(search, { county: undefined, q: undefined })).toBe('/internships?industry=3'));

it('says the page from the second on', () => {
  expect(searchAddress(search, { page: 2 })).toMatch(/&page=2$/);
  expect(searchAddress(search, { page: 1 })).not.toContain('page');
});

it('of nothing asks for everything', () => expect(searchAddress({ page: 1, q: '' })).toBe('/internships?q='));
