import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { findSubmission } from './find-submission';

/** Throws 404. */
export async function openSubmissionFile(actor: Actor, input: { id: unknown }): Promise<StoredFile> {
  authorize(actor, 'submission:read');
  return openFile((await findSubmission(input.id)).file);
}
