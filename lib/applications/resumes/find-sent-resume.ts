import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { findReceived } from '@/lib/applications/records/find-received';
import { listingsWithResumes, resumeGone } from './readable-resumes';

const NOT_FOUND = 'Resume not found';

export interface SentResume {
  user: SignedInUser;
  application: ApplicationRecord;
  resume: ResumeRecord;
}

/**
 * Finds the resume sent with an application to the employer. Throws 404 if the application was withdrawn or belongs to another employer,
 * 410 once the listing has been closed for 90 days.
 */
export async function findSentResume(actor: Actor, input: { applicationId: unknown }): Promise<SentResume> {
  const user = authorize(actor, 'resume:download-applicant');
  const application = await ApplicationModel.findOne({
    ...(await findReceived(user.id, input.applicationId, NOT_FOUND)),
    status: { $ne: 'withdrawn' },
  }).lean<ApplicationRecord>();
  const readable = application && (await listingsWithResumes([application.internshipId], new Date()));
  if (readable?.size === 0) throw resumeGone();
  const resume = application && (await ResumeModel.findById(application.resumeId).lean<ResumeRecord>());
  if (!resume) throw new AppError('notFound', NOT_FOUND);
  return { user, application, resume };
}
