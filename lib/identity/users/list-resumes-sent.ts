import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { findByIds } from '@/lib/platform/db/find-by-ids';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { ResumeDownloadModel, type ResumeDownloadRecord } from '@/models/resume-download';
import { UserModel, type UserRecord } from '@/models/user';
import { toOwnResume, type OwnResume } from './mapper';

/** Applications shown, and downloads searched for them. */
const MAX_RESUMES = 50;
const MAX_DOWNLOADS = 500;

export interface ResumeDownload {
  _id: string;
  at: AnsweredMoment;
  /** First and last name; null if the account is deleted. */
  by: string | null;
}

export interface SentResume {
  /** The id of the application. */
  _id: string;
  resume: OwnResume | null;
  sentAt: AnsweredMoment;
  /** Null if the listing is missing. */
  internship: { title: string; company: string } | null;
  /** Downloads by the employer, newest first. */
  downloads: ResumeDownload[];
}

export interface ResumesSent {
  sent: SentResume[];
  /** Newest first. */
  byAdministrators: ResumeDownload[];
}

type Listing = Pick<InternshipRecord, '_id' | 'title' | 'company'>;
type Person = Pick<UserRecord, '_id' | 'firstName' | 'lastName'>;

/** Lists the last 50 resumes the signed-in user sent, and who downloaded each. */
export async function listResumesSent(actor: Actor): Promise<ResumesSent> {
  const userId = new Types.ObjectId(authorize(actor, 'application:read-own').id);
  const [applications, downloads, resumes] = await Promise.all([
    ApplicationModel.find({ userId })
      .sort({ appliedAt: -1 })
      .limit(MAX_RESUMES)
      .select('internshipId resumeId appliedAt')
      .lean<ApplicationRecord[]>(),
    ResumeDownloadModel.find({ ownerId: userId })
      .sort({ at: -1 })
      .limit(MAX_DOWNLOADS)
      .lean<ResumeDownloadRecord[]>(),
    // Only the current resume and sent ones exist, so the newest include those of the newest applications.
    ResumeModel.find({ userId })
      .sort({ uploadedAt: -1 })
      .limit(2 * MAX_RESUMES)
      .lean<ResumeRecord[]>(),
  ]);
  const [internships, people] = await Promise.all([
    findByIds<Listing, InternshipRecord>(
      InternshipModel,
      applications.map(({ internshipId }) => internshipId),
      ['title', 'company'],
    ),
    findByIds<Person, UserRecord>(
      UserModel,
      downloads.flatMap(({ by }) => by ?? []),
      ['firstName', 'lastName'],
    ),
  ]);
  const toDownload = (download: ResumeDownloadRecord) => toResumeDownload(download, people);
  return {
    sent: applications.map((application) => ({
      ...toSentResume(application, resumes, internships),
      downloads: downloads.filter((one) => wasOf(application, one)).map(toDownload),
    })),
    byAdministrators: downloads.filter(({ role }) => role === 'administrator').map(toDownload),
  };
}

const wasOf = ({ resumeId, internshipId }: ApplicationRecord, download: ResumeDownloadRecord): boolean =>
  download.resumeId.equals(resumeId) && download.internshipId?.equals(internshipId) === true;

function toResumeDownload({ _id, at, by }: ResumeDownloadRecord, people: Person[]): ResumeDownload {
  const person = people.find((one) => by?.equals(one._id));
  return {
    _id: _id.toHexString(),
    at: answeredMoment(at),
    by: person ? `${person.firstName} ${person.lastName}` : null,
  };
}

function toSentResume(
  { _id, internshipId, resumeId, appliedAt }: ApplicationRecord,
  resumes: ResumeRecord[],
  internships: Listing[],
): Omit<SentResume, 'downloads'> {
  const resume = resumes.find((one) => one._id.equals(resumeId));
  const internship = internships.find((one) => one._id.equals(internshipId));
  return {
    _id: _id.toHexString(),
    resume: resume ? toOwnResume(resume) : null,
    sentAt: answeredMoment(appliedAt),
    internship: internship ? { title: internship.title, company: internship.company } : null,
  };
}
