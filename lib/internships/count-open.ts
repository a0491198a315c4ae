import { connect } from '@/lib/platform/db/db';
import { countExactly } from '@/lib/platform/paging/totals';
import type { County } from '@/lib/platform/core/vocabulary';
import { InternshipModel } from '@/models/internship';
import { cacheTagListings } from './invalidate-listing';
import { live } from './visibility';

/** How many listings are open now, of one industry or county or of all. */
export async function countOpenInternships(
  input: { industryId?: number; county?: County } = {},
): Promise<number> {
  await connect();
  const now = new Date();
  await cacheTagListings(now, input.industryId);
  return countExactly(InternshipModel, { ...input, ...live(now) });
}

/** How many listings are open at this moment in each industry that has any, by the industry's id, in one query. */
export async function countOpenByIndustry(now: Date): Promise<Map<number, number>> {
  await connect();
  const counts = await InternshipModel.aggregate<{ _id: number; open: number }>([
    { $match: live(now) },
    { $group: { _id: '$industryId', open: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, open }) => [_id, open]));
}
