import { connect } from '@/lib/platform/db/connection';
import { countExactly } from '@/lib/platform/pagination/totals';
import type { County } from '@/lib/platform/core/vocabulary';
import { countOpenByCounty } from '@/lib/search/engine/count-open';
import type { FacetValue } from '@/lib/search/engine/facets';
import { InternshipModel } from '@/models/internship';
import { cacheTagFound, cacheTagListings } from './invalidate-listing';
import { searchIndexIfFilled } from './search-index';
import { openFilter } from './open-status';

export async function countOpenInternships(
  input: { industryId?: number; county?: County } = {},
): Promise<number> {
  await connect();
  const now = new Date();
  await cacheTagListings(now, input.industryId);
  return countExactly(InternshipModel, { ...input, ...openFilter(now) });
}

/** Counts the open listings by industry id, in one query. Omits industries without any. */
export async function countOpenByIndustry(now: Date): Promise<Map<number, number>> {
  await connect();
  const counts = await InternshipModel.aggregate<{ _id: number; open: number }>([
    { $match: openFilter(now) },
    { $group: { _id: '$industryId', open: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, open }) => [_id, open]));
}

/** Counts the open listings by county in the search index, or in the database until it is filled. Omits empty counties. */
export async function countOpenInCounties(): Promise<FacetValue[]> {
  await connect();
  const now = new Date();
  await cacheTagFound(now);
  const index = await searchIndexIfFilled();
  if (index) return countOpenByCounty(index, now);
  const counts = await InternshipModel.aggregate<{ _id: County | null; open: number }>([
    { $match: openFilter(now) },
    { $group: { _id: '$county', open: { $sum: 1 } } },
  ]);
  return counts.flatMap(({ _id, open }) => (_id === null ? [] : [{ value: _id, count: open }]));
}
