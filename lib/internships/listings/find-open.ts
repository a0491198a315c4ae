import type { QueryFilter } from 'mongoose';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import type { InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { openFilter } from './open-status';
import { toSummaries } from './with-employers';

export type Place = QueryFilter<InternshipRecord>;

export type OpenRecord = SummaryRecord & Pick<InternshipRecord, 'updatedAt'>;

interface Part {
  now: Date;
  limit: number;
}

export const findOpenRecords = (place: Place, { now, limit }: Part): Promise<OpenRecord[]> =>
  InternshipModel.find({ ...place, ...openFilter(now) })
    .sort({ createdAt: -1 })
    .limit(limit)
    .select([...SUMMARY_FIELDS, 'updatedAt'])
    .lean<OpenRecord[]>();

export const findOpen = async (place: Place, part: Part): Promise<InternshipSummary[]> =>
  toSummaries(await findOpenRecords(place, part), part.now);
