import { connect } from '@/lib/db';
import { AppError } from '@/lib/errors';
import { counter, giveBack, type Point } from './counter';
import { scaled, waitText } from './rate-limit';

/** What somebody may use up of something within a time. */
export interface Quota {
  /** Tells it from the others. */
  name: string;
  /** Points. */
  most: number;
  seconds: number;
  /** What has been used up, as the beginning of a sentence: "You have uploaded 20 resumes within a day". */
  used: string;
}

/** Takes points of a quota, and gives where to give some back; throws 429, and takes none, where fewer are left. */
export async function takeOf(
  { name, most, seconds, used }: Quota,
  key: string,
  points: number,
): Promise<Point> {
  await connect();
  const quota = counter({ name, points: scaled(most), seconds });
  const count = await quota.add(key, points);
  const taken = quota.point(key, count);
  if (!count.isOver) return taken;
  await giveBack(taken, points);
  const retryAfter = Math.max(1, Math.ceil((count.until.getTime() - Date.now()) / 1_000));
  const message = `${used}. Please try again in ${waitText(retryAfter)}.`;
  throw new AppError('tooManyRequests', message, { retryAfter });
}
