import { Types } from 'mongoose';
import type { Actor } from '@/lib/platform/auth/actor';
import { readOwnInternship } from '@/lib/internships/read-own';
import { countFound } from '@/lib/platform/paging/totals';
import { viewsSince } from '@/lib/views/read-views';
import { ApplicationModel } from '@/models/application';
import { lastWeeks } from './weeks';

/** Number of weeks, including the current one. */
const WEEKS = 12;

export interface ListingWeek {
  /** The Monday it begins with, 00:00 in Nairobi; ISO 8601, UTC. */
  from: string;
  /** Views of the page, without robots. */
  views: number;
  applications: number;
}

/**
 * Counts the views and applications of one listing of the signed-in employer in each of the last twelve weeks, oldest first, including
 * the current one. Throws 404 for a listing of another employer.
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
