import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { toOwnResume, type OwnResume } from './mapper';

/** The most that are shown. */
const LATEST = 50;

/** A resume as it went out with an application. */
export interface SentResume {
  /** The id of the application. */
  _id: string;
  resume: OwnResume | null;
  /** ISO 8601, UTC. */
  sentAt: string;
  /** Null when the listing was never found again. */
  internship: { title: string; company: string } | null;
}

/** What the signed-in user sent to whom, newest first, at most 50. */
export async function listResumesSent(actor: Actor): Promise<{ sent: SentResume[] }> {
  const userId = new Types.ObjectId(authorize(actor, 'application:read-own').id);
  const applications = await ApplicationModel.find({ userId })
    .sort({ appliedAt: -1 })
    .limit(LATEST)
    .select('internshipId resumeId appliedAt')
    .lean<ApplicationRecord[]>();
  const [resumes, internships] = await Promise.all([
    ResumeModel.find({ _id: { $in: applications.map(({ resumeId }) => resumeId) }, userId }).lean<
      ResumeRecord[]
    >(),
    InternshipModel.find({ _id: { $in: applications.map(({ internshipId }) => internshipId) } })
      .select('title company')
      .lean<Pick<InternshipRecord, '_id' | 'title' | 'company'>[]>(),
  ]);
  return {
    sent: applications.map(({ _id, internshipId, resumeId, appliedAt }) => {
      const resume = resumes.find((one) => one._id.equals(resumeId));
      const internship = internships.find((one) => one._id.equals(internshipId));
      return {
        _id: _id.toHexString(),
        resume: resume ? toOwnResume(resume) : null,
        sentAt: appliedAt.toISOString(),
        internship: internship ? { title: internship.title, company: internship.company } : null,
      };
    }),
  };
}
