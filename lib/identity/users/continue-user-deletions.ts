import type { Types } from 'mongoose';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserDeletionModel, type UserDeletionRecord } from '@/models/user-deletion';
import { deleteUserDataPart } from './erase-user-data';
import { removeUserFiles } from './remove-user-files';

/** Milliseconds for which a process claims a deletion. */
const CLAIM_MS = 60_000;

/**
 * Milliseconds after which no request that began before a deletion is still writing: a request takes at most five minutes to arrive, and
 * MongoDB ends a transaction after one (`transactionLifetimeLimitSeconds`).
 */
const SETTLED_AFTER_MS = 10 * 60_000;

/** The time of the last check of a deletion, for requests that were under way during it. */
export const settledAt = ({ deletedAt }: Pick<UserDeletionRecord, 'deletedAt'>): Date =>
  new Date(deletedAt.getTime() + SETTLED_AFTER_MS);

const claim = (_id: Types.ObjectId, now: Date) =>
  UserDeletionModel.findOneAndUpdate(
    { _id, dueAt: { $lte: now } },
    { $set: { dueAt: new Date(now.getTime() + CLAIM_MS) } },
    { returnDocument: 'after' },
  ).lean<UserDeletionRecord>();

/** The files of the person, and those of the employer that is gone with them. */
async function removeFilesOf({ _id, employer }: UserDeletionRecord): Promise<void> {
  await removeUserFiles(_id);
  if (employer) await removeUserFiles(employer);
}

/**
 * Deletes the remaining data of deleted users, a bounded part in each transaction, until nothing is due. Ten minutes after a user was deleted,
 * it checks once more and deletes the record of the deletion. Any number of processes may run it; when one dies,
 * another continues within a minute. `signal` ends it between two parts.
 */
export async function continueUserDeletions(signal?: AbortSignal, now = new Date()): Promise<void> {
  await forEachItem({
    job: 'deleting user data',
    items: UserDeletionModel.find({ dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .select('_id')
      .lean<Pick<UserDeletionRecord, '_id'>[]>()
      .cursor(),
    act: ({ _id }) => continueDeletion(_id, now, signal),
    signal,
  });
}

/** Gives whether everything of this user is deleted that is there now. */
async function continueDeletion(_id: Types.ObjectId, now: Date, signal?: AbortSignal): Promise<boolean> {
  const deletion = await claim(_id, now);
  if (!deletion) return false;
  while (await withTransaction(() => deleteUserDataPart(deletion))) {
    const dueAt = signal?.aborted ? now : new Date(now.getTime() + CLAIM_MS);
    await UserDeletionModel.updateOne({ _id }, { $set: { dueAt } });
    if (signal?.aborted) return false;
  }
  await removeFilesOf(deletion);
  if (now < settledAt(deletion))
    await UserDeletionModel.updateOne({ _id }, { $set: { dueAt: settledAt(deletion) } });
  else await UserDeletionModel.deleteOne({ _id });
  return true;
}
