import type { Types } from 'mongoose';
import { markPending } from '@/lib/platform/files/pending';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { invalidateEmployer } from './invalidate-employer';
import { refreshPause } from './refresh-pause';

/** Deletes an employer and, within an hour, its files. Call it in a transaction. */
export async function deleteEmployer({ _id, logo, evidence }: EmployerRecord): Promise<void> {
  await EmployerModel.deleteOne({ _id });
  for (const { fileId } of [...evidence, ...(logo ? [logo] : [])]) await markPending(fileId);
  invalidateEmployer(_id);
}

/**
 * Takes an account out of its employer. The member who has been there longest becomes the owner where none is left; an employer without
 * members is deleted. Gives which employer that was, and whether it is deleted. Call it in a transaction.
 */
export async function leaveEmployer(
  userId: Types.ObjectId,
): Promise<{ employer?: Types.ObjectId; left?: Types.ObjectId }> {
  const employer = await EmployerModel.findOne({ 'members.userId': userId }).lean<EmployerRecord>();
  if (!employer) return {};
  const [first, ...rest] = employer.members.filter((member) => !member.userId.equals(userId));
  if (!first) {
    await deleteEmployer(employer);
    return { employer: employer._id };
  }
  const hasOwner = [first, ...rest].some(({ role }) => role === 'owner');
  const members = hasOwner ? [first, ...rest] : [{ ...first, role: 'owner' as const }, ...rest];
  await EmployerModel.updateOne({ _id: employer._id }, { $set: { members } });
  await refreshPause(employer._id);
  invalidateEmployer(employer._id);
  return { left: employer._id };
}
