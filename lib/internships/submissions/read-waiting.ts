import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { countFound } from '@/lib/platform/pagination/totals';
import { answeredMoment, storedTime } from '@/lib/platform/format/stored-moment';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';

/** In days, youngest first. */
const WAITING_AGES = [
  { label: 'Less than 1 day', from: 0, to: 1 },
  { label: '1 to 3 days', from: 1, to: 3 },
  { label: '3 to 7 days', from: 3, to: 7 },
  { label: '7 days or more', from: 7, to: null },
] as const;

interface Age {
  from: number;
  to: number | null;
}

const MAX_READ = 1_000;

export interface WaitingSubmissions {
  total: number;
  /** When the oldest was sent (ISO 8601, UTC), or null. */
  oldestAt: string | null;
  ages: { label: string; count: number }[];
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

export async function readWaiting(actor: Actor, now: Date): Promise<WaitingSubmissions> {
  authorize(actor, 'submission:read');
  const waiting = await SubmissionModel.find({ status: 'pending' })
    .sort({ createdAt: 1 })
    .limit(MAX_READ)
    .select('createdAt')
    .lean<Pick<SubmissionRecord, 'createdAt'>[]>();
  const ages = await Promise.all(
    WAITING_AGES.map(async ({ label, ...age }) => ({
      label,
      count: waiting.length < MAX_READ ? waiting.filter(isAged(now, age)).length : await countAged(now, age),
    })),
  );
  return {
    total: ages.reduce((sum, { count }) => sum + count, 0),
    oldestAt: answeredMoment(
      waiting.find(({ createdAt }) => !Number.isNaN(storedTime(createdAt)))?.createdAt,
    ),
    ages,
  };
}

/** The youngest group includes those newer than `now`, and those whose age is unknown. */
const isAged =
  (now: Date, { from, to }: Age) =>
  ({ createdAt }: { createdAt: Date }): boolean =>
    (from === 0 || storedTime(createdAt) <= daysBefore(now, from).getTime()) &&
    (to === null || !(storedTime(createdAt) <= daysBefore(now, to).getTime()));

function countAged(now: Date, { from, to }: Age): Promise<number> {
  const createdAt = {
    ...(from > 0 && { $lte: daysBefore(now, from) }),
    ...(to !== null && { $gt: daysBefore(now, to) }),
  };
  return countFound(SubmissionModel, { status: 'pending', createdAt });
}
