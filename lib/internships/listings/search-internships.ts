import { Types } from 'mongoose';
import { paged, type Paged } from '@/lib/platform/pagination/pagination';
import { listingText, TEXT_FIELDS, type TextFields } from '@/lib/search/engine/listing-text';
import { searchListings, type SearchAnswer } from '@/lib/search/engine/search-listings';
import { searchSchema } from '@/lib/search/engine/search-schema';
import { textMatch, type TextMatch } from '@/lib/search/engine/text-match';
import { titleMatches, type Range } from '@/lib/search/engine/title-matches';
import { noteResult } from '@/lib/search/synonyms/empty-queries';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
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
  /** By listing ID: the sentence with the search words, if only the listing's text contains them. */
  textMatches: Record<string, TextMatch>;
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

/** Reads the texts of the listings that have the words neither in their title nor in their employer's name or place. */
async function textMatchesIn(
  listings: readonly InternshipSummary[],
  ways: SearchAnswer['wordWays'],
): Promise<SearchPage['textMatches']> {
  const inHead = ({ title, company, location }: InternshipSummary) =>
    [title, company, location].some((text) => titleMatches(text, ways).length > 0);
  const ids = ways.length === 0 ? [] : listings.filter((one) => !inHead(one)).map(({ _id }) => _id);
  if (ids.length === 0) return {};
  const records = await InternshipModel.find({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
    .select(TEXT_FIELDS)
    .lean<(TextFields & Pick<InternshipRecord, '_id'>)[]>();
  return Object.fromEntries(
    records.flatMap((record) => {
      const found = textMatch(listingText(record).text, ways);
      return found ? [[record._id.toHexString(), found]] : [];
    }),
  );
}

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
  const { ids, total, close, ways, wordWays, ...facts } = searchListings(index, search, now);
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
    textMatches: await textMatchesIn(internships, wordWays),
  };
}
