import { countFilter, type FilterCount } from './filter-counts';
import { findCandidates, MOST_FOUND, type Candidates } from './find-candidates';
import { filtersInUse, narrowingOf } from './narrowing';
import { ranked, type Candidate } from './rank';
import { readingsOf, type Faithfulness, type Reading } from './readings';
import { FILTERS, type FilterName, type ListingSearch } from './search-schema';

/** How many there are: exactly, or at least so many. */
interface Count {
  count: number;
  atLeast: boolean;
}

export interface SearchAnswer extends Count {
  /** The listings found, best first, at most `MOST_FOUND`. */
  listings: Candidate[];
  faithfulness: Faithfulness;
  /** How many there are with each value of a filter besides the other filters. */
  counts: Record<FilterName, FilterCount[]>;
  /** How many there are without one of the filters in use, or without the words. */
  without: Partial<Record<FilterName | 'q', Count>>;
}

const NOT_NARROWED = { keys: [], until: null };

/** The first reading that finds something, if not under the filters then without them. */
async function fitting(search: ListingSearch, now: Date): Promise<{ reading: Reading; found: Candidates }> {
  const narrowing = narrowingOf(search, now);
  const narrowed = filtersInUse(search).length > 0;
  let first: { reading: Reading; found: Candidates } | undefined;
  for await (const reading of readingsOf(search.q ?? '', now)) {
    const found = await reading.best(narrowing);
    first ??= { reading, found };
    if (found.listings.length > 0) return { reading, found };
    if (narrowed && (await reading.all(NOT_NARROWED)).listings.length > 0) return { reading, found };
  }
  if (!first) throw new Error('a search has at least one reading');
  return first;
}

const countOf = ({ listings, more }: Candidates): Count => ({
  count: Math.min(listings.length, MOST_FOUND),
  atLeast: more,
});

/** Searches the open listings. Takes a search as `searchSchema` reads it; its page is for the caller to take. */
export async function searchListings(search: ListingSearch, now: Date): Promise<SearchAnswer> {
  const { reading, found } = await fitting(search, now);
  const loosened = new Map<FilterName | 'q', Candidates>(
    await Promise.all(
      filtersInUse(search).map(
        async (name) => [name, await reading.all(narrowingOf(search, now, name))] as const,
      ),
    ),
  );
  if (found.listings.length === 0 && search.q && loosened.size > 0)
    loosened.set('q', await findCandidates({ meanings: [], narrowing: narrowingOf(search, now), now }));
  const counts = FILTERS.map((name) => [name, countFilter(name, loosened.get(name) ?? found, now)]);
  const without = [...loosened].map(([name, candidates]) => [name, countOf(candidates)]);
  return {
    ...countOf(found),
    listings: ranked(found.listings, reading.meanings).slice(0, MOST_FOUND),
    faithfulness: reading.faithfulness,
    counts: Object.fromEntries(counts) as SearchAnswer['counts'],
    without: Object.fromEntries(without) as SearchAnswer['without'],
  };
}
