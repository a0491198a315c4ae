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
  /** For each filter, exactly how many there are with each of its values besides the other filters. */
  facets: SearchAnswer['facets'];
  /** How many there are without one of the filters in use. */
  without: SearchAnswer['without'];
  /** How the words were read: what was searched for, which words are filters, which were put right. */
  read: SearchAnswer['read'];
  /** Trades close to those searched for that have something open, where nothing is found. */
  trades: SearchAnswer['trades'];
  /** What comes close, where there are fewer than ten results. */
  close: InternshipSummary[];
  /** By the id of a listing, where its title says what was searched for. */
  titleMatches: Record<string, Range[]>;
}

/** The matches in the titles that have any. */
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
 * Searches the open listings by words and filters, ten a page, in the order asked for: the best first with words, else the newest.
 * Takes `q`, `industry`, `county`, `kind`, `pay`, `remote`, `closing`, `sort` and `page` as they came; throws 422 for values that are
 * none, 503 while the index is filled after a start.
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
