import type { Types } from 'mongoose';
import { AccountTokenModel, type AccountTokenRecord } from '@/models/account-token';
import { AlertModel, type AlertRecord } from '@/models/alert';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { ApplyClickModel, type ApplyClickRecord } from '@/models/apply-click';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { CareerModel, type CareerRecord } from '@/models/career';
import { DataRequestModel, type DataRequestRecord } from '@/models/data-request';
import { DraftModel, type DraftRecord } from '@/models/draft';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { IdentityModel, type IdentityRecord } from '@/models/identity';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel, type MailRecord } from '@/models/mail';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { ResumeDownloadModel, type ResumeDownloadRecord } from '@/models/resume-download';
import { ReportModel, type ReportRecord } from '@/models/report';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { SessionModel, type SessionRecord } from '@/models/session';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import type { UserRecord } from '@/models/user';
import { addressesOf } from './redaction';

type Mail = Pick<MailRecord, 'kind' | 'to' | 'subject' | 'state' | 'createdAt'>;

/** Requests from the account or its address. A pending address may belong to someone else. */
const requestsOf = ({ _id, email }: UserRecord) => ({ $or: [{ userId: _id }, { email }] });

type Found<Reads> = { [Name in keyof Reads]: Awaited<Reads[Name]> };

/** Runs the queries at the same time. Returns their results by name. */
async function readAll<Reads extends Record<string, PromiseLike<unknown>>>(reads: Reads) {
  const found = Object.entries(reads).map(async ([name, read]) => [name, await read] as const);
  return Object.fromEntries(await Promise.all(found)) as Found<Reads>;
}

/** Reads everything stored about a user except their user record, newest first. */
export async function findOwnRecords(user: UserRecord) {
  const userId: Types.ObjectId = user._id;
  return readAll({
    resumes: ResumeModel.find({ userId }).sort({ uploadedAt: -1 }).lean<ResumeRecord[]>(),
    applications: ApplicationModel.find({ userId })
      .sort({ appliedAt: -1 })
      .select('+notes')
      .lean<ApplicationRecord[]>(),
    clicks: ApplyClickModel.find({ userId }).sort({ at: -1 }).lean<ApplyClickRecord[]>(),
    downloads: ResumeDownloadModel.find({ $or: [{ ownerId: userId }, { by: userId }] })
      .sort({ at: -1 })
      .lean<ResumeDownloadRecord[]>(),
    submissions: SubmissionModel.find({ submittedBy: userId })
      .sort({ createdAt: -1 })
      .lean<SubmissionRecord[]>(),
    internships: InternshipModel.find({ postedBy: userId })
      .sort({ createdAt: -1 })
      .lean<InternshipRecord[]>(),
    changes: AuditEntryModel.find({ 'target.id': userId }).sort({ at: -1 }).lean<AuditEntryRecord[]>(),
    links: AccountTokenModel.find({ userId }).sort({ expiresAt: -1 }).lean<AccountTokenRecord[]>(),
    signIns: IdentityModel.find({ userId }).sort({ linkedAt: -1 }).lean<IdentityRecord[]>(),
    sessions: SessionModel.find({ userId, version: user.sessionVersion })
      .sort({ startedAt: -1 })
      .lean<SessionRecord[]>(),
    mails: MailModel.find({ $or: [{ to: { $in: addressesOf(user) } }, { about: userId }] })
      .sort({ createdAt: -1 })
      .select('kind to subject state createdAt')
      .lean<Mail[]>(),
    reports: ReportModel.find({ reporterId: userId }).sort({ createdAt: -1 }).lean<ReportRecord[]>(),
    saved: SavedModel.find({ userId }).sort({ savedAt: -1 }).lean<SavedRecord[]>(),
    alerts: AlertModel.find({ userId }).sort({ createdAt: -1 }).lean<AlertRecord[]>(),
    dataRequests: DataRequestModel.find(requestsOf(user)).sort({ createdAt: -1 }).lean<DataRequestRecord[]>(),
    employer: EmployerModel.findOne({ 'members.userId': userId }).lean<EmployerRecord>(),
    career: CareerModel.findById(userId).select('-_id').lean<Omit<CareerRecord, '_id'>>(),
    drafts: DraftModel.find({ userId }).sort({ savedAt: -1 }).lean<DraftRecord[]>(),
  });
}

export type OwnRecords = Awaited<ReturnType<typeof findOwnRecords>>;
