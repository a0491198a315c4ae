import bcrypt from 'bcryptjs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDatabase } from 'embedded-mongodb';
import { testDatabase } from 'embedded-mongodb/any-engine';
import { connect, disconnect } from '@/lib/platform/db/connection';
import { openFile } from '@/lib/platform/files/open';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { listFeaturedInternships } from '@/lib/internships/listings/list-featured';
import { listInternshipsByIndustry } from '@/lib/internships/listings/list-by-industry';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { InternshipModel } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { isEmpty, makeSample, NotEmptyError, type SampleCounts } from './make-sample';
import { KNOWN_ACCOUNTS, SAMPLE_PASSWORD } from './people';

const DAY = 24 * 60 * 60 * 1000;
const now = new Date();

let folder: string;
let database: RunningDatabase;
let counts: SampleCounts;
let emptyBefore: boolean;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mwanzo-sample-'));
  database = await testDatabase({ folder, durable: false, database: 'mwanzo' });
  process.env.MONGODB_URI = database.uri;
  process.env.APP_URL = 'http://localhost:3000';
  process.env.SMTP_URL = 'smtp://127.0.0.1:1025';
  process.env.AUTH_SECRET = 'a secret that no deployment would ever use';
  await connect();
  const models = [
    UserModel,
    InternshipModel,
    ApplicationModel,
    ApplyClickModel,
    ResumeModel,
    ResumeDownloadModel,
    SubmissionModel,
  ];
  for (const model of models) {
    await model.createCollection();
    await model.createIndexes();
  }
  emptyBefore = await isEmpty();
  counts = await makeSample({ now });
});

