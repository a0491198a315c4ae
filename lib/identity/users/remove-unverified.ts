import type { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { withTransaction } from '@/lib/platform/db/transaction';
import { deleteUserAccount, removeDeletedFiles } from './delete-user-account';
import { AccountTokenModel } from '@/models/account-token';
import { UserModel, type UserRecord } from '@/models/user';

/** Milliseconds a registration waits for its link to be followed. The privacy policy says 30 days. */
const UNVERIFIED_MS = 30 * 24 * 60 * 60_000;

/**
 * Matches users who registered themselves and were not deactivated. Users added by an administrator have no `agreedAt`,
 * also when that administrator is gone.
 */
const ABANDONED = {
  isVerified: false,
  isActive: true,
  createdBy: null,
  agreedAt: { $ne: null },
} as const;

/** Deletes the user unless they were verified meanwhile. */
async function remove(_id: Types.ObjectId): Promise<boolean> {
  const isRemoved = await withTransaction(async () => {
    if (!(await UserModel.exists({ _id, ...ABANDONED }))) return false;
    await deleteUserAccount(_id);
    return true;
  });
  if (isRemoved) await removeDeletedFiles(_id);
  return isRemoved;
}

/**
 * Deletes unverified registrations older than 30 days, so that their address and username are free again.
 * One with a valid link stays. Takes the time; gives how many were deleted.
 */
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
