import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { ALWAYS_WARNED } from '@/lib/applications/status/removal-words';
import { toPublic, type PublicInternship } from '@/lib/internships/listings/mapper';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel, type ReportRecord } from '@/models/report';
import { countFound } from '@/lib/platform/pagination/totals';
import { withListings } from './list-reports';
import type { Report } from './mapper';
import { worstReason } from './undecided';

export const REPORT_NOT_FOUND = 'Report not found';
const MAX_BESIDE = 50;

export interface ReportDetails {
  report: Report;
  /** Other reports about the same listing, newest first, at most 50. */
  others: Report[];
  total: number;
  listing: PublicInternship | null;
  /** Whether upholding always warns people, because an undecided report says that the listing asks for money or is fake. */
  warns: boolean;
}

/** Returns a report with the other reports about its listing. Throws 404. */
export async function readReport(actor: Actor, input: { id: unknown }): Promise<ReportDetails> {
  authorize(actor, 'report:read');
  const record = await ReportModel.findById(objectId(input.id, REPORT_NOT_FOUND)).lean<ReportRecord>();
  if (!record) throw new AppError('notFound', REPORT_NOT_FOUND);
  const { _id, internshipId } = record;
  const [beside, total, listing, worst] = await Promise.all([
    ReportModel.find({ internshipId, _id: { $ne: _id } })
      .sort({ createdAt: -1 })
      .limit(MAX_BESIDE)
      .lean<ReportRecord[]>(),
    countFound(ReportModel, { internshipId }),
    InternshipModel.findById(internshipId).lean<InternshipRecord>(),
    worstReason(internshipId),
  ]);
  const [report, ...others] = await withListings([record, ...beside]);
  if (!report) throw new AppError('notFound', REPORT_NOT_FOUND);
  return {
    ...{ report, others, total },
    listing: listing && toPublic(listing, new Date()),
    warns: worst !== undefined && ALWAYS_WARNED.includes(worst),
  };
}
