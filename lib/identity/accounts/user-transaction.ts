import type { Types } from 'mongoose';
import pLimit from 'p-limit';
import { withTransaction } from '@/lib/platform/db/transaction';

const queues = new Map<string, ReturnType<typeof pLimit>>();

/**
 * Runs `work` in a transaction that locks this user's record (see `lockUser`). Transactions of one user run one
 * after the other in this process: in parallel they would only restart each other, more often than allowed.
 * Gives the result of `work`.
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
