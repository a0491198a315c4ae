import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { invalidField } from '@/lib/errors';
import { DocumentInspector } from '@/lib/files/document-inspector';
import { removeFile } from '@/lib/files/remove';
import { storeFile, type FileFacts } from '@/lib/files/store';
import type { IncomingUpload } from '@/lib/http/upload';
import { SubmissionModel } from '@/models/submission';
import { toOwnSubmission, type OwnSubmission } from './mapper';
import { FILL_ALL, submissionSchema } from './schemas';

/**
 * Hands in a listing for approval.
 * Takes the details file (PDF, DOC or DOCX, at most 2 MB) and beside it, in `data`, the fields as JSON text.
 */
export async function submitInternship(
  actor: Actor,
  upload: IncomingUpload,
): Promise<{ submission: OwnSubmission }> {
  const submittedBy = new Types.ObjectId(authorize(actor, 'submission:create').id);
  const { kept: file, fields } = await upload.receive<FileFacts>({
    keep: (bytes, givenName) =>
      storeFile(bytes, { givenName, ownerId: submittedBy, purpose: 'submission' }, new DocumentInspector()),
    discard: (stored) => removeFile(stored.fileId),
  });
  try {
    const parsed = submissionSchema.parse(readData(fields.data));
    const created = await SubmissionModel.create({ ...parsed, file, submittedBy });
    return { submission: toOwnSubmission(created.toObject()) };
  } catch (error) {
    await removeFile(file.fileId);
    throw error;
  }
}

function readData(data: unknown): unknown {
  try {
    return JSON.parse(String(data)) as unknown;
  } catch {
    throw invalidField('data', FILL_ALL);
  }
}
