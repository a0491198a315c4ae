import type { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import type { County } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { findOpenRecords, type OpenRecord } from './find-open';
import { cacheTagListings } from './invalidate-listing';
import { toSummary, type InternshipSummary } from './mapper';

export interface NewestInternship extends InternshipSummary {
  updatedAt: AnsweredMoment;
}

/** The newest open listings, of one industry (1–16), of one county, of one employer, or of all, at most `limit`. */
export async function listNewestInternships(input: {
  industryId?: number;
  county?: County;
  employer?: Types.ObjectId;
  limit: number;
}): Promise<NewestInternship[]> {
  await connect();
  const now = new Date();
  const { limit, ...place } = input;
  await cacheTagListings(now, input.industryId);
  const records = await findOpenRecords(place, { now, limit });
  return records.map((record) => toNewest(record, now));
}

/** An open listing with the day of its last change. */
export const toNewest = (record: OpenRecord, now: Date): NewestInternship => ({
  ...toSummary(record, now),
  updatedAt: answeredMoment(record.updatedAt),
});
