import type { Types } from 'mongoose';
import { accountDeletedTemplate } from '@/lib/identity/accounts/mail-templates';
import { WAITING_DAYS } from '@/lib/identity/accounts/minors/consent-text';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { connect } from '@/lib/platform/db/connection';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { enqueue } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import { deleteUserAccount, removeDeletedFiles } from '@/lib/identity/users/delete-user-account';
import { UserModel, type UserRecord } from '@/models/user';

const waitedTooLong = (now: Date) => ({
  'minor.waitingSince': { $lte: new Date(now.getTime() - WAITING_DAYS * DAY_MS) },
  'minor.adultFrom': { $gt: now },
});

async function remove(_id: Types.ObjectId, now: Date): Promise<boolean> {
  const isDeleted = await withTransaction(async () => {
    const user = await lockUser({ _id, ...waitedTooLong(now) });
    if (!user) return false;
    await deleteUserAccount(_id);
    await enqueue(accountDeletedTemplate(user, 'no consent'));
    return true;
  });
  if (isDeleted) await removeDeletedFiles(_id);
  return isDeleted;
}

/** Removes guardian data when the person turns 18, and deletes accounts after 30 days without consent. Safe on several nodes. */
export async function endGuardianships(
  now: Date,
  signal?: AbortSignal,
): Promise<{ grownUp: number; deleted: number }> {
  await connect();
  const { modifiedCount } = await UserModel.updateMany(
    { 'minor.adultFrom': { $lte: now } },
    { $unset: { minor: 1 } },
    { timestamps: false },
  );
  const deleted = await forEachItem({
    job: 'ending guardianships',
    items: UserModel.find(waitedTooLong(now))
      .sort({ 'minor.waitingSince': 1 })
      .select('_id')
      .lean<Pick<UserRecord, '_id'>[]>()
      .cursor(),
    act: ({ _id }) => remove(_id, now),
    signal,
  });
  return { grownUp: modifiedCount, deleted };
}
