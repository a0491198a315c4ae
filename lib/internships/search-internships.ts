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
  /** Whether there are more than `total` listings; only `total` can be paged through. */
  more: boolean;
  /** How closely the results match the query. */
  faithfulness: SearchAnswer['faithfulness'];
  /** For each filter, the count of each value, given the other filters. */
  filters: SearchAnswer['counts'];
  /** The count without each of the filters in use. */
  without: SearchAnswer['without'];
}

/**
 * Searches open listings by words and filters, ten a page, best match first; without words, closing soonest
 * first.
 * Takes `q`, `industry`, `county`, `kind`, `pay`, `remote`, `closing` and `page` as received. Throws 422 for
 * invalid values.
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

/** The listings with these ids, in the same order. */
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
