import { InternshipModel } from '@/models/internship';
import { UserModel } from '@/models/user';
import { makeApplications } from './applications';
import { makeListings } from './listings';
import { seeded } from './random';
import { makeSubmissions } from './submissions';
import { makeUsers, type SampleUser } from './users';

/** Any number does; a change of it is another sample. */
const SEED = 20_260_101;

export interface SampleCounts {
  users: number;
  resumes: number;
  listings: number;
  /** Of the listings, those whose deadline is later than the time it was made. */
  open: number;
  /** Submissions by their state. */
  approved: number;
  pending: number;
  rejected: number;
  applications: number;
  clicks: number;
}

/** Whether the database has no users and no listings. Takes the connection of this process. */
export async function isEmpty(): Promise<boolean> {
  const [user, internship] = await Promise.all([UserModel.exists({}), InternshipModel.exists({})]);
  return !user && !internship;
}

/** Says that sample data was refused, because the database is in use. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
}

const known = (users: Map<string, SampleUser>, username: string): SampleUser => {
  const user = users.get(username);
  if (!user) throw new Error(`no sample account ${username}`);
  return user;
};

/**
 * Fills an empty, prepared database with sample data, the same one each time, dated relative to `now`.
 * Gives how much was made; throws NotEmptyError when there are users or listings.
 */
export async function makeSample({ now }: { now: Date }): Promise<SampleCounts> {
  if (!(await isEmpty())) throw new NotEmptyError('the database already has users or listings');
  const random = seeded(SEED);
  const all = await makeUsers(now, random);
  const users = { all, admin: known(all, 'admin'), editor: known(all, 'editor') };
  const { listings, submissions: approved } = await makeListings(users, now, random);
  const { pending, rejected } = await makeSubmissions(users, now, random);
  const { applications, clicks } = await makeApplications([...all.values()], listings, now, random);
  return {
    users: all.size,
    resumes: [...all.values()].filter(({ resumeId }) => resumeId).length,
    listings: listings.length,
    open: listings.filter(({ applicationDeadline }) => applicationDeadline > now).length,
    approved,
    pending,
    rejected,
    applications,
    clicks,
  };
}
