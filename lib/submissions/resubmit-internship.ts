import { Types } from 'mongoose';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { clearPending, discardPending, markPending } from '@/lib/platform/files/pending';
import type { OptionalUpload } from '@/lib/platform/files/upload';
import { keepResult } from '@/lib/platform/idempotency/once';
import { userTransaction } from '@/lib/accounts/user-transaction';
import { lockUser } from '@/lib/accounts/lock-user';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { findOwnSubmission } from './find-own';
import { toOwnSubmission, type OwnSubmission } from './mapper';
import { refuseTooManyPending } from './pending-limit';
import { receiveCorrection, type ReceivedCorrection } from './receive-submission';

const notRejected = () =>
  new AppError('conflict', 'Only a rejected submission can be corrected and submitted again.');

/**
 * Resubmits a rejected submission with corrections: it becomes pending, and a new file replaces the stored one.
 * Takes its id and the form of a new submission, in which the file is optional. Throws 404 for another
 * employer's, 409 if it is not rejected.
 */
export async function resubmitInternship(
  actor: Actor,
  input: { id: unknown; upload: OptionalUpload },
): Promise<{ submission: OwnSubmission }> {
  const employer = authorize(actor, 'submission:create');
  const { _id, status } = await findOwnSubmission(employer.id, input.id);
  if (status !== 'rejected') throw notRejected();
  const employerId = new Types.ObjectId(employer.id);
  const { submission, replaced } = await receiveCorrection(employerId, input.upload, (received) =>
    userTransaction(employerId, () => replace(employerId, _id, received)),
  );
  if (replaced) await discardPending(replaced);
  return { submission };
}

interface Resubmitted {
  submission: OwnSubmission;
  /** The file that the submission no longer names, where there is one. */
  replaced?: Types.ObjectId;
}

/** In a transaction. */
async function replace(
  employerId: Types.ObjectId,
  _id: Types.ObjectId,
  { facts, file }: ReceivedCorrection,
): Promise<Resubmitted> {
  if (!(await lockUser({ _id: employerId }))) throw sessionError('userNotFound');
  await refuseTooManyPending(employerId);
  const before = await SubmissionModel.findOneAndUpdate(
    { _id, status: 'rejected' },
    { $set: { ...facts, ...(file && { file }), status: 'pending', decision: null } },
    { returnDocument: 'before' },
  ).lean<SubmissionRecord>();
  if (!before) throw notRejected();
  if (file) {
    await clearPending(file.fileId);
    await markPending(before.file.fileId);
  }
  const submission = toOwnSubmission(await findOwnSubmission(employerId.toHexString(), _id.toHexString()));
  await keepResult({ submission });
  return { submission, ...(file && { replaced: before.file.fileId }) };
}
