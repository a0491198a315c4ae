import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  inDays,
  makeListing,
  makeUser,
  storedFiles,
  type TestUser,
  ownedBy,
} from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { storeFile } from '@/lib/platform/files/store';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import type { Owned } from '@/models/owned';
import { UserDeletionModel } from '@/models/user-deletion';
import { UserModel } from '@/models/user';
import { continueUserDeletions } from './continue-user-deletions';
import { deleteUserAccount } from './delete-user-account';

preparedDatabase();
afterEach(() => vi.restoreAllMocks());

const SECOND_MS = 1_000;
const after = (start: Date, seconds: number): Date => new Date(start.getTime() + seconds * SECOND_MS);

const NOBODYS: Owned = { employer: null, postedBy: null };

const applicationTo = (owned: Owned, userId = new Types.ObjectId()) => ({
  internshipId: new Types.ObjectId(),
  userId,
  resumeId: new Types.ObjectId(),
  ...owned,
  status: 'viewed' as const,
  history: [{ status: 'viewed' as const, at: new Date(), by: owned.postedBy }],
  appliedAt: new Date(),
});

describe('an employer with more than fits into one transaction', () => {
  const LISTINGS = 70;
  let employer: TestUser;
  let sent: Types.ObjectId[];
  const left = () => InternshipModel.countDocuments({ postedBy: employer._id });
  const applicationsLeft = () => ApplicationModel.countDocuments({ postedBy: employer._id });

  beforeEach(async () => {
    employer = await makeUser('employer', { firstName: 'Wairimu' });
    const first = await makeListing({ postedBy: employer._id, howToApply: 'Ask for Wairimu' });
    await InternshipModel.insertMany(
      Array.from({ length: LISTINGS - 1 }, (_, at) => ({
        ...first,
        _id: new Types.ObjectId(),
        slug: `${employer.id}-${at}`,
        applicationDeadline: inDays(at - 50),
      })),
    );
    const owned = await ownedBy(employer._id);
    const applications = Array.from({ length: 210 }, () => applicationTo(owned));
    sent = (await ApplicationModel.insertMany(applications)).map(({ _id }) => _id);
  });

  test('is gone at once with the 50 listings that close last; the job deletes the rest', async () => {
    await deleteUserAccount(employer._id);
    expect(await UserModel.exists({ _id: employer._id })).toBeNull();
    expect([await left(), await applicationsLeft()]).toEqual([20, 10]);
    expect(await InternshipModel.countDocuments({ applicationDeadline: { $gt: inDays(0) } })).toBe(0);

    const sizes: number[] = [];
    const write = InternshipModel.bulkWrite.bind(InternshipModel);
    vi.spyOn(InternshipModel, 'bulkWrite').mockImplementation(((writes: never[]) => {
      sizes.push(writes.length);
      return write(writes);
    }) as never);
    await continueUserDeletions();
    expect(sizes).toEqual([20]);
    expect([await left(), await applicationsLeft()]).toEqual([0, 0]);
    expect(await InternshipModel.countDocuments({ howToApply: 'Ask for Wairimu' })).toBe(0);
    expect(await InternshipModel.countDocuments({ applicationDeadline: { $gt: new Date() } })).toBe(0);
  });

  test('and a part that fails is undone, and done again a minute later', async () => {
    await deleteUserAccount(employer._id);
    const now = new Date();
    vi.spyOn(AuditEntryModel, 'find').mockImplementationOnce(() => {
      throw new Error('the process dies here');
    });
    await expect(continueUserDeletions(undefined, now)).rejects.toThrow('deleting user data: 1 failed');
    expect([await left(), await applicationsLeft()]).toEqual([20, 10]);
    await continueUserDeletions(undefined, after(now, 59));
    expect(await left()).toBe(20);
    await continueUserDeletions(undefined, after(now, 60));
    expect([await left(), await applicationsLeft()]).toEqual([0, 0]);
  });

  test('is finished once by several processes at the same time', async () => {
    await deleteUserAccount(employer._id);
    await Promise.all([1, 2, 3].map(() => continueUserDeletions()));
    expect([await left(), await applicationsLeft()]).toEqual([0, 0]);
    const ended = { employer: null, status: 'no answer', 'history.1.status': 'no answer' } as const;
    expect(
      await ApplicationModel.countDocuments({ ...ended, _id: { $in: sent }, history: { $size: 2 } }),
    ).toBe(210);
  });
});

test('what was under way while a user was deleted goes ten minutes later, with the last that is known of them', async () => {
  const graduate = await makeUser('recent graduate');
  await deleteUserAccount(graduate._id);
  const { deletedAt } = (await UserDeletionModel.findById(graduate._id).lean()) ?? expect.fail('no deletion');
  await ApplicationModel.create(applicationTo(NOBODYS, graduate._id));
  async function* bytes() {
    yield Buffer.from('picture');
  }
  const facts = { contentType: 'image/webp', extension: 'webp' };
  const inspector = { take: async () => undefined, finish: async () => facts };
  await storeFile(bytes(), { givenName: 'picture', ownerId: graduate._id, purpose: 'picture' }, inspector);

  await continueUserDeletions(undefined, after(deletedAt, 599));
  expect(await ApplicationModel.countDocuments({ userId: graduate._id })).toBe(1);
  await continueUserDeletions(undefined, after(deletedAt, 600));
  expect(await ApplicationModel.countDocuments({ userId: graduate._id })).toBe(0);
  expect(await storedFiles(graduate._id)).toEqual({ files: 0, chunks: 0 });
  expect(await UserDeletionModel.exists({ _id: graduate._id })).toBeNull();
});

test('a user whom a backup brought back beside their deletion is deleted again', async () => {
  const graduate = await makeUser('recent graduate');
  const record = await UserModel.findById(graduate._id).select('+prefixes').lean();
  await deleteUserAccount(graduate._id);
  await UserModel.create(record ?? expect.fail('no user'));
  await continueUserDeletions(undefined, after(new Date(), 601));
  expect(await UserModel.exists({ _id: graduate._id })).toBeNull();
});
