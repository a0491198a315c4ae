import { LRUCache } from 'lru-cache';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { may } from '@/lib/platform/auth/permissions';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { countOpenByIndustry } from '@/lib/internships/listings/count-open';
import { readWaiting, type WaitingSubmissions } from '@/lib/internships/submissions/read-waiting';
import { countOpenReports } from '@/lib/trust/reports/count-open';
import { countFound } from '@/lib/platform/pagination/totals';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { countWeeks } from './count-weeks';
import { lastWeeks, weekOf, type Week } from './weeks';

/** Includes the current week. */
const WEEKS = 12;

interface IndustryCount {
  industryId: number;
  name: string;
  open: number;
}

export interface WeekCount {
  /** The start of the week, Monday at 00:00 in Nairobi (ISO 8601, UTC). */
  from: string;
  applications: number;
  /** Clicks on Apply Now. */
  clicks: number;
}

export interface StaffOverview {
  /** Every industry; those with the most open listings come first. */
  industries: IndustryCount[];
  /** Twelve weeks, oldest first, up to the current one. */
  weeks: WeekCount[];
  /** Null for roles that do not decide on submissions. */
  waiting: WaitingSubmissions | null;
  /** Open reports. */
  reports: number;
}

/** Past weeks' figures are up to an hour old; the others are current. */
export async function readOverview(actor: Actor): Promise<StaffOverview> {
  const user = authorize(actor, 'overview:read');
  const now = new Date();
  const [open, weeks, waiting, reports] = await Promise.all([
    countOpenByIndustry(now),
    readWeeks(now),
    may(user.role, 'submission:read') ? readWaiting(actor, now) : null,
    countOpenReports(actor),
  ]);
  const industries = INDUSTRIES.map(({ id, name }) => ({ industryId: id, name, open: open.get(id) ?? 0 }));
  return { industries: industries.sort((one, other) => other.open - one.open), weeks, waiting, reports };
}

/** Past weeks change only when users are deleted, so they are cached for an hour. */
const pastWeeks = new LRUCache<string, WeekCount>({
  max: 2 * WEEKS,
  ttl: 60 * 60_000,
  perf: { now: () => Date.now() },
});

async function readWeeks(now: Date): Promise<WeekCount[]> {
  const weeks = lastWeeks(now, WEEKS);
  const current = weekOf(now);
  const known = weeks.slice(0, -1).flatMap(({ from }) => pastWeeks.get(from.toISOString()) ?? []);
  if (known.length === WEEKS - 1) return [...known, await countCurrent(current)];
  const counted = await countAll(weeks);
  for (const week of counted.slice(0, -1)) pastWeeks.set(week.from, week);
  return counted;
}

async function countAll(weeks: readonly Week[]): Promise<WeekCount[]> {
  const [applications, clicks] = await Promise.all([
    countWeeks(ApplicationModel, { path: 'appliedAt', weeks }),
    countWeeks(ApplyClickModel, { path: 'at', weeks }),
  ]);
  return weeks.map(({ from }, at) => ({
    from: from.toISOString(),
    applications: applications[at] ?? 0,
    clicks: clicks[at] ?? 0,
  }));
}

async function countCurrent({ from, to }: Week): Promise<WeekCount> {
  const within = { $gte: from, $lt: to };
  const [applications, clicks] = await Promise.all([
    countFound(ApplicationModel, { appliedAt: within }),
    countFound(ApplyClickModel, { at: within }),
  ]);
  return { from: from.toISOString(), applications, clicks };
}
