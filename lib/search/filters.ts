import { endOfDayIn } from '@/lib/platform/format/days-left';
import type { SearchFilters } from './retrieval';
import { filterKeys } from './listing-terms';
import { FILTERS, type FilterName, type ListingSearch } from './search-schema';

/** The filters in use. */
export const filtersInUse = (search: ListingSearch): FilterName[] =>
  FILTERS.filter((name) => search[name] !== undefined);

/** The database conditions of a search's filters, leaving out one of them if named. */
export function searchFilters(search: ListingSearch, now: Date, without?: FilterName): SearchFilters {
  const used: ListingSearch = { ...search, ...(without && { [without]: undefined }) };
  const { industry, county, kind, pay, remote, closing } = used;
  const keys = [
    industry && filterKeys.industry(industry),
    county && filterKeys.county(county),
    kind && filterKeys.kind(kind),
    pay && filterKeys.pay(pay),
    remote && filterKeys.remote(),
  ];
  return {
    keys: keys.filter((key) => key !== undefined),
    until: closing ? endOfDayIn(closing, now) : null,
  };
}
