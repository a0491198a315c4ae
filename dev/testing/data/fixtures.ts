import mongoose, { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { signToken } from '@/lib/platform/auth/session-jwt';
import { featuredSlug } from '@/lib/internships/listings/featured-slug';
import { pageSlugCandidates } from '@/lib/internships/listings/slugs';
import type { Role } from '@/lib/platform/core/vocabulary';
import { createEmployer } from '@/lib/employers/records/create-employer';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { UserModel, type UserRecord } from '@/models/user';
import { uniqueLetters } from '../client/client-for';
import { TEST_PASSWORD_COST } from '../stack/test-settings';

/**
 * Connects this test file to the stack's database and uses the stack's secret. Call it once, in `beforeAll`.
 */
export async function connectToStack(stack: { mongoUri: string; authSecret: string }): Promise<void> {
  process.env.AUTH_SECRET = stack.authSecret;
  process.env.MONGODB_URI = stack.mongoUri;
  process.env.PASSWORD_COST ??= TEST_PASSWORD_COST;
  process.env.APP_URL ??= 'http://127.0.0.1:3000';
  process.env.SMTP_URL ??= 'smtp://127.0.0.1:1025';
  await mongoose.connect(stack.mongoUri, { autoIndex: false, autoCreate: false });
}

export interface TestUser {
  _id: Types.ObjectId;
  id: string;
  token: string;
  role: Role;
}

/** Adds an active, verified user to the database and signs a token for them. */
export async function makeUser(role: Role, change: Partial<UserRecord> = {}): Promise<TestUser> {
  const _id = new Types.ObjectId();
  const names = { firstName: 'Test', lastName: 'Person', username: uniqueLetters() };
  await UserModel.create({
    _id,
    ...names,
    email: `${names.username}@test.example`,
    phoneNumber: '0700000000',
    passwordHash: 'none',
    role,
    isActive: true,
    isVerified: true,
    ...change,
  });
  const id = _id.toHexString();
  return { _id, id, role, token: signToken({ id, ...names, role, sessionVersion: 0 }, 3600) };
}

/** Returns the user as the actor of a verb. */
export const asActor = ({ id, role }: TestUser): SignedInUser => ({
  kind: 'user',
  id,
  role,
  firstName: 'Test',
  lastName: 'Person',
  username: 'test',
  email: `${id}@test.example`,
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the time `days` days from now. A negative number returns a time in the past. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

/** Returns the employer of an account, creating it if it does not exist. */
export async function employerOf(account: Types.ObjectId, name = 'Test Company'): Promise<Types.ObjectId> {
  await createEmployer({ name, kind: 'company' }, account, new Date());
  const { _id } = await EmployerModel.findOne({ 'members.userId': account }).select('_id').orFail().lean();
  return _id;
}

/** Returns the owner fields of a document that this account posted. */
export const ownedBy = async (account: Types.ObjectId, name?: string) => ({
  employer: await employerOf(account, name),
  postedBy: account,
});

/**
 * Adds a searchable listing in industry 1, open for a month, to the database. If `postedBy` is given, the
 * listing belongs to that account's employer.
 */
export async function makeListing(change: Partial<InternshipRecord> = {}): Promise<InternshipRecord> {
  const _id = new Types.ObjectId();
  const names = { company: 'Test Company', title: 'Test Intern', ...change };
  const listing = {
    _id,
    industryId: 1,
    location: 'Nairobi',
    duration: '3 months',
    applicationDeadline: inDays(30),
    applyLink: 'https://example.org/apply',
    descriptionParagraph: 'A listing made by a test.',
    slug: pageSlugCandidates(names, _id.toHexString()).at(-1),
    featuredSlug: featuredSlug(names),
    ...(change.postedBy && !change.employer && (await ownedBy(change.postedBy, names.company))),
    ...names,
  };
  const created = await InternshipModel.create(listing);
  const { prefixes: _, ...record } = created.toObject();
  return record;
}

/** Adds a resume without a file as the user's current resume. Returns its id. */
export async function makeResume({ _id: userId }: Pick<TestUser, '_id'>): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await ResumeModel.create({
    _id,
    userId,
    fileId: new Types.ObjectId(),
    fileName: 'cv.pdf',
    contentType: 'application/pdf',
    size: 1,
    uploadedAt: new Date(),
  });
  await UserModel.updateOne({ _id: userId }, { $set: { resumeId: _id } });
  return _id;
}

/** Returns how many files and chunks are stored for this user, including pending ones. */
export async function storedFiles(ownerId: Types.ObjectId): Promise<{ files: number; chunks: number }> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const files = await db.collection('files.files').find({ 'metadata.ownerId': ownerId }).toArray();
  const chunks = await db
    .collection('files.chunks')
    .countDocuments({ files_id: { $in: files.map(({ _id }) => _id) } });
  return { files: files.length, chunks };
}
