import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { documentPicture } from '@/lib/platform/files/document-picture';
import type { DocumentText } from '@/lib/platform/files/document-text';
import { openFile, type StoredFile } from '@/lib/platform/files/open';
import { storedText } from '@/lib/platform/files/stored-text';
import { findViewedResume } from './find-viewed-resume';
import { viewResumeSchema } from '@/lib/applications/records/schemas';

type ShownFile = Omit<StoredFile, 'size'>;

async function asPicture({ fileName, stream }: ShownFile): Promise<ShownFile> {
  const bytes = new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer());
  const picture = await documentPicture(bytes);
  if (!picture) throw new AppError('unsupportedType', 'We can’t show this CV here. Download it instead.');
  const drawn = new Blob([new Uint8Array(picture)]).stream() as StoredFile['stream'];
  return { fileName: fileName.replace(/\.pdf$/i, '.webp'), contentType: 'image/webp', stream: drawn };
}

/**
 * Opens a sent PDF. With `as: 'picture'`, returns its first pages as a picture. Throws the same errors as `findViewedResume`,
 * and 415 for a PDF that cannot be drawn.
 */
export async function viewResume(
  actor: Actor,
  input: { applicationId: unknown; as?: unknown },
): Promise<ShownFile> {
  authorize(actor, 'resume:download-applicant');
  const { as } = viewResumeSchema.parse({ as: input.as });
  const file = await openFile(await findViewedResume(actor, input));
  return as === 'picture' ? asPicture(file) : file;
}

/** Returns the text of a sent PDF, or null. Marks, records and throws like `findViewedResume`. */
export const readResumeText = async (
  actor: Actor,
  input: { applicationId: unknown },
): Promise<DocumentText | null> => storedText(await findViewedResume(actor, input));
