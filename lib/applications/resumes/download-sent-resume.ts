import type { Actor } from '@/lib/platform/auth/actor';
import { recordResumeDownload } from '@/lib/identity/users/record-resume-download';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { markApplicationViewed } from '@/lib/applications/status/mark-viewed';
import { findSentResume } from './find-sent-resume';

/**
 * Marks the application as viewed, records the download for the applicant and opens the resume. Throws the same errors as
 * `findSentResume`.
 */
export async function downloadSentResume(
  actor: Actor,
  input: { applicationId: unknown },
): Promise<StoredFile> {
  const { user, application, resume } = await findSentResume(actor, input);
  await markApplicationViewed(actor, input);
  await recordResumeDownload(user, resume, application.internshipId);
  return openFile(resume);
}
