import { isBusy, type FairQueue } from '@/lib/platform/core/fair-queue';
import { currentAsker } from './request-context';

/** Runs work for the current request through a fair queue. Throws the `refusal` if the queue is full. */
export async function inOwnTurn<T>(
  queue: FairQueue,
  work: () => Promise<T>,
  refusal: () => Error,
): Promise<T> {
  try {
    return await queue.run(currentAsker(), work);
  } catch (error) {
    throw isBusy(error) ? refusal() : error;
  }
}
