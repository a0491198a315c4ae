import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { readOwnInternship } from '@/lib/internships/read-own';
import { countFound } from '@/lib/platform/paging/totals';
import { viewsSince } from '@/lib/views/read-views';
import { ApplicationModel } from '@/models/application';
import { lastWeeks } from './weeks';

/** Weeks looked back on, this one among them. */
const WEEKS = 12;

export interface ListingWeek {
  /** The Monday it begins with, 00:00 in Nairobi; ISO 8601, UTC. */
  from: string;
  /** How often the page was opened, without robots. */
  views: number;
  applications: number;
}

/**
 * How often one listing of the signed-in employer was seen and applied to in each of the last twelve weeks, oldest first; the last one
 * is not over. Throws 404 for another's.
 */
export async function readListingWeeks(actor: Actor, input: { id: unknown }): Promise<ListingWeek[]> {
  const internshipId = new Types.ObjectId((await readOwnInternship(actor, input))._id);
  const weeks = lastWeeks(new Date(), WEEKS);
  const [first] = weeks;
  const days = first ? await viewsSince(internshipId, first.from) : [];
  return Promise.all(
    weeks.map(async ({ from, to }) => ({
      from: from.toISOString(),
      views: days.reduce((sum, { day, views }) => (day >= from && day < to ? sum + views : sum), 0),
      applications: await countFound(ApplicationModel, { internshipId, appliedAt: { $gte: from, $lt: to } }),
    })),
  );
}
