import { connect } from '@/lib/platform/db/db';
import { findOpen } from './find-open';
import { cacheTagListings } from './invalidate-listing';
import type { InternshipSummary } from './mapper';

/** The newest open listings, of one industry (1–16) or of all, at most `limit`. */
export async function listNewestInternships(input: {
  industryId?: number;
  limit: number;
}): Promise<InternshipSummary[]> {
  await connect();
  const now = new Date();
  const { limit, ...ofIndustry } = input;
  await cacheTagListings(now, input.industryId);
  return findOpen(ofIndustry, { now, limit });
}
