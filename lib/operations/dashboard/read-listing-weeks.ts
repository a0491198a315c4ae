import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { readOwnInternship } from '@/lib/internships/listings/read-own';
import { viewsSince } from '@/lib/internships/views/read-views';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { countWeeks } from './count-weeks';
import { lastWeeks } from './weeks';

/** Includes the current week. */
const WEEKS = 12;

export interface ListingWeek {
  /** The start of the week, Monday at 00:00 in Nairobi (ISO 8601, UTC). */
  from: string;
  /** Robots are not counted. */
  views: number;
  /** Clicks on Apply Now. */
  clicks: number;
  applications: number;
}

/** Oldest first. Throws 404 for another employer's listing. */
export async function readListingWeeks(actor: Actor, input: { id: unknown }): Promise<ListingWeek[]> {
  const internshipId = new Types.ObjectId((await readOwnInternship(actor, input))._id);
  const weeks = lastWeeks(new Date(), WEEKS);
  const [first] = weeks;
  const [days, clicks, applications] = await Promise.all([
    first ? viewsSince(internshipId, first.from) : [],
    countWeeks(ApplyClickModel, { path: 'at', filter: { internshipId }, weeks }),
    countWeeks(ApplicationModel, { path: 'appliedAt', filter: { internshipId }, weeks }),
  ]);
  return weeks.map(({ from, to }, at) => ({
    from: from.toISOString(),
    views: days.reduce((sum, { day, views }) => (day >= from && day < to ? sum + views : sum), 0),
    clicks: clicks[at] ?? 0,
    applications: applications[at] ?? 0,
  }));
}
