import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { removeFile } from '@/lib/files/remove';
import type { IncomingUpload } from '@/lib/http/upload';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { findOwnSubmission } from './find-own';
import { toOwnSubmission, type OwnSubmission } from './mapper';
import { receiveSubmission, type ReceivedSubmission } from './receive-submission';

const notRejected = () =>
  new AppError('conflict', 'Only a rejected submission can be corrected and submitted again.');

/**
 * Hands in a rejected submission again, corrected: it is pending then, with the new file in place of the old.
 * Takes its id and the same form as a new one. Throws 404 for another's, 409 when it is not rejected.
 */
export async function resubmitInternship(
  actor: Actor,
  input: { id: unknown; upload: IncomingUpload },
): Promise<{ submission: OwnSubmission }> {
  const employer = authorize(actor, 'submission:create');
  const { _id, status } = await findOwnSubmission(employer.id, input.id);
  if (status !== 'rejected') throw notRejected();
  const before = await receiveSubmission(new Types.ObjectId(employer.id), input.upload, (received) =>
    replace(_id, received),
  );
  await removeFile(before.file.fileId);
  return { submission: toOwnSubmission(await findOwnSubmission(employer.id, input.id)) };
}

/** Gives the submission as it was before. */
async function replace(_id: Types.ObjectId, { facts, file }: ReceivedSubmission): Promise<SubmissionRecord> {
  const before = await SubmissionModel.findOneAndUpdate(
    { _id, status: 'rejected' },
    { $set: { ...facts, file, status: 'pending', decision: null } },
    { returnDocument: 'before' },
  ).lean<SubmissionRecord>();
  if (!before) throw notRejected();
  return before;
}
