import { isBusy, type FairQueue } from '@/lib/platform/core/fair-queue';
import { currentAsker } from './request-context';

/**
 * Does work of the current request when it is its turn: the addresses, and the people at each, take turns. Throws what `refusal` makes when
 * there is no room.
 */
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
