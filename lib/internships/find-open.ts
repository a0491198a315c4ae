import type { QueryFilter } from 'mongoose';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { toSummary, type InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { live } from './visibility';

/** Filters of open listings. */
export type Place = QueryFilter<InternshipRecord>;

interface Part {
  now: Date;
  limit: number;
}

/** The listings that match and are open at `now`, newest first, at most `limit`. */
export async function findOpen(place: Place, { now, limit }: Part): Promise<InternshipSummary[]> {
  const records = await InternshipModel.find({ ...place, ...live(now) })
    .sort({ createdAt: -1 })
    .limit(limit)
    .select(SUMMARY_FIELDS)
    .lean<SummaryRecord[]>();
  return records.map((record) => toSummary(record, now));
}
