import { Types } from 'mongoose';
import { searchListings } from '@/lib/search/engine/search-listings';
import { readSearch, searchInput } from '@/lib/search/engine/search-schema';
import { findOpenRecords } from './find-open';
import { cacheTagFound } from './invalidate-listing';
import { toNewest, type NewestInternship } from './list-newest';
import { searchIndex } from './search-index';

/**
 * The newest open listings found by a search, at most `limit`. Takes its query string and ignores unknown parameters. Throws 503
 * until the index is filled.
 */
export async function listNewestFound(input: {
  search: URLSearchParams;
  limit: number;
}): Promise<NewestInternship[]> {
  const search = { ...readSearch(searchInput(input.search)), sort: 'newest' as const };
  const index = await searchIndex();
  const now = new Date();
  await cacheTagFound(now);
  const ids: string[] = [];
  for (let page = 1; ids.length < input.limit; page += 1) {
    const found = searchListings(index, { ...search, page }, now);
    if (found.ids.length === 0) break;
    ids.push(...found.ids);
  }
  const wanted = ids.slice(0, input.limit).map((id) => new Types.ObjectId(id));
  const records = await findOpenRecords({ _id: { $in: wanted } }, { now, limit: input.limit });
  return records.map((record) => toNewest(record, now));
}
