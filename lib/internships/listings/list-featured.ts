import { connect } from '@/lib/platform/db/connection';
import { findOpen } from './find-open';
import { cacheTagListings } from './invalidate-listing';
import type { InternshipSummary } from './mapper';

const MAX_FEATURED = 7;

export async function listFeaturedInternships(): Promise<InternshipSummary[]> {
  await connect();
  const now = new Date();
  await cacheTagListings(now);
  return findOpen({ isFeatured: true }, { now, limit: MAX_FEATURED });
}
