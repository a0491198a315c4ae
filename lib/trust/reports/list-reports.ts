import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { findPage } from '@/lib/platform/pagination/find-page';
import type { Paged } from '@/lib/platform/pagination/pagination';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel, type ReportRecord } from '@/models/report';
import { REPORTED_FIELDS, toReport, type Report } from './mapper';
import { stateSchema } from './schemas';

/** Lists reports in one state (open by default), worst first, then oldest, ten per page. */
export async function listReports(
  actor: Actor,
  input: { page?: unknown; state?: unknown },
): Promise<{ reports: Report[] } & Paged> {
  authorize(actor, 'report:read');
  const { records, ...facts } = await findPage<ReportRecord>(ReportModel, {
    filter: { state: stateSchema.parse(input.state) },
    page: input.page,
    order: { harm: 1, createdAt: 1 },
  });
  return { reports: await withListings(records), ...facts };
}

export async function withListings(records: readonly ReportRecord[]): Promise<Report[]> {
  const listings = await findByIds<InternshipRecord>(
    InternshipModel,
    records.map(({ internshipId }) => internshipId),
    REPORTED_FIELDS,
  );
  const listingOf = new Map(listings.map((listing) => [listing._id.toHexString(), listing]));
  return records.map((record) => toReport(record, listingOf.get(record.internshipId.toHexString())));
}
