import { recordAuditEntry } from '@/lib/trust/audit/record';
import { auditTarget } from '@/lib/internships/listings/audit-facts';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTimeLimit } from '@/lib/platform/db/time-limits';
import { safeFileName } from '@/lib/platform/files/file-name';
import { dayForInput, formatDate } from '@/lib/platform/format/dates';
import { groupedPhone } from '@/lib/platform/format/phone';
import { answeredMoment, isKnown } from '@/lib/platform/format/stored-moment';
import { writeCsv } from '@/lib/platform/format/write-csv';
import type { CsvFile } from '@/lib/platform/http/csv-answer';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import type { InternshipRecord } from '@/models/internship';
import { nameOwnListing } from '@/lib/applications/records/own-listing';
import { withPeople, type Applicant } from './with-people';

/** Maximum number of rows. No listing has that many. */
const MAX_ROWS = 10_000;
/** Applications per query for accounts and resumes. */
const BATCH = 200;

const HEADER = [
  'First name',
  'Last name',
  'E-mail',
  'Phone',
  'Status',
  'Applied on',
  'Status since',
  'Resume',
  'Notes',
];

/** "2026-11-30", "N/A" or "Invalid Date". */
function dayOf(stored: Date): string {
  const day = answeredMoment(stored);
  return isKnown(day) ? dayForInput(day) : formatDate(day);
}

const toRow = (
  { user, status, resume }: Applicant,
  { appliedAt, history, notes = [] }: ApplicationRecord,
) => [
  user.firstName,
  user.lastName,
  user.email ?? '',
  groupedPhone(user.phoneNumber ?? ''),
  status,
  dayOf(appliedAt),
  dayOf(history.at(-1)?.at ?? appliedAt),
  resume?.fileName ?? '',
  notes.map(({ text }) => text).join('\n\n'),
];

/** Exports a CSV file, newest first. The audit entry names no applicants. Throws 404 for another employer's listing. */
export async function downloadApplicants(actor: Actor, input: { internshipId: unknown }): Promise<CsvFile> {
  const by = authorize(actor, 'application:download-applicants');
  const listing = await nameOwnListing(by.id, input.internshipId);
  const rows = await withTimeLimit('export', () => readRows(listing));
  await recordAuditEntry(by, {
    action: 'applicants downloaded',
    target: auditTarget(listing),
    before: null,
    after: { applicants: rows.length },
  });
  const title = listing.title.replace(/[/\\]/g, '-');
  return { fileName: safeFileName(`Applicants, ${title}`, 'csv'), text: writeCsv(HEADER, rows) };
}

async function readRows({
  _id,
  applicationDeadline,
}: Pick<InternshipRecord, '_id' | 'applicationDeadline'>): Promise<string[][]> {
  const records = await ApplicationModel.find({ internshipId: _id })
    .sort({ appliedAt: -1 })
    .limit(MAX_ROWS)
    .select('+notes')
    .lean<ApplicationRecord[]>();
  const recordOf = new Map(records.map((record) => [record._id.toHexString(), record]));
  const rows: string[][] = [];
  for (let from = 0; from < records.length; from += BATCH) {
    for (const applicant of await withPeople(records.slice(from, from + BATCH), applicationDeadline)) {
      const record = recordOf.get(applicant._id);
      if (record) rows.push(toRow(applicant, record));
    }
  }
  return rows;
}
