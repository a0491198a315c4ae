import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { ReportModel, type ReportRecord } from '@/models/report';
import { withListings } from './list-reports';
import type { Report } from './mapper';

export const REPORT_NOT_FOUND = 'Report not found';

/** Other reports of the same listing that are shown beside one. */
const MAX_BESIDE = 50;

export interface ReportDetails {
  report: Report;
  /** Other reports of the same listing, newest first. */
  others: Report[];
}

/** One report with the others of its listing: for staff. Throws 404. */
export async function readReport(actor: Actor, input: { id: unknown }): Promise<ReportDetails> {
  authorize(actor, 'report:read');
  const record = await ReportModel.findById(objectId(input.id, REPORT_NOT_FOUND)).lean<ReportRecord>();
  if (!record) throw new AppError('notFound', REPORT_NOT_FOUND);
  const { _id, internshipId } = record;
  const beside = await ReportModel.find({ internshipId, _id: { $ne: _id } })
    .sort({ createdAt: -1 })
    .limit(MAX_BESIDE)
    .lean<ReportRecord[]>();
  const [report, ...others] = await withListings([record, ...beside]);
  if (!report) throw new AppError('notFound', REPORT_NOT_FOUND);
  return { report, others };
}
