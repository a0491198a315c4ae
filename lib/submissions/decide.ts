import type { Types } from 'mongoose';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { alreadyDecided } from './already-decided';

type Decided = { status: 'approved' | 'rejected'; decision: NonNullable<SubmissionRecord['decision']> };

/**
 * Stores the decision on a pending submission. Call it in a transaction. Throws 409 if it was decided before,
 * 404 if it is gone.
 */
export async function decide(_id: Types.ObjectId, decided: Decided): Promise<void> {
  const { modifiedCount } = await SubmissionModel.updateOne({ _id, status: 'pending' }, { $set: decided });
  if (modifiedCount === 0) throw await alreadyDecided(_id);
}
