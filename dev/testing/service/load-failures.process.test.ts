import mongoose, { type Types } from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, makeResume, makeUser, type TestUser, ownedBy, employerOf } from '../data/fixtures';
import { stackForFile } from '../stack/for-file';

/** A service of its own: what is broken here must not reach the lists of other tests. */
const stack = stackForFile({ env: { LOG_LEVEL: 'silent' } });
let graduate: TestUser, employer: TestUser, listingId: Types.ObjectId;
beforeAll(async () => {
  [graduate, employer] = [await makeUser('recent graduate'), await makeUser('employer')];
  listingId = (await makeListing({ postedBy: employer._id }))._id;
});

/** Writes what no verb ever would: a time that is none, so that whoever reads it fails. */
async function breakTimes(collection: string, filter: object, field: string): Promise<void> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const { modifiedCount } = await db
    .collection(collection)
    .updateMany(filter, { $set: { [field]: 'yesterday' } });
  expect(modifiedCount).toBeGreaterThan(0);
}

async function open({ token }: TestUser, path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(stack().appUrl + path, {
    headers: { cookie: `next-auth.session-token=${token}` },
  });
  return { status: answer.status, html: (await answer.text()).replaceAll('&#x27;', "'") };
}

/** The page stands, says what could not be had, and offers another try at the same address. */
async function expectFailure(user: TestUser, path: string, message: string): Promise<void> {
  const { status, html } = await open(user, path);
  expect(status).toBe(200);
  expect(html).toContain(message);
  expect(html).toMatch(new RegExp(`href="${path}"[^>]*>Try again`));
}

test('the applications of a graduate, and those to an employer’s listing', async () => {
  const resumeId = await makeResume(graduate);
  await mongoose.connection.collection('applications').insertOne({
    userId: graduate._id,
    internshipId: listingId,
    ...(await ownedBy(employer._id)),
    resumeId,
    status: 'applied',
    history: [],
    appliedAt: new Date(),
  });
  const applicants = `/dashboard/employer-internships/${listingId.toHexString()}`;
  expect((await open(graduate, '/dashboard/my-internships')).html).not.toContain('Failed to');
  expect((await open(employer, applicants)).html).not.toContain('Failed to');
  await breakTimes('applications', { userId: graduate._id }, 'appliedAt');
  await expectFailure(graduate, '/dashboard/my-internships', 'Failed to load your applications');
  await expectFailure(employer, applicants, 'Failed to fetch applicants');
});

test('a featured internship', async () => {
  const listing = await makeListing({ title: 'Broken', isFeatured: true });
  const path = `/featured-internships/${listing.featuredSlug}`;
  expect((await open(graduate, path)).html).not.toContain('Failed to');
  await breakTimes('internships', { _id: listing._id }, 'createdAt');
  await expect.poll(async () => (await open(graduate, path)).status).toBe(500);
  const { html } = await open(graduate, path);
  expect(html).toContain('Failed to load internship details');
  expect(html).toMatch(/<a href="" [^>]*>Try again/);
});

test('a profile', async () => {
  const user = await makeUser('recent graduate');
  const resumeId = await makeResume(user);
  await breakTimes('resumes', { _id: resumeId }, 'uploadedAt');
  await expectFailure(user, '/dashboard/profile', 'Failed to fetch profile');
});

test('the listings and the submissions of an employer', async () => {
  const user = await makeUser('employer');
  await makeListing({ postedBy: user._id });
  await breakTimes('internships', { postedBy: user._id }, 'applicationDeadline');
  await expectFailure(user, '/dashboard/employer-internships', 'Failed to fetch your internships');
  await mongoose.connection.collection('submissions').insertOne({
    employer: await employerOf(user._id),
    submittedBy: user._id,
    file: { fileName: 'a.pdf', size: 1 },
    status: 'pending',
    decision: null,
    createdAt: 'yesterday',
  });
  await expectFailure(user, '/dashboard/employer-internships/submissions', 'Failed to fetch submissions');
});
