import type { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { accountDeletedTemplate, silentAccountTemplate } from '@/lib/identity/accounts/mail-templates';
import { openFilter } from '@/lib/internships/listings/open-status';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { enqueue } from '@/lib/platform/mail/outbox';
import { withTransaction } from '@/lib/platform/db/transaction';
import { REGISTERED_ROLES } from '@/lib/platform/core/vocabulary';
import { InternshipModel } from '@/models/internship';
import { UserModel, type UserRecord } from '@/models/user';
import { deleteUserAccount, removeDeletedFiles } from './delete-user-account';

/** Months without a log-in until the warning, and until the deletion. */
const WARN_MONTHS = 22;
const DELETE_MONTHS = 24;

/** Excludes staff, who belong to the operator, and deactivated accounts, whose owners cannot use them. */
const OWN = { role: { $in: REGISTERED_ROLES }, isActive: true, isVerified: true };

/** Keeps the time of day; uses the last day of a shorter month. */
export function addMonths(at: Date, months: number): Date {
  const moved = new Date(at);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return moved;
}

const toWarn = (now: Date) => ({
  ...OWN,
  activeAt: { $lte: addMonths(now, -WARN_MONTHS) },
  silentWarnedAt: null,
});

/** No account is deleted earlier than two months after the warning, however late it was sent. */
const toDelete = (now: Date) => ({
  ...OWN,
  activeAt: { $lte: addMonths(now, -DELETE_MONTHS) },
  silentWarnedAt: { $lte: addMonths(now, WARN_MONTHS - DELETE_MONTHS) },
});

const hasOpenListing = async (_id: Types.ObjectId, now: Date): Promise<boolean> =>
  (await InternshipModel.exists({ postedBy: _id, ...openFilter(now) })) !== null;

const isUsed = (_id: Types.ObjectId, now: Date) =>
  UserModel.updateOne({ _id }, { $set: { activeAt: now, silentWarnedAt: null } }, { timestamps: false });

/**
 * Warns users after 22 months without a log-in, and deletes their accounts after 24. An employer's open
 * listing counts as use. Safe on several nodes. Returns both counts.
 */
export async function endSilentAccounts(
  now: Date,
  signal?: AbortSignal,
): Promise<{ warned: number; deleted: number }> {
  let warned = 0;
  let deleted = 0;
  await forEachItem({
    job: 'ending silent accounts',
    items: silentAccounts(now),
    act: async ({ _id, isOver }) => {
      const isDone = await (isOver ? remove(_id, now) : warn(_id, now));
      if (isDone && isOver) deleted += 1;
      else if (isDone) warned += 1;
      return isDone;
    },
    signal,
  });
  return { warned, deleted };
}

interface Silent extends Pick<UserRecord, '_id'> {
  /** Whether to delete the account instead of warning its owner. */
  isOver: boolean;
}

async function* silentAccounts(now: Date): AsyncGenerator<Silent> {
  for (const isOver of [false, true]) {
    const users = UserModel.find(isOver ? toDelete(now) : toWarn(now))
      .sort({ activeAt: 1 })
      .select('_id')
      .lean<Pick<UserRecord, '_id'>[]>()
      .cursor();
    for await (const { _id } of users) yield { _id, isOver };
  }
}

function warn(_id: Types.ObjectId, now: Date): Promise<boolean> {
  return withTransaction(async () => {
    const user = await lockUser({ _id, ...toWarn(now) });
    if (!user) return false;
    if (await hasOpenListing(_id, now)) {
      await isUsed(_id, now);
      return false;
    }
    await UserModel.updateOne({ _id }, { $set: { silentWarnedAt: now } }, { timestamps: false });
    await enqueue(silentAccountTemplate(user, addMonths(now, DELETE_MONTHS - WARN_MONTHS)));
    return true;
  });
}

async function remove(_id: Types.ObjectId, now: Date): Promise<boolean> {
  const isDeleted = await withTransaction(async () => {
    const user = await lockUser({ _id, ...toDelete(now) });
    if (!user) return false;
    if (await hasOpenListing(_id, now)) {
      await isUsed(_id, now);
      return false;
    }
    await deleteUserAccount(_id);
    await enqueue(accountDeletedTemplate(user, 'silence'));
    return true;
  });
  if (isDeleted) await removeDeletedFiles(_id);
  return isDeleted;
}
