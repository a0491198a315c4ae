import { LRUCache } from 'lru-cache';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { may } from '@/lib/platform/auth/permissions';
import { INDUSTRIES } from '@/lib/industries/industries';
import { countOpenByIndustry } from '@/lib/internships/count-open';
import { readWaiting, type WaitingSubmissions } from '@/lib/submissions/read-waiting';
import { countFound } from '@/lib/platform/paging/totals';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { lastWeeks, type Week } from './weeks';

/** Weeks looked back on, this one among them. */
const WEEKS = 12;

interface IndustryCount {
  industryId: number;
  name: string;
  open: number;
}

export interface WeekCount {
  /** The Monday it begins with, 00:00 in Nairobi; ISO 8601, UTC. */
  from: string;
  applications: number;
  /** Presses of Apply Now. */
  clicks: number;
}

export interface StaffOverview {
  /** Every industry, the one with the most open listings first. */
  industries: IndustryCount[];
  /** Twelve weeks, oldest first; the last one is not over. */
  weeks: WeekCount[];
  /** Null for those who do not decide on submissions. */
  waiting: WaitingSubmissions | null;
}

/** The figures of the site that staff work with: those of past weeks as they were up to an hour ago, the others as they are now. */
export async function readOverview(actor: Actor): Promise<StaffOverview> {
  const user = authorize(actor, 'overview:read');
  const now = new Date();
  const [open, weeks, waiting] = await Promise.all([
    countOpenByIndustry(now),
    Promise.all(lastWeeks(now, WEEKS).map((week) => readWeek(week, now))),
    may(user.role, 'submission:read') ? readWaiting(actor, now) : null,
  ]);
  const industries = INDUSTRIES.map(({ id, name }) => ({ industryId: id, name, open: open.get(id) ?? 0 }));
  return { industries: industries.sort((one, other) => other.open - one.open), weeks, waiting };
}

/** Weeks that are over, which change only as people leave: counted anew after an hour. */
const pastWeeks = new LRUCache<string, WeekCount>({
  max: 2 * WEEKS,
  ttl: 60 * 60_000,
  perf: { now: () => Date.now() },
});

async function readWeek(week: Week, now: Date): Promise<WeekCount> {
  const key = week.from.toISOString();
  const known = pastWeeks.get(key);
  if (known) return known;
  const counted = await countWeek(week);
  if (week.to <= now) pastWeeks.set(key, counted);
  return counted;
}

async function countWeek({ from, to }: Week): Promise<WeekCount> {
  const within = { $gte: from, $lt: to };
  const [applications, clicks] = await Promise.all([
    countFound(ApplicationModel, { appliedAt: within }),
    countFound(ApplyClickModel, { at: within }),
  ]);
  return { from: from.toISOString(), applications, clicks };
}
