import type { Types } from 'mongoose';
import pLimit from 'p-limit';
import { withTransaction } from '@/lib/platform/db/transaction';

const queues = new Map<string, ReturnType<typeof pLimit>>();

/**
 * Does `work` in a transaction that locks this user's record (see `lockUser`). Those of one user follow each other in this process:
 * at once they would only make each other begin again, more often than a transaction may. Gives what `work` gives.
 */
export async function userTransaction<T>(userId: Types.ObjectId, work: () => Promise<T>): Promise<T> {
  const key = userId.toHexString();
  const queue = queues.get(key) ?? pLimit(1);
  queues.set(key, queue);
  try {
    return await queue(() => withTransaction(work));
  } finally {
    if (queue.activeCount + queue.pendingCount === 0) queues.delete(key);
  }
}
