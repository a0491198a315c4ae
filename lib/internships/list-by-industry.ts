import { connect } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { industryById } from '@/lib/industries/industries';
import { PAGE_SIZE, pageNumber, paged, skipTo, type Paged } from '@/lib/paging';
import { InternshipModel } from '@/models/internship';
import { dependsOnListings } from './freshness';
import { toSummary, type InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { live } from './visibility';

/**
 * The open listings of one industry, newest first, ten a page.
 * Takes the industry's id (1–16) and the page, both as they came; throws `notFound` for an unknown industry.
 */
export async function listInternshipsByIndustry(input: {
  industryId: unknown;
  page?: unknown;
}): Promise<{ internships: InternshipSummary[] } & Paged> {
  const industry = /^\d{1,2}$/.test(String(input.industryId))
    ? industryById(Number(input.industryId))
    : undefined;
  if (!industry) throw new AppError('notFound', 'Industry not found.');
  await connect();
  const page = pageNumber(input.page);
  const now = new Date();
  await dependsOnListings(now, industry.id);
  const filter = { industryId: industry.id, ...live(now) };
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
