import type { Types } from 'mongoose';
import pLimit from 'p-limit';
import { withTransaction } from '@/lib/platform/db/transaction';

const queues = new Map<string, ReturnType<typeof pLimit>>();

/**
 * Runs `work` in a transaction with `lockUser`. Queues one user's transactions in this process: in parallel, they would restart
 * each other too often.
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
