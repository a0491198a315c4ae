import type { Actor } from '@/lib/platform/auth/actor';
import { documentText, type DocumentText } from '@/lib/platform/files/document-text';
import { openSubmissionFile } from './open-submission-file';

/**
 * The text of a submission's details file, for administrators to read beside the form.
 * Null where the file has no text that can be read. Throws 404.
 */
export async function readDetailsText(actor: Actor, input: { id: unknown }): Promise<DocumentText | null> {
  const { stream, contentType } = await openSubmissionFile(actor, input);
  const bytes = new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer());
  return documentText(bytes, contentType);
}
