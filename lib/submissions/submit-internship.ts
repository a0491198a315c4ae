import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import type { IncomingUpload } from '@/lib/http/upload';
import { SubmissionModel } from '@/models/submission';
import { toOwnSubmission, type OwnSubmission } from './mapper';
import { receiveSubmission } from './receive-submission';

/**
 * Hands in a listing for approval.
 * Takes the details file (PDF, DOC or DOCX, at most 2 MB) and beside it, in `data`, the fields as JSON text.
 */
export async function submitInternship(
  actor: Actor,
  upload: IncomingUpload,
): Promise<{ submission: OwnSubmission }> {
  const submittedBy = new Types.ObjectId(authorize(actor, 'submission:create').id);
  const created = await receiveSubmission(submittedBy, upload, ({ facts, file }) =>
    SubmissionModel.create({ ...facts, file, submittedBy }),
  );
  return { submission: toOwnSubmission(created.toObject()) };
}
