import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { PDF } from '@/lib/platform/files/document-types';
import { recordResumeView } from '@/lib/identity/users/record-resume-download';
import type { ResumeRecord } from '@/models/resume';
import { markApplicationViewed } from '@/lib/applications/status/mark-viewed';
import { findSentResume } from './find-sent-resume';

/**
 * Finds a sent resume, marks the application as viewed and records the view for the applicant. Throws the same errors as
 * `findSentResume`, and 415 if it is not a PDF.
 */
export async function findViewedResume(
  actor: Actor,
  input: { applicationId: unknown },
): Promise<ResumeRecord> {
  const { user, application, resume } = await findSentResume(actor, input);
  if (resume.contentType !== PDF.contentType)
    throw new AppError('unsupportedType', 'Only PDFs can be read here. Download this CV instead.');
  await markApplicationViewed(actor, input);
  await recordResumeView(user, resume, application.internshipId);
  return resume;
}
