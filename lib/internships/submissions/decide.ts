import { AppError } from '@/lib/platform/core/errors';
import { isChangedSince, sameVersion } from '@/lib/platform/format/seen-version';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { alreadyDecided } from './already-decided';

type Decided = { status: 'approved' | 'rejected'; decision: NonNullable<SubmissionRecord['decision']> };

const changedSince = () =>
  new AppError(
    'conflict',
    'The employer has changed this submission, so nothing was decided. Reload the page to read the new version.',
  );

type Pending = Pick<SubmissionRecord, '_id' | 'status' | 'updatedAt'>;

/** Throws 409 if the submission has been decided, or has changed since it was read. */
export async function refuseChanged(
  { _id, status, updatedAt }: Pending,
  seen: AnsweredMoment,
): Promise<void> {
  if (status !== 'pending') throw await alreadyDecided(_id);
  if (isChangedSince(seen, updatedAt)) throw changedSince();
}

/**
 * Stores the decision on a pending submission. Call it in a transaction. Throws 409 if it has been decided or changed since, 404
 * if it is gone.
 */
export async function decide(
  { _id, updatedAt }: Pick<SubmissionRecord, '_id' | 'updatedAt'>,
  decided: Decided,
): Promise<void> {
  const { modifiedCount } = await SubmissionModel.updateOne(
    { _id, status: 'pending', ...sameVersion(updatedAt) },
    { $set: decided },
  );
  if (modifiedCount > 0) return;
  if (await SubmissionModel.exists({ _id, status: 'pending' })) throw changedSince();
  throw await alreadyDecided(_id);
}
