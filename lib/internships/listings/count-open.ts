import { connect } from '@/lib/platform/db/connection';
import { countExactly } from '@/lib/platform/pagination/totals';
import type { County } from '@/lib/platform/core/vocabulary';
import { countOpenBy } from '@/lib/search/engine/count-open';
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

type Grouping = 'county' | 'industry';

const PATHS: Readonly<Record<Grouping, string>> = { county: '$county', industry: '$industryId' };

/** Counts in the search index, or in the database until it is filled. Omits values without open listings. */
async function countOpenIn(grouping: Grouping, now: Date): Promise<FacetValue[]> {
  await connect();
  const index = await searchIndexIfFilled();
  if (index) return countOpenBy(index, grouping, now);
  const counts = await InternshipModel.aggregate<{ _id: FacetValue['value'] | null; open: number }>([
    { $match: openFilter(now) },
    { $group: { _id: PATHS[grouping], open: { $sum: 1 } } },
  ]);
  return counts.flatMap(({ _id, open }) => (_id === null ? [] : [{ value: _id, count: open }]));
}

/** Counts the open listings by industry id. Omits industries without any. */
export async function countOpenByIndustry(now: Date): Promise<Map<number, number>> {
  const counts = await countOpenIn('industry', now);
  return new Map(counts.map(({ value, count }) => [Number(value), count]));
}

/** Counts the open listings by county. Omits counties without any. */
export async function countOpenInCounties(): Promise<FacetValue[]> {
  const now = new Date();
  await connect();
  await cacheTagFound(now);
  return countOpenIn('county', now);
}
