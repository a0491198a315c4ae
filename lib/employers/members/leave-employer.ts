import type { Types } from 'mongoose';
import { spendAll, spendInvitations } from '@/lib/identity/accounts/tokens';
import { markPending } from '@/lib/platform/files/pending';
import type { AuditActor } from '@/lib/trust/audit/record';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { UserModel, type UserRecord } from '@/models/user';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { recordMember } from '@/lib/employers/verification/record-change';
import { refreshPause } from './refresh-pause';

/** Deletes an employer immediately, and its files within an hour. Call it in a transaction. */
export async function deleteEmployer({ _id, logo, evidence }: EmployerRecord): Promise<void> {
  await EmployerModel.deleteOne({ _id });
  for (const { fileId } of [...evidence, ...(logo ? [logo] : [])]) await markPending(fileId);
  invalidateEmployer(_id);
}

type Leaving = Pick<UserRecord, '_id' | 'email' | 'firstName' | 'lastName' | 'username'>;

/**
 * Removes an account and notifies the owners. Its own invitations stop working, and so do those to its address from this employer, so
 * that nobody comes back with an older one. If no owner is left, the longest-standing member becomes one; if nobody is left, the
 * employer is deleted. Call it in a transaction.
 */
export async function leaveEmployer(
  user: Leaving,
  by: NonNullable<AuditActor>,
  { isDeleted = false } = {},
): Promise<{ employer?: Types.ObjectId; left?: Types.ObjectId }> {
  const { _id: userId } = user;
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
  const senders = employer.members.map((member) => member.userId);
  await spendInvitations(senders, user.email);
  await spendAll(userId, ['join employer']);
  await refreshPause(employer._id);
  const isOwn = by.id === userId.toHexString();
  await recordMember(by, { ...employer, members }, isOwn ? 'member left' : 'member removed', user, {
    isDeleted,
  });
  if (!hasOwner) await recordNextOwner(by, { ...employer, members }, first.userId);
  invalidateEmployer(employer._id);
  return { left: employer._id };
}

async function recordNextOwner(
  by: NonNullable<AuditActor>,
  employer: EmployerRecord,
  userId: Types.ObjectId,
): Promise<void> {
  const next = await UserModel.findById(userId).lean<UserRecord>();
  if (next) await recordMember(by, employer, 'owner changed', next);
}
