import type { Types } from 'mongoose';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserDeletionModel, type UserDeletionRecord } from '@/models/user-deletion';
import { deleteUserDataPart } from './erase-user-data';
import { removeUserFiles } from './remove-user-files';

/** How long a process claims a deletion, in milliseconds. */
const CLAIM_MS = 60_000;

/**
 * Milliseconds after which no request that began before a deletion can still write: a request arrives within five minutes, and MongoDB
 * ends a transaction after one minute (`transactionLifetimeLimitSeconds`).
 */
const SETTLED_AFTER_MS = 10 * 60_000;

/** The time of the last check of a deletion, for requests that were running during it. */
export const settledAt = ({ deletedAt }: Pick<UserDeletionRecord, 'deletedAt'>): Date =>
  new Date(deletedAt.getTime() + SETTLED_AFTER_MS);

const claim = (_id: Types.ObjectId, now: Date) =>
  UserDeletionModel.findOneAndUpdate(
    { _id, dueAt: { $lte: now } },
    { $set: { dueAt: new Date(now.getTime() + CLAIM_MS) } },
    { returnDocument: 'after' },
  ).lean<UserDeletionRecord>();

async function removeFilesOf({ _id, employer }: UserDeletionRecord): Promise<void> {
  await removeUserFiles(_id);
  if (employer) await removeUserFiles(employer);
}

/**
 * Deletes the remaining data of deleted users, a limited part per transaction. Checks once more ten minutes after the deletion,
 * then deletes its record. Any number of processes may run it: if one dies, another continues within a minute. `signal` stops it
 * between two parts.
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

/** Returns true if no data of this user is left. */
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