afterAll(async () => {
  await disconnect();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function accountOf(username: string) {
  const user = await UserModel.findOne({ username }).lean();
  if (!user) throw new Error(`no account ${username}`);
  return user;
}

describe('makeSample', () => {
  it('fills an empty database and reports the counts', async () => {
    expect(emptyBefore).toBe(true);
    expect(await isEmpty()).toBe(false);
    expect({
      users: await UserModel.countDocuments(),
      resumes: await ResumeModel.countDocuments(),
      listings: await InternshipModel.countDocuments(),
      open: await InternshipModel.countDocuments({ applicationDeadline: { $gt: now } }),
      approved: await SubmissionModel.countDocuments({ status: 'approved' }),
      pending: await SubmissionModel.countDocuments({ status: 'pending' }),
      rejected: await SubmissionModel.countDocuments({
        status: 'rejected',
        'decision.comments': { $ne: null },
      }),
      applications: await ApplicationModel.countDocuments(),
      clicks: await ApplyClickModel.countDocuments(),
    }).toEqual(counts);
    expect(counts.listings).toBeGreaterThanOrEqual(220);
    expect(counts.users).toBeGreaterThanOrEqual(40);
    expect(counts.pending).toBeGreaterThanOrEqual(6);
    expect(counts.rejected).toBe(2);
  });

  it('refuses to run twice and changes nothing', async () => {
    await expect(makeSample({ now })).rejects.toThrow(NotEmptyError);
    expect(await UserModel.countDocuments()).toBe(counts.users);
    expect(await InternshipModel.countDocuments()).toBe(counts.listings);
  });

  it.each(KNOWN_ACCOUNTS)(
    'has the account $username with the shared password',
    async ({ username, role }) => {
      const user = await accountOf(username);
      expect(user).toMatchObject({
        role,
        isVerified: true,
        isActive: true,
        email: `${username}@mwanzo.example`,
      });
      expect(await bcrypt.compare(SAMPLE_PASSWORD, user.passwordHash ?? '')).toBe(true);
      expect(bcrypt.getRounds(user.passwordHash ?? '')).toBe(12);
    },
  );

  it('has an unverified account and a deactivated one', async () => {
    expect(await UserModel.countDocuments({ isVerified: false })).toBe(1);
    expect(await UserModel.countDocuments({ isActive: false })).toBe(1);
  });

  it('has industries with several pages, with a full last page and without listings', async () => {
    const totals = await Promise.all(
      INDUSTRIES.map(async ({ id }) => (await listInternshipsByIndustry({ industryId: id })).total),
    );
    expect(totals[0]).toBeGreaterThan(25);
    expect(totals[6]).toBe(10);
    expect(totals[7]).toBe(0);
    expect(await listFeaturedInternships()).toHaveLength(7);
  });

  it('puts the newest listing of the employer first in its industry, without applicants', async () => {
    const employer = await accountOf('employer');
    const own = await InternshipModel.find({ postedBy: employer._id, applicationDeadline: { $gt: now } })
      .sort({ createdAt: -1 })
      .lean();
    expect(own.length).toBeGreaterThanOrEqual(4);
    const newest = own[0];
    const { internships } = await listInternshipsByIndustry({ industryId: 1 });
    expect(internships[0]).toMatchObject({
      _id: newest?._id.toHexString(),
      title: 'Junior Web Developer Intern',
    });
    expect(await ApplicationModel.countDocuments({ internshipId: newest?._id })).toBe(0);
    const statuses = await ApplicationModel.distinct('status', { postedBy: employer._id });
    expect(statuses.sort()).toEqual(['applied', 'viewed']);
  });

  it('gives the graduate a readable resume and applications, one viewed and one to a closed listing', async () => {
    const graduate = await accountOf('graduate');
    const resume = await ResumeModel.findById(graduate.resumeId).lean();
    if (!resume) throw new Error('no resume');
    const { stream, size } = await openFile(resume);
    const bytes = await text(stream);
    expect(bytes).toMatch(/^%PDF-/);
    expect(bytes).toContain('Amani Wekesa');
    expect(size).toBe(resume.size);
    const sent = await ApplicationModel.find({ userId: graduate._id }).lean();
    expect(sent).toHaveLength(4);
    expect(sent.filter(({ status }) => status === 'viewed')).toHaveLength(1);
    const closed = { _id: { $in: sent.map((one) => one.internshipId) }, applicationDeadline: { $lte: now } };
    expect(await InternshipModel.countDocuments(closed)).toBe(1);
  });

  it('records a resume download for every viewed application', async () => {
    const viewed = await ApplicationModel.find({ status: 'viewed' }).lean();
    expect(await ResumeDownloadModel.countDocuments()).toBe(viewed.length);
    for (const { resumeId, userId: ownerId, internshipId, postedBy: by, history } of viewed) {
      const { at } = history.find(({ status }) => status === 'viewed') ?? {};
      expect(await ResumeDownloadModel.exists({ resumeId, ownerId, internshipId, by, at })).not.toBeNull();
    }
  });

  it('links each listing of an employer to its submission', async () => {
    const listings = await InternshipModel.find({ postedBy: { $ne: null } }).lean();
    expect(listings).toHaveLength(counts.approved);
    for (const listing of listings) {
      const submission = await SubmissionModel.findById(listing.submissionRef?.submissionId).lean();
      expect(submission?.decision?.internshipId).toEqual(listing._id);
      expect(submission?.submittedBy).toEqual(listing.postedBy);
      expect(submission?.applicationDeadline).toEqual(listing.applicationDeadline);
    }
  });

  it('has no dates in the future, and no application while its listing was closed', async () => {
    const oldest = new Date(now.getTime() - 62 * DAY);
    const listings = await InternshipModel.find().lean();
    for (const { createdAt } of listings) {
      expect(createdAt < now && createdAt > oldest, createdAt.toISOString()).toBe(true);
    }
    const times = new Set(listings.map(({ createdAt }) => createdAt.getTime()));
    expect(times.size).toBe(listings.length);
    const byId = new Map(listings.map((listing) => [listing._id.toHexString(), listing]));
    for (const { appliedAt, internshipId, history } of await ApplicationModel.find().lean()) {
      const listing = byId.get(internshipId.toHexString());
      expect(listing && appliedAt > listing.createdAt && appliedAt < listing.applicationDeadline).toBe(true);
      for (const { at } of history) expect(at <= now).toBe(true);
    }
    expect(await ApplyClickModel.countDocuments({ at: { $gt: now } })).toBe(0);
  });
});
