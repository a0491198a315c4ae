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

/** The newest open listings, optionally for one industry (1–16), county or employer. */
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

export const toNewest = (record: OpenRecord, now: Date): NewestInternship => ({
  ...toSummary(record, now),
  updatedAt: answeredMoment(record.updatedAt),
});
