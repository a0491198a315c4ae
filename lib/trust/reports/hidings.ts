import { readMark } from '@/lib/platform/db/markers';
import { MarkModel } from '@/models/mark';

/** Maximum listings that reports may hide per hour, across the site. More than that suggests an attack, or requires staff to decide. */
const MAX_AN_HOUR = 10;

const HOUR_MS = 60 * 60_000;

/**
 * Counts a listing towards the limit of ten that reports may hide per hour. Returns false if the limit has been reached. Call it in the
 * transaction that hides the listing, so that simultaneous calls conflict.
 */
export async function takeHiding(now: Date): Promise<boolean> {
  const mark = await readMark('hiding');
  const times = (mark?.times ?? []).filter((time) => time.getTime() > now.getTime() - HOUR_MS);
  if (times.length >= MAX_AN_HOUR) return false;
  await MarkModel.updateOne(
    { _id: 'hiding' },
    { $set: { times: [...times, now] }, $setOnInsert: { at: now, doneAt: null } },
    { upsert: true },
  );
  return true;
}
