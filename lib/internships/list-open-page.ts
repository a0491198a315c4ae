import type { QueryFilter } from 'mongoose';
import { PAGE_SIZE, pageNumber, paged, skipTo, type Paged } from '@/lib/paging';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { toSummary, type InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { live } from './visibility';

export type OpenPage = { internships: InternshipSummary[] } & Paged;

/** The listings of one place that are open at `now`, newest first, ten a page. Takes the page as it came. */
export async function listOpenPage(
  place: QueryFilter<InternshipRecord>,
  asked: unknown,
  now: Date,
): Promise<OpenPage> {
  const page = pageNumber(asked);
  const filter = { ...place, ...live(now) };
  const [records, total] = await Promise.all([
    InternshipModel.find(filter)
      .sort({ createdAt: -1 })
      .skip(skipTo(page))
      .limit(PAGE_SIZE)
      .select(SUMMARY_FIELDS)
      .lean<SummaryRecord[]>(),
    InternshipModel.countDocuments(filter),
  ]);
  return { internships: records.map((record) => toSummary(record, now)), ...paged(page, total) };
}
