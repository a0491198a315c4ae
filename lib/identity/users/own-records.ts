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

/** Reads everything stored about a user except their user record, newest first. */
export async function findOwnRecords(user: UserRecord) {
  const userId: Types.ObjectId = user._id;
  const [
    resumes,
    applications,
    clicks,
    downloads,
    submissions,
    internships,
    changes,
    links,
    signIns,
    sessions,
    mails,
    reports,
    saved,
    alerts,
    dataRequests,
    employer,
    career,
    drafts,
  ] = await Promise.all([
    ResumeModel.find({ userId }).sort({ uploadedAt: -1 }).lean<ResumeRecord[]>(),
    ApplicationModel.find({ userId }).sort({ appliedAt: -1 }).select('+notes').lean<ApplicationRecord[]>(),
    ApplyClickModel.find({ userId }).sort({ at: -1 }).lean<ApplyClickRecord[]>(),
    ResumeDownloadModel.find({ $or: [{ ownerId: userId }, { by: userId }] })
      .sort({ at: -1 })
      .lean<ResumeDownloadRecord[]>(),
    SubmissionModel.find({ submittedBy: userId }).sort({ createdAt: -1 }).lean<SubmissionRecord[]>(),
    InternshipModel.find({ postedBy: userId }).sort({ createdAt: -1 }).lean<InternshipRecord[]>(),
    AuditEntryModel.find({ 'target.id': userId }).sort({ at: -1 }).lean<AuditEntryRecord[]>(),
    AccountTokenModel.find({ userId }).sort({ expiresAt: -1 }).lean<AccountTokenRecord[]>(),
    IdentityModel.find({ userId }).sort({ linkedAt: -1 }).lean<IdentityRecord[]>(),
    SessionModel.find({ userId, version: user.sessionVersion })
      .sort({ startedAt: -1 })
      .lean<SessionRecord[]>(),
    MailModel.find({ $or: [{ to: { $in: addressesOf(user) } }, { about: userId }] })
      .sort({ createdAt: -1 })
      .select('kind to subject state createdAt')
      .lean<Mail[]>(),
    ReportModel.find({ reporterId: userId }).sort({ createdAt: -1 }).lean<ReportRecord[]>(),
    SavedModel.find({ userId }).sort({ savedAt: -1 }).lean<SavedRecord[]>(),
    AlertModel.find({ userId }).sort({ createdAt: -1 }).lean<AlertRecord[]>(),
    DataRequestModel.find(requestsOf(user)).sort({ createdAt: -1 }).lean<DataRequestRecord[]>(),
    EmployerModel.findOne({ 'members.userId': userId }).lean<EmployerRecord>(),
    CareerModel.findById(userId).select('-_id').lean<Omit<CareerRecord, '_id'>>(),
    DraftModel.find({ userId }).sort({ savedAt: -1 }).lean<DraftRecord[]>(),
  ]);
  return {
    resumes,
    applications,
    clicks,
    downloads,
    submissions,
    internships,
    changes,
    links,
    signIns,
    sessions,
    mails,
    reports,
    saved,
    alerts,
    dataRequests,
    employer,
    career,
    drafts,
  };
}

export type OwnRecords = Awaited<ReturnType<typeof findOwnRecords>>;
