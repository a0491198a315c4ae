import mongoose, { type Types } from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { makeListing, makeResume, makeUser, type TestUser, ownedBy, employerOf } from '../data/fixtures';
import { stackForFile } from '../stack/for-file';

/** A separate service, so that other tests' lists do not contain the broken data. */
const stack = stackForFile({ env: { LOG_LEVEL: 'silent' } });
let graduate: TestUser, employer: TestUser, listingId: Types.ObjectId;
beforeAll(async () => {
  [graduate, employer] = [await makeUser('recent graduate'), await makeUser('employer')];
  listingId = (await makeListing({ postedBy: employer._id }))._id;
});

/** Stores values that no verb ever writes, so that every read fails. */
async function breakRecords(collection: string, filter: object, change: object): Promise<void> {
  const { modifiedCount } = await mongoose.connection
    .collection(collection)
    .updateMany(filter, { $set: change });
  expect(modifiedCount).toBeGreaterThan(0);
}

async function open({ token }: TestUser, path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(stack().appUrl + path, {
    headers: { cookie: `next-auth.session-token=${token}` },
  });
  return { status: answer.status, html: (await answer.text()).replaceAll('&#x27;', "'") };
}

/** Checks that the page opens, reports the failure, and links to itself so that the user can try again. */
async function expectFailure(user: TestUser, path: string, message: string): Promise<void> {
  const { status, html } = await open(user, path);
  expect(status).toBe(200);
  expect(html).toContain(message);
  expect(html).toMatch(new RegExp(`href="${path}"[^>]*>Try again`));
}

test('the graduate and the employer see that applications could not be loaded', async () => {
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
  await breakRecords('applications', { userId: graduate._id }, { history: 5, resumeId: 'none' });
  await expectFailure(graduate, '/dashboard/my-internships', 'Failed to load your applications');
  await expectFailure(employer, applicants, 'Failed to fetch applicants');
});

test('an employer sees that the profile could not be loaded', async () => {
  const user = await makeUser('recent graduate');
  await breakRecords('users', { _id: user._id }, { resumeId: 'none' });
  await expectFailure(user, '/dashboard/profile', 'Failed to fetch profile');
});

test('an employer sees that listings and submissions could not be loaded', async () => {
  const user = await makeUser('employer');
  const employer = await employerOf(user._id);
  await mongoose.connection
    .collection<{ _id: string; employer: unknown; deletedAt: null }>('internships')
    .insertOne({ _id: 'none', employer, deletedAt: null });
  await expectFailure(user, '/dashboard/employer-internships', 'Failed to fetch your internships');
  await mongoose.connection.collection('submissions').insertOne({
    employer,
    submittedBy: user._id,
    file: null,
    status: 'pending',
    decision: null,
    createdAt: new Date(),
  });
  await expectFailure(user, '/dashboard/employer-internships/submissions', 'Failed to fetch submissions');
});
