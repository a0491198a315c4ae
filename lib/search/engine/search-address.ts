import { FILTERS } from '@/lib/search/engine/search-names';
import type { ListingSearch } from '@/lib/search/engine/search-schema';

const NAMES = ['q', ...FILTERS, 'sort'] as const;

/** Returns the canonical address of a search: equal searches have equal addresses. A changed search starts at page 1. */
export function searchAddress(search: Partial<ListingSearch>, change: Partial<ListingSearch> = {}): string {
  const { page = 1, ...rest } = change;
  const asked: Partial<ListingSearch> = { ...search, ...rest };
  const query = new URLSearchParams();
  for (const name of NAMES)
    for (const value of [asked[name] ?? []].flat()) if (value !== '') query.append(name, String(value));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `/internships?${query}` : EVERYTHING;
}

/** The address of a search for all open listings. Without `q`, it would be the address of the industries page. */
export const EVERYTHING = '/internships?q=';
