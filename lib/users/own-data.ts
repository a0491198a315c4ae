import { Types } from 'mongoose';
import { sessionError } from '@/lib/auth/actor';
import { toOwnSubmission } from '@/lib/submissions/mapper';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { ApplyClickModel, type ApplyClickRecord } from '@/models/apply-click';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { toOwnUser } from './mapper';

/** A stored file and its place in the export; every place is its own. */
export interface ExportedFile {
  fileId: Types.ObjectId;
  path: string;
}

type Listing = Pick<InternshipRecord, '_id' | 'title' | 'company'>;

/** All that is kept about a user, as plain data, and the files that belong to it. Throws 401 when the user is gone. */
export async function collectOwnData(
  id: string,
): Promise<{ data: Record<string, unknown>; files: ExportedFile[] }> {
  const userId = new Types.ObjectId(id);
  const [user, resumes, applications, clicks, submissions, internships] = await Promise.all([
    UserModel.findById(userId).select('-passwordHash -mails').lean<UserRecord>(),
    ResumeModel.find({ userId }).sort({ uploadedAt: -1 }).lean<ResumeRecord[]>(),
    ApplicationModel.find({ userId }).sort({ appliedAt: -1 }).select('-mails').lean<ApplicationRecord[]>(),
    ApplyClickModel.find({ userId }).lean<ApplyClickRecord[]>(),
    SubmissionModel.find({ submittedBy: userId }).sort({ createdAt: -1 }).lean<SubmissionRecord[]>(),
    InternshipModel.find({ employerId: userId })
      .select('-mails')
      .sort({ createdAt: -1 })
      .lean<InternshipRecord[]>(),
  ]);
  if (!user) throw sessionError('userNotFound');
  const files = [
    ...resumes.map((resume) => exported('resumes', resume._id, resume)),
    ...submissions.map(({ _id, file }) => exported('submissions', _id, file)),
    ...(user.picture ? [{ fileId: user.picture.fileId, path: 'files/picture.webp' }] : []),
  ];
  const listings = await findListings(applications);
  return {
    data: {
      profile: { ...toOwnUser(user, null), agreedAt: user.agreedAt, updatedAt: user.updatedAt },
      resumes: resumes.map((resume) => ({
        _id: resume._id,
        fileName: resume.fileName,
        size: resume.size,
        uploadedAt: resume.uploadedAt,
        file: exported('resumes', resume._id, resume).path,
      })),
      applications: applications.map((application) => toExported(application, listings)),
      applyClicks: clicks.map(({ internshipId, at }) => ({ internshipId, at })),
      submissions: submissions.map((submission) => ({
        ...toOwnSubmission(submission),
        file: exported('submissions', submission._id, submission.file).path,
      })),
      internships,
    },
    files,
  };
}

const exported = (
  folder: string,
  _id: Types.ObjectId,
  { fileId, fileName }: { fileId: Types.ObjectId; fileName: string },
): ExportedFile => ({ fileId, path: `files/${folder}/${_id.toHexString()}/${fileName}` });

function toExported(
  { _id, internshipId, resumeId, status, history, appliedAt }: ApplicationRecord,
  listings: Listing[],
) {
  const listing = listings.find((one) => one._id.equals(internshipId));
  return {
    _id,
    internshipId,
    title: listing?.title ?? null,
    company: listing?.company ?? null,
    resumeId,
    status,
    history: history.map((step) => ({ status: step.status, at: step.at })),
    appliedAt,
  };
}

const findListings = (applications: ApplicationRecord[]): Promise<Listing[]> =>
  InternshipModel.find({ _id: { $in: applications.map(({ internshipId }) => internshipId) } })
    .select('title company')
    .lean<Listing[]>();
