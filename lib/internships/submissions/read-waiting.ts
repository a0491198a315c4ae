import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { answeredMoment, storedTime } from '@/lib/platform/format/stored-moment';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';

/** Each group begins at this many days. Youngest first. */
const WAITING_AGES = [
  { label: 'Less than 1 day', from: 0 },
  { label: '1 to 3 days', from: 1 },
  { label: '3 to 7 days', from: 3 },
  { label: '7 days or more', from: 7 },
] as const;

/** How many are read to find the oldest. Those without a readable date are sorted before it. */
const MAX_READ = 100;

const EARLIEST = new Date(0);
const LATEST = new Date('9999-12-31T00:00:00Z');

export interface WaitingSubmissions {
  total: number;
  /** When the oldest was sent (ISO 8601, UTC), or null. */
  oldestAt: string | null;
  ages: { label: string; count: number }[];
}

/**
 * Counts the pending submissions by age, in two commands however many there are. The youngest group includes those newer than `now`,
 * and those whose age is unknown.
 */
export async function readWaiting(actor: Actor, now: Date): Promise<WaitingSubmissions> {
  authorize(actor, 'submission:read');
  const [counts, oldest] = await Promise.all([
    countByAge(now),
    SubmissionModel.find({ status: 'pending' })
      .sort({ createdAt: 1 })
      .limit(MAX_READ)
      .select('createdAt')
      .lean<Pick<SubmissionRecord, 'createdAt'>[]>(),
  ]);
  const dated = oldest.find(({ createdAt }) => !Number.isNaN(storedTime(createdAt)));
  const undated = oldest.filter(({ createdAt }) => Number.isNaN(storedTime(createdAt))).length;
  const ages = WAITING_AGES.map(({ label, from }, at) => ({
    label,
    count: (counts[at] ?? 0) + (from === 0 ? undated : 0),
  }));
  return {
    total: ages.reduce((sum, { count }) => sum + count, 0),
    oldestAt: answeredMoment(dated?.createdAt),
    ages,
  };
}

/** Counts those with a readable date, in the order of `WAITING_AGES`. */
async function countByAge(now: Date): Promise<number[]> {
  // A submission of exactly this age belongs to the older group, and a range includes its start only.
  const starts = WAITING_AGES.slice(1).map(({ from }) => new Date(now.getTime() - from * DAY_MS + 1));
  const boundaries = [LATEST, ...starts, EARLIEST].toReversed();
  const counted = await SubmissionModel.aggregate<{ _id: Date; count: number }>([
    { $match: { status: 'pending', createdAt: { $gte: EARLIEST, $lt: LATEST } } },
    { $bucket: { groupBy: '$createdAt', boundaries } },
  ]);
  const counts = new Map(counted.map(({ _id, count }) => [_id.getTime(), count]));
  return [...starts, EARLIEST].map((start) => counts.get(start.getTime()) ?? 0);
}
