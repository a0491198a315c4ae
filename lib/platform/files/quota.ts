import { counter, giveBack, type Point } from '@/lib/platform/rate-limit/counter';
import { scaled, waitText } from '@/lib/platform/rate-limit/rate-limit';
import { connect } from '@/lib/platform/db/db';
import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { refusedByLimit } from '@/lib/platform/monitoring/events';

/** What somebody may use up of something within a time. */
export interface Quota {
  /** Tells it from the others. */
  name: string;
  /** Points. */
  max: number;
  seconds: number;
  /** What has been used up, as a sentence without its end. */
  used: string;
}

interface Share<T> {
  quota: Quota;
  /** Whose it is. */
  key: string;
  /** Points it takes at most. */
  points: number;
  /** Points that what came of it takes. */
  used: (result: T) => number;
}

/** Takes points, and gives where to give some back; throws 429, and takes none, where fewer are left. */
async function take({ name, max, seconds, used }: Quota, key: string, points: number): Promise<Point> {
  const quota = counter({ name, points: scaled(max), seconds });
  const count = await quota.add(key, points);
  const taken = quota.point(key, count);
  if (!count.isOver) return taken;
  await giveBack(taken, points);
  refusedByLimit(name);
  const retryAfter = Math.max(1, Math.ceil((count.until.getTime() - Date.now()) / 1_000));
  const message = `${used}. Please try again in ${waitText(retryAfter)}.`;
  throw new AppError('tooManyRequests', message, { retryAfter });
}

/**
 * Does something within a quota: takes the points it may need first, so that many at once take no more than is left, and gives
 * back what it did not need; all of it where it fails. Throws 429.
 */
export async function within<T>({ quota, key, points, used }: Share<T>, work: () => Promise<T>): Promise<T> {
  await connect();
  const taken = await take(quota, key, points);
  let needed = 0;
  try {
    const result = await work();
    needed = used(result);
    return result;
  } finally {
    await giveBack(taken, points - needed).catch((err: unknown) =>
      log.warn({ err, quota: quota.name }, 'points of a quota were not given back'),
    );
  }
}
