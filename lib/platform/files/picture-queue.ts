import { AppError } from '@/lib/platform/core/errors';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { inOwnTurn } from '@/lib/platform/log/own-turn';
import { refusedByLimit } from '@/lib/platform/monitoring/events';
import { PICTURE_MESSAGES } from './picture-rules';

/** Bytes a picture takes once decoded up to which it is a small one: 16 megapixels of three bytes, as phones take them. */
const SMALL = 48_000_000;

/** What costs time and memory about a picture. */
export interface Weight {
  /** Bytes once decoded. */
  decoded: number;
  /** Whether it is read in one pass at the size it is needed in, however large it is. */
  isShrunkOnTheWay: boolean;
}

/**
 * One at a time in each: a decoded picture takes a hundred times the memory of the file. Small ones, a third of a second at most, do
 * not wait for large ones, which take up to one and a half; some ten seconds of work wait in each.
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

/** The pictures a process works on. */
export class PictureQueue {
  private readonly lanes = lanes();
  private readonly owners = new Set<string>();

  /** Does the work of one picture in its turn. Throws 429 while another of the same owner is in the queue, or when it is full. */
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
