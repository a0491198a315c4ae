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
