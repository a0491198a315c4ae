import { paged, type Paged } from '@/lib/platform/pagination/pagination';
import { searchListings, type SearchAnswer } from '@/lib/search/engine/search-listings';
import { searchSchema } from '@/lib/search/engine/search-schema';
import { titleMatches, type Range } from '@/lib/search/engine/title-matches';
import { noteResult } from '@/lib/search/synonyms/empty-queries';
import { cacheTagFound } from './invalidate-listing';
import type { InternshipSummary } from './mapper';
import { searchIndex } from './search-index';
import { summariesOf } from './summaries-of';

export interface SearchPage extends Paged {
  internships: InternshipSummary[];
  /** For each filter, the exact count of each value given the other filters. */
  facets: SearchAnswer['facets'];
  /** The number of results without each active filter. */
  without: SearchAnswer['without'];
  /** How the query was parsed: search terms, words read as filters, and corrections. */
  read: SearchAnswer['read'];
  /** If nothing is found: similar trades that have open listings. */
  trades: SearchAnswer['trades'];
  /** Similar listings, if there are fewer than ten results. */
  close: InternshipSummary[];
  titleMatches: Record<string, Range[]>;
}

const matchesIn = (
  listings: readonly InternshipSummary[],
  ways: SearchAnswer['ways'],
): SearchPage['titleMatches'] =>
  Object.fromEntries(
    listings
      .map(({ _id, title }) => [_id, titleMatches(title, ways)] as const)
      .filter(([, ranges]) => ranges.length > 0),
  );

/**
 * Searches the open listings by words and filters, ten per page, by relevance if there are words, otherwise newest first. Takes `q`,
 * `industry`, `county`, `kind`, `pay`, `remote`, `closing`, `sort`, `page`. Throws 422 for invalid values, and 503 until the index is
 * filled.
 */
export async function searchInternships(input: unknown): Promise<SearchPage> {
  const search = searchSchema.parse(input);
  const index = await searchIndex();
  const now = new Date();
  await cacheTagFound(now);
  const { ids, total, close, ways, ...facts } = searchListings(index, search, now);
  if (search.q && Object.keys(facts.without).length === 0) noteResult(search.q, total === 0);
  const summaries = await summariesOf(index, [...ids, ...close], now);
  const inOrder = (wanted: readonly string[]) => wanted.flatMap((id) => summaries.get(id) ?? []);
  const [internships, besides] = [inOrder(ids), inOrder(close)];
  return {
    internships,
    ...paged(search.page, total),
    ...facts,
    close: besides,
    titleMatches: matchesIn([...internships, ...besides], ways),
  };
}
