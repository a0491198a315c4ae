import { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/db';
import { PAGE_SIZE, paged, skipTo, type Paged } from '@/lib/platform/paging/paging';
import { searchListings, type SearchAnswer } from '@/lib/search/search-listings';
import { searchSchema } from '@/lib/search/search-schema';
import { InternshipModel } from '@/models/internship';
import { cacheTagListings } from './invalidate-listing';
import { toSummary, type InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { live } from './visibility';

export interface SearchPage extends Paged {
  internships: InternshipSummary[];
  /** There are more than `total`, which can be paged through. */
  more: boolean;
  /** How far the search gave way to find something. */
  faithfulness: SearchAnswer['faithfulness'];
  /** For each filter, how many there are with each of its values besides the other filters. */
  filters: SearchAnswer['counts'];
  /** How many there are without one of the filters in use. */
  without: SearchAnswer['without'];
}

/**
 * Searches the open listings by words and filters, ten a page, the best first; without words what closes soonest.
 * Takes `q`, `industry`, `county`, `kind`, `pay`, `remote`, `closing` and `page` as they came; throws 422 for values that are none.
 */
export async function searchInternships(input: unknown): Promise<SearchPage> {
  const search = searchSchema.parse(input);
  await connect();
  const now = new Date();
  await cacheTagListings(now);
  const { listings, count, atLeast, faithfulness, counts, without } = await searchListings(search, now);
  const from = skipTo(search.page);
  const ids = listings.slice(from, from + PAGE_SIZE).map(({ id }) => id);
  return {
    internships: await summaries(ids, now),
    ...paged(search.page, count),
    more: atLeast,
    faithfulness,
    filters: counts,
    without,
  };
}

/** The listings with these ids, in their order. */
async function summaries(ids: readonly string[], now: Date): Promise<InternshipSummary[]> {
  if (ids.length === 0) return [];
  const records = await InternshipModel.find({
    _id: { $in: ids.map((id) => new Types.ObjectId(id)) },
    ...live(now),
  })
    .select(SUMMARY_FIELDS)
    .lean<SummaryRecord[]>();
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((record) => toSummary(record, now));
}
