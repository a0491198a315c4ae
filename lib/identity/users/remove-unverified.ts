import type { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { withTransaction } from '@/lib/platform/db/transaction';
import { deleteUserAccount, removeDeletedFiles } from './delete-user-account';
import { AccountTokenModel } from '@/models/account-token';
import { UserModel, type UserRecord } from '@/models/user';

/** How long a registration may stay unverified, in milliseconds. The privacy policy says 30 days. */
const UNVERIFIED_MS = 30 * 24 * 60 * 60_000;

/** Excludes users added by an administrator, who have no `agreedAt`, even if that administrator is deleted. */
const ABANDONED = {
  isVerified: false,
  isActive: true,
  createdBy: null,
  agreedAt: { $ne: null },
} as const;

async function remove(_id: Types.ObjectId): Promise<boolean> {
  const isRemoved = await withTransaction(async () => {
    if (!(await UserModel.exists({ _id, ...ABANDONED }))) return false;
    await deleteUserAccount(_id);
    return true;
  });
  if (isRemoved) await removeDeletedFiles(_id);
  return isRemoved;
}

/** Deletes unverified registrations after 30 days, which frees the address and username. Keeps one with a valid link. */
export async function removeUnverified(now: Date, signal?: AbortSignal): Promise<number> {
  await connect();
  const before = new Date(now.getTime() - UNVERIFIED_MS);
  return forEachItem({
    job: 'removing unverified accounts',
    items: UserModel.find({ ...ABANDONED, createdAt: { $lt: before } })
      .sort({ createdAt: 1 })
      .select('_id')
      .lean<Pick<UserRecord, '_id'>[]>()
      .cursor(),
    act: async ({ _id }) => {
      const link = await AccountTokenModel.exists({ userId: _id, usedAt: null, expiresAt: { $gt: now } });
      return !link && remove(_id);
    },
    signal,
  });
}
