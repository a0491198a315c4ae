import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { DocumentText } from '@/lib/platform/files/document-text';
import { storedText } from '@/lib/platform/files/stored-text';
import { findSubmission } from './find-submission';

/**
 * The text of a submission's details file, for administrators to read beside the form.
 * Null where the file has no text that can be read. Throws 404.
 */
export async function readDetailsText(actor: Actor, input: { id: unknown }): Promise<DocumentText | null> {
  authorize(actor, 'submission:read');
  return storedText((await findSubmission(input.id)).file);
}
