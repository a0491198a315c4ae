import { endOfDayIn } from '@/lib/platform/format/days-left';
import type { SearchFilters } from './retrieval';
import { filterKey } from './listing-terms';
import { FILTERS, type FilterName, type ListingSearch } from './search-schema';

/** The filters in use. */
export const filtersInUse = (search: ListingSearch): FilterName[] =>
  FILTERS.filter((name) => search[name] !== undefined);

/** The database conditions of a search's filters, leaving out one of them if named. */
export function searchFilters(search: ListingSearch, now: Date, without?: FilterName): SearchFilters {
  const keys: string[] = [];
  let until: Date | null = null;
  for (const name of filtersInUse(search)) {
    if (name === without) continue;
    if (name === 'closing') until = endOfDayIn(Number(search.closing), now);
    else keys.push(filterKey(name, String(search[name])));
  }
  return { keys, until };
}
