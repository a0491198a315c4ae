import { countFilter, type FilterCount } from './filter-counts';
import { findCandidates, MAX_FOUND, type Candidates } from './retrieval';
import { filtersInUse, searchFilters } from './filters';
import { ranked, type Candidate } from './rank';
import { fallbacksOf, type Faithfulness, type Fallback } from './fallbacks';
import { FILTERS, type FilterName, type ListingSearch } from './search-schema';

/** The total: exact, or a lower bound. */
interface Count {
  count: number;
  atLeast: boolean;
}

export interface SearchAnswer extends Count {
  /** The listings found, best first, at most `MAX_FOUND`. */
  listings: Candidate[];
  faithfulness: Faithfulness;
  /** The count of each value of a filter, with the other filters applied. */
  counts: Record<FilterName, FilterCount[]>;
  /** The count without each of the filters in use, or without the words. */
  without: Partial<Record<FilterName | 'q', Count>>;
}

const NO_FILTERS = { keys: [], until: null };

/** The first fallback that finds something, with the filters or, failing that, without them. */
async function fitting(search: ListingSearch, now: Date): Promise<{ fallback: Fallback; found: Candidates }> {
  const filters = searchFilters(search, now);
  const isFiltered = filtersInUse(search).length > 0;
  let first: { fallback: Fallback; found: Candidates } | undefined;
  for await (const fallback of fallbacksOf(search.q ?? '', now)) {
    const found = await fallback.best(filters);
    first ??= { fallback, found };
    if (found.listings.length > 0) return { fallback, found };
    if (isFiltered && (await fallback.all(NO_FILTERS)).listings.length > 0) return { fallback, found };
  }
  if (!first) throw new Error('a search has at least one fallback');
  return first;
}

const countOf = ({ listings, more }: Candidates): Count => ({
  count: Math.min(listings.length, MAX_FOUND),
  atLeast: more,
});

/** Searches the open listings. Takes a search parsed by `searchSchema`; the caller selects the page. */
export async function searchListings(search: ListingSearch, now: Date): Promise<SearchAnswer> {
  const { fallback, found } = await fitting(search, now);
  const loosened = new Map<FilterName | 'q', Candidates>(
    await Promise.all(
      filtersInUse(search).map(
        async (name) => [name, await fallback.all(searchFilters(search, now, name))] as const,
      ),
    ),
  );
  if (found.listings.length === 0 && search.q && loosened.size > 0)
    loosened.set('q', await findCandidates({ expandedWords: [], filters: searchFilters(search, now), now }));
  const counts = FILTERS.map((name) => [name, countFilter(name, loosened.get(name) ?? found, now)]);
  const without = [...loosened].map(([name, candidates]) => [name, countOf(candidates)]);
  return {
    ...countOf(found),
    listings: ranked(found.listings, fallback.expandedWords).slice(0, MAX_FOUND),
    faithfulness: fallback.faithfulness,
    counts: Object.fromEntries(counts) as SearchAnswer['counts'],
    without: Object.fromEntries(without) as SearchAnswer['without'],
  };
}
