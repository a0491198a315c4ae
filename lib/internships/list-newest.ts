import { connect } from '@/lib/platform/db/db';
import { findOpenRecords } from './find-open';
import { cacheTagListings } from './invalidate-listing';
import { toSummary, type InternshipSummary } from './mapper';

export interface NewestInternship extends InternshipSummary {
  updatedAt: string;
}

/** The newest open listings, of one industry (1–16) or of all, at most `limit`. */
export async function listNewestInternships(input: {
  industryId?: number;
  limit: number;
}): Promise<NewestInternship[]> {
  await connect();
  const now = new Date();
  const { limit, ...ofIndustry } = input;
  await cacheTagListings(now, input.industryId);
  const records = await findOpenRecords(ofIndustry, { now, limit });
  return records.map((record) => ({
    ...toSummary(record, now),
    updatedAt: record.updatedAt.toISOString(),
  }));
}
