import { AppError } from '@/lib/platform/core/errors';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { inOwnTurn } from '@/lib/platform/log/own-turn';
import { refusedByLimit } from '@/lib/platform/monitoring/events';
import { PICTURE_MESSAGES } from './picture-rules';

/** Maximum decoded bytes of a small picture: 16 megapixels of three bytes each, a common size on phones. */
const SMALL = 48_000_000;

export interface Weight {
  /** Bytes once decoded. */
  decoded: number;
  /** Whether decoding shrinks the picture in one pass, whatever its size. */
  isShrunkOnTheWay: boolean;
}

/**
 * Each lane processes one picture at a time: a decoded picture takes a hundred times the memory of its file. Small ones (at most
 * 0.33 s) do not wait for large ones (up to 1.5 s). Each lane holds about ten seconds of work.
 */
const lanes = (): Record<'small' | 'large', FairQueue> => ({
  small: new FairQueue({ atATime: 1, maxWaiting: 30 }),
  large: new FairQueue({ atATime: 1, maxWaiting: 8 }),
});

const SECONDS = { person: 5, everybody: 15 } as const;

function refused(limit: string, message: string, retryAfter: number): AppError {
  refusedByLimit(limit);
  return new AppError('tooManyRequests', message, { retryAfter });
}

export class PictureQueue {
  private readonly lanes = lanes();
  private readonly owners = new Set<string>();

  /** Processes a picture when its turn comes. Throws 429 while the owner has another one in a queue, or if the queue is full. */
  async run<T>(owner: string, weigh: () => Promise<Weight>, work: () => Promise<T>): Promise<T> {
    if (this.owners.has(owner))
      throw refused('pictures of one person', PICTURE_MESSAGES.oneAtATime, SECONDS.person);
    this.owners.add(owner);
    try {
      const { decoded, isShrunkOnTheWay } = await weigh();
      const lane = this.lanes[decoded <= SMALL || isShrunkOnTheWay ? 'small' : 'large'];
      return await inOwnTurn(lane, work, () =>
        refused('pictures at a time', PICTURE_MESSAGES.busy, SECONDS.everybody),
      );
    } finally {
      this.owners.delete(owner);
    }
  }
}
