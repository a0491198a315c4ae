import { counter, giveBack, type Point } from '@/lib/platform/rate-limit/counter';
import { scaled, waitText } from '@/lib/platform/rate-limit/rate-limit';
import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { refusedByLimit } from '@/lib/platform/monitoring/events';

export interface Quota {
  name: string;
  max: number;
  seconds: number;
  /** The message for a used-up quota, without the full stop. */
  used: string;
}

interface Share<T> {
  quota: Quota;
  key: string;
  /** Maximum points that the work can cost. */
  points: number;
  used: (result: T) => number;
}

/** Takes points, which can be refunded. If too few are left, takes none and throws 429. */
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

/** First takes the maximum, so that parallel calls cannot exceed the quota. Refunds unused points, or all on failure. Throws 429. */
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
      log.warn({ err, quota: quota.name }, 'quota points not returned'),
    );
  }
}
