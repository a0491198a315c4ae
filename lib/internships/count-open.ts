import { connect } from '@/lib/db';
import { countExactly } from '@/lib/totals';
import type { County } from '@/lib/vocabulary';
import { InternshipModel } from '@/models/internship';
import { dependsOnListings } from './freshness';
import { live } from './visibility';

/** How many listings are open now, of one industry or county or of all. */
export async function countOpenInternships(
  input: { industryId?: number; county?: County } = {},
): Promise<number> {
  await connect();
  const now = new Date();
  await dependsOnListings(now, input.industryId);
  return countExactly(InternshipModel, { ...input, ...live(now) });
}
