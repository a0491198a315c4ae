import { Worker } from 'node:worker_threads';
import { AppError } from '@/lib/platform/core/errors';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { inOwnTurn } from '@/lib/platform/log/own-turn';
import { inThread } from './in-thread';

/** Pixels. */
const WIDTH = 1_000;
/** Pixels per page. Longer pages are scaled down. */
const MAX_HEIGHT = 2_000;
const MAX_PAGES = 4;

/** Milliseconds. A page takes about a tenth of a second. */
const MAX_TIME = 10_000;
const MAX_WAITING = 10;

const queue = new FairQueue({ atATime: 1, maxWaiting: MAX_WAITING });

const tooMany = () =>
  new AppError('unavailable', 'Many documents are being processed. Please try again in a moment.', {
    retryAfter: 5,
  });

const draw = (bytes: Uint8Array): Promise<Uint8Array | undefined> =>
  inThread<Uint8Array>(
    MAX_TIME,
    (options) =>
      new Worker(new URL('./picture-worker.mjs', import.meta.url), {
        ...options,
        workerData: { bytes, width: WIDTH, maxHeight: MAX_HEIGHT, maxPages: MAX_PAGES },
      }),
  );

/**
 * Renders the first four pages of a PDF as one picture (WebP). Viewing it is safe, because a picture cannot run code. Renders one
 * document at a time. Returns null for a damaged or hostile file, or after ten seconds. Throws `unavailable` if too many are waiting.
 */
export async function documentPicture(bytes: Uint8Array): Promise<Uint8Array | null> {
  return (await inOwnTurn(queue, () => draw(bytes), tooMany)) ?? null;
}
