import { withTransaction } from '@/lib/platform/db/transaction';
import { UserDeletionModel, type UserDeletionRecord } from '@/models/user-deletion';
import { deleteUserDataPart } from './delete-user-data';
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

const claim = (now: Date) =>
  UserDeletionModel.findOneAndUpdate(
    { dueAt: { $lte: now } },
    { $set: { dueAt: new Date(now.getTime() + CLAIM_MS) } },
    { sort: { dueAt: 1, _id: 1 }, returnDocument: 'after' },
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
  while (!signal?.aborted) {
    const deletion = await claim(now);
    if (!deletion) return;
    const { _id } = deletion;
    const isMore = await withTransaction(() => deleteUserDataPart(deletion));
    if (!isMore) await removeFilesOf(deletion);
    if (isMore) await UserDeletionModel.updateOne({ _id }, { $set: { dueAt: now } });
    else if (now < settledAt(deletion))
      await UserDeletionModel.updateOne({ _id }, { $set: { dueAt: settledAt(deletion) } });
    else await UserDeletionModel.deleteOne({ _id });
  }
}
