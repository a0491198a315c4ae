import type { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/db';
import type { County } from '@/lib/platform/core/vocabulary';
import { findOpenRecords, type OpenRecord } from './find-open';
import { cacheTagListings } from './invalidate-listing';
import { toSummary, type InternshipSummary } from './mapper';

export interface NewestInternship extends InternshipSummary {
  updatedAt: string;
}

/** The newest open listings, of one industry (1–16), of one county, posted by some accounts, or of all, at most `limit`. */
export async function listNewestInternships(input: {
  industryId?: number;
  county?: County;
  accounts?: readonly Types.ObjectId[];
  limit: number;
}): Promise<NewestInternship[]> {
  await connect();
  const now = new Date();
  const { limit, accounts, ...place } = input;
  await cacheTagListings(now, input.industryId);
  const own = accounts && { employerId: { $in: accounts } };
  const records = await findOpenRecords({ ...place, ...own }, { now, limit });
  return records.map((record) => toNewest(record, now));
}

/** An open listing with the day of its last change. */
export const toNewest = (record: OpenRecord, now: Date): NewestInternship => ({
  ...toSummary(record, now),
  updatedAt: record.updatedAt.toISOString(),
});
