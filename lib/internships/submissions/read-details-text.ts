import { authorize, type Actor } from '@/lib/platform/auth/actor';
import type { DocumentText } from '@/lib/platform/files/document-text';
import { storedText } from '@/lib/platform/files/stored-text';
import { findSubmission } from './find-submission';

/** The text of a submission's details file; null if it has no readable text. Throws 404. */
export async function readDetailsText(actor: Actor, input: { id: unknown }): Promise<DocumentText | null> {
  authorize(actor, 'submission:read');
  return storedText((await findSubmission(input.id)).file);
}
