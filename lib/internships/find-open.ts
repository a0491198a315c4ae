import type { QueryFilter } from 'mongoose';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { toSummary, type InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { live } from './visibility';

/** What narrows the open listings down. */
export type Place = QueryFilter<InternshipRecord>;

interface Part {
  now: Date;
  limit: number;
}

/** The listings of a place that are open at `now`, newest first, `limit` of them. */
export async function findOpen(place: Place, { now, limit }: Part): Promise<InternshipSummary[]> {
  const records = await InternshipModel.find({ ...place, ...live(now) })
    .sort({ createdAt: -1 })
    .limit(limit)
    .select(SUMMARY_FIELDS)
    .lean<SummaryRecord[]>();
  return records.map((record) => toSummary(record, now));
}
