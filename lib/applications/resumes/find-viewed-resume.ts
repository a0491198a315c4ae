import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { PDF } from '@/lib/platform/files/document-types';
import { recordResumeView } from '@/lib/identity/users/record-resume-download';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { findReceived } from '@/lib/applications/records/find-received';
import { markApplicationViewed } from '@/lib/applications/status/mark-viewed';
import { listingsWithResumes, resumeGone } from './readable-resumes';

const NOT_FOUND = 'Resume not found';

/**
 * Finds a sent resume, marks the application as viewed and records the view for the applicant. Throws 404 if it was withdrawn
 * or belongs to another employer, 410 once the listing has been closed for 90 days, 415 if it is not a PDF.
 */
export async function findViewedResume(
  actor: Actor,
  input: { applicationId: unknown },
): Promise<ResumeRecord> {
  const user = authorize(actor, 'resume:download-applicant');
  const application = await ApplicationModel.findOne({
    ...(await findReceived(user.id, input.applicationId, NOT_FOUND)),
    status: { $ne: 'withdrawn' },
  }).lean<ApplicationRecord>();
  const readable = application && (await listingsWithResumes([application.internshipId], new Date()));
  if (readable?.size === 0) throw resumeGone();
  const resume = application && (await ResumeModel.findById(application.resumeId).lean<ResumeRecord>());
  if (!resume) throw new AppError('notFound', NOT_FOUND);
  if (resume.contentType !== PDF.contentType)
    throw new AppError('unsupportedType', 'Only PDFs can be read here. Download this CV instead.');
  await markApplicationViewed(actor, input);
  await recordResumeView(user, resume, application.internshipId);
  return resume;
}
