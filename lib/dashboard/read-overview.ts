import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { may } from '@/lib/platform/auth/permissions';
import { INDUSTRIES } from '@/lib/industries/industries';
import { countOpenInternships } from '@/lib/internships/count-open';
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

/** The figures of the site that the office works with, as they are at this moment. */
export async function readOverview(actor: Actor): Promise<StaffOverview> {
  const user = authorize(actor, 'overview:read');
  const now = new Date();
  const [industries, weeks, waiting] = await Promise.all([
    Promise.all(INDUSTRIES.map(countOpen)),
    Promise.all(lastWeeks(now, WEEKS).map(countWeek)),
    may(user.role, 'submission:read') ? readWaiting(actor, now) : null,
  ]);
  return { industries: industries.sort((one, other) => other.open - one.open), weeks, waiting };
}

const countOpen = async ({ id, name }: { id: number; name: string }): Promise<IndustryCount> => ({
  industryId: id,
  name,
  open: await countOpenInternships({ industryId: id }),
});

async function countWeek({ from, to }: Week): Promise<WeekCount> {
  const within = { $gte: from, $lt: to };
  const [applications, clicks] = await Promise.all([
    countFound(ApplicationModel, { appliedAt: within }),
    countFound(ApplyClickModel, { at: within }),
  ]);
  return { from: from.toISOString(), applications, clicks };
}
