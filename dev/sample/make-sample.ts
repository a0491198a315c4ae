import mongoose from 'mongoose';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { makeApplications } from './applications';
import { giveTo, makeEmployers } from './employers';
import { makeListings } from './listings';
import { seeded } from './random';
import { makeSubmissions } from './submissions';
import { makeUsers, type SampleUser } from './users';

/** An arbitrary number. Changing it changes the sample data. */
const SEED = 20_260_101;

export interface SampleCounts {
  users: number;
  resumes: number;
  listings: number;
  /** Listings that were open when the sample data was created. */
  open: number;
  /** Submissions by status. */
  approved: number;
  pending: number;
  rejected: number;
  applications: number;
  clicks: number;
}

/** Thrown if the database is already in use. */
export class NotEmptyError extends Error {
  override readonly name = 'NotEmptyError';
}

/** True if the database has no users and no listings. Uses the connection of this process. */
export async function isEmpty(): Promise<boolean> {
  const [user, internship] = await Promise.all([UserModel.exists({}), InternshipModel.exists({})]);
  return !user && !internship;
}

const files = () => mongoose.connection.collection('files.files');
const chunks = () => mongoose.connection.collection('files.chunks');

/** Deletes everything that belongs to users and listings. */
async function clearBelongings(): Promise<void> {
  await Promise.all([
    ApplicationModel.deleteMany({}),
    ApplyClickModel.deleteMany({}),
    EmployerModel.deleteMany({}),
    ResumeModel.deleteMany({}),
    ResumeDownloadModel.deleteMany({}),
    SubmissionModel.deleteMany({}),
    files().deleteMany({}),
    chunks().deleteMany({}),
  ]);
}

/** Deletes all documents and files, but keeps collections, indexes and the table of migrations. */
export async function clearAll(): Promise<void> {
  await clearBelongings();
  const models = Object.values(mongoose.models).filter(({ modelName }) => modelName !== 'Migration');
  await Promise.all(models.map((model) => model.deleteMany({})));
}

const known = (users: Map<string, SampleUser>, username: string): SampleUser => {
  const user = users.get(username);
  if (!user) throw new Error(`no sample account ${username}`);
  return user;
};

async function makeUp(now: Date) {
  const random = seeded(SEED);
  const { all, users, resumes } = await makeUsers(now, random);
  const staff = { all, admin: known(all, 'admin'), editor: known(all, 'editor') };
  const { listings, approved } = await makeListings(staff, now, random);
  const waiting = await makeSubmissions(staff, now, random);
  const graduates = [...all.values()].filter(({ role }) => role === 'recent graduate');
  const applicants = { graduates, employer: known(all, 'employer') };
  const submissions = [...approved, ...waiting];
  const sent = submissions.map(({ submittedBy: postedBy, company, createdAt }) => ({
    ...{ postedBy, company, createdAt, county: null },
  }));
  const employers = makeEmployers(listings, sent, now);
  giveTo(employers, listings, ({ postedBy }) => postedBy);
  giveTo(employers, submissions, ({ submittedBy }) => submittedBy);
  const applications = makeApplications(applicants, listings, now, random);
  return { users, resumes, listings, submissions, employers, ...applications };
}

/**
 * Fills an empty, migrated database with sample data. The data is the same each time, with dates relative to
 * `now`. Returns the counts. Throws NotEmptyError if there are users or listings. Inserts users and listings
 * last, so that the database still counts as empty after an interruption.
 */
export async function makeSample({ now }: { now: Date }): Promise<SampleCounts> {
  if (!(await isEmpty())) throw new NotEmptyError('The database already has users or listings.');
  await clearBelongings();
  const { users, resumes, listings, submissions, employers, applications, clicks, downloads } =
    await makeUp(now);
  await ResumeModel.insertMany(resumes);
  await SubmissionModel.insertMany(submissions);
  await ApplicationModel.insertMany(applications);
  await ApplyClickModel.insertMany(clicks);
  await ResumeDownloadModel.insertMany(downloads);
  await EmployerModel.insertMany(employers);
  await InternshipModel.insertMany(listings);
  await UserModel.insertMany(users);
  const submitted = (status: string) => submissions.filter((one) => one.status === status).length;
  return {
    users: users.length,
    resumes: resumes.length,
    listings: listings.length,
    open: listings.filter(({ applicationDeadline }) => applicationDeadline > now).length,
    approved: submitted('approved'),
    pending: submitted('pending'),
    rejected: submitted('rejected'),
    applications: applications.length,
    clicks: clicks.length,
  };
}
