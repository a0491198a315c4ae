import type { Types } from 'mongoose';
import { recordAuditEntry } from '@/lib/trust/audit/record';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { objectId } from '@/lib/platform/db/ids';
import { withTimeLimit } from '@/lib/platform/db/time-limits';
import { zipOf } from '@/lib/platform/files/zip';
import type { StoredFile } from '@/lib/platform/files/open';
import { auditFields, auditTarget } from '@/lib/internships/listings/audit-facts';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { AppError } from '@/lib/platform/core/errors';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { RecallModel } from '@/models/recall';
import { ReportModel, type ReportRecord } from '@/models/report';
import { ResumeDownloadModel, type ResumeDownloadRecord } from '@/models/resume-download';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { REPORT_NOT_FOUND } from './read-report';

/**
 * Returns the evidence about a reported listing, as one ZIP file for the police. It contains the listing and its versions, the submission
 * and its file, the employer with its members, and the applications. It also contains the resume downloads, the recall, the reports and
 * the audit log. Omits the names of applicants and reporters, which investigators must request. Records an audit entry. Throws 404.
 */
export async function readEvidence(actor: Actor, input: { id: unknown }): Promise<Omit<StoredFile, 'size'>> {
  const by = authorize(actor, 'listing:recall');
  const report = await ReportModel.findById(objectId(input.id, REPORT_NOT_FOUND)).lean<ReportRecord>();
  if (!report) throw new AppError('notFound', REPORT_NOT_FOUND);
  const { internshipId } = report;
  const listing = await InternshipModel.findById(internshipId).lean<InternshipRecord>();
  if (!listing) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  const { data, file } = await withTimeLimit('export', () => collect(listing));
  await recordAuditEntry(by, {
    action: 'evidence downloaded',
    target: auditTarget(listing),
    before: null,
    after: null,
  });
  const texts = Object.entries(data).map(([name, value]) => ({
    path: `${name}.json`,
    text: `${JSON.stringify(value, null, 2)}\n`,
  }));
  const files = file ? [{ fileId: file.fileId, path: `submission/${file.fileName}` }] : [];
  return zipOf(`evidence-${listing._id.toHexString()}.zip`, texts, files);
}

type Submission = Pick<SubmissionRecord, '_id' | 'file' | 'createdAt'>;

async function collect(listing: InternshipRecord) {
  const { _id } = listing;
  const employer =
    listing.employer && (await EmployerModel.findById(listing.employer).lean<EmployerRecord>());
  const accounts = accountsOf(listing, employer);
  const submissionId = listing.submissionRef?.submissionId;
  const submission = submissionId ? await SubmissionModel.findById(submissionId).lean<Submission>() : null;
  const [applications, downloads, reports, log, recall, people] = await Promise.all([
    ApplicationModel.find({ internshipId: _id }).sort({ _id: 1 }).lean<ApplicationRecord[]>(),
    accounts.length > 0
      ? ResumeDownloadModel.find({ by: { $in: accounts } })
          .sort({ at: 1 })
          .lean<ResumeDownloadRecord[]>()
      : [],
    ReportModel.find({ internshipId: _id }).sort({ createdAt: 1 }).lean<ReportRecord[]>(),
    logOf([_id, ...(submissionId ? [submissionId] : []), ...(employer ? [employer._id] : []), ...accounts]),
    RecallModel.findOne({ internshipId: _id }).lean(),
    findByIds<UserRecord>(UserModel, accounts),
  ]);
  return {
    file: submission?.file,
    data: {
      listing: { _id, ...auditFields(listing), createdAt: listing.createdAt, hiddenAt: listing.hiddenAt },
      submission,
      employer: employer && employerFacts(employer),
      members: people.map((person) => memberFacts(person, employer)),
      applications: applications.map(({ _id: id, appliedAt, status }) => ({ _id: id, appliedAt, status })),
      downloads: downloads.map(({ resumeId, internshipId, at, by }) => ({ resumeId, internshipId, at, by })),
      reports: reports.map(({ reason, text, weight, state, decision, createdAt }) => ({
        reason,
        text,
        byApplicant: weight > 1,
        state,
        decision: decision && { at: decision.at, comments: decision.comments },
        createdAt,
      })),
      log,
      recall,
    },
  };
}

/** Returns the accounts of the members and of the person who posted the listing, who may no longer be a member. */
const accountsOf = (
  { postedBy }: Pick<InternshipRecord, 'postedBy'>,
  employer: EmployerRecord | null,
): Types.ObjectId[] => {
  const members = (employer?.members ?? []).map(({ userId }) => userId);
  return postedBy && !members.some((one) => one.equals(postedBy)) ? [...members, postedBy] : members;
};

const employerFacts = ({ _id, name, kind, website, county, about, ...employer }: EmployerRecord) => ({
  ...{ _id, name, kind, website, county, about },
  verification: employer.verification,
  refusal: employer.refusal,
  recalledAt: employer.recalledAt,
  createdAt: employer.createdAt,
});

const memberFacts = ({ _id, ...user }: UserRecord, employer: EmployerRecord | null) => ({
  _id,
  role: employer?.members.find(({ userId }) => userId.equals(_id))?.role ?? null,
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  email: user.email,
  phoneNumber: user.phoneNumber,
  createdAt: user.createdAt,
});

const logOf = (ids: readonly Types.ObjectId[]): Promise<AuditEntryRecord[]> =>
  AuditEntryModel.find({ 'target.id': { $in: ids } })
    .sort({ at: 1 })
    .lean<AuditEntryRecord[]>();
