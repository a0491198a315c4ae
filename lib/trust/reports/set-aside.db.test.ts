import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failOneWrite } from '@/dev/testing/break-off';
import { makeApplication } from '@/dev/testing/data/applications';
import { asActor, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { addressOf, stored } from '@/dev/testing/poisoned/row';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { withTransaction } from '@/lib/platform/db/transaction';
import { ItemsFailed } from '@/lib/platform/jobs/for-each-item';
import { log } from '@/lib/platform/log/log';
import { ApplicationModel } from '@/models/application';
import { EmployerModel } from '@/models/employer';
import type { InternshipRecord } from '@/models/internship';
import { JobItemModel } from '@/models/job-item';
import { MailModel } from '@/models/mail';
import { RecallModel } from '@/models/recall';
import { SavedModel } from '@/models/saved';
import { UserModel } from '@/models/user';
import { continueRecalls } from './continue-recalls';
import { recallListing } from './recall-listing';
import { undoRecall } from './undo-recall';

preparedDatabase();
beforeEach(async () => {
  await JobItemModel.deleteMany({});
  for (const level of ['error', 'warn'] as const) vi.spyOn(log, level).mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const administrator = async () => asActor(await makeUser('administrator'));

/** A recalled listing with three applicants and two users who only saved it. */
async function recalled({ others = 0 } = {}) {
  const listing = await makeListing({ postedBy: (await makeUser('employer'))._id });
  const applicants: TestUser[] = [];
  for (let at = 0; at < 3; at += 1) {
    applicants.push((await makeApplication(listing)).graduate);
    if (at === 1) await fill(listing, others);
  }
  const savers = [await makeUser('recent graduate'), await makeUser('recent graduate')];
  await SavedModel.insertMany(
    savers.map(({ _id: userId }) => ({ userId, internshipId: listing._id, savedAt: new Date() })),
  );
  const by = await administrator();
  await withTransaction(() => recallListing(by, listing));
  return { listing, applicants, savers, people: [...applicants, ...savers] };
}

/** Adds applications whose accounts have been deleted. */
const fill = (listing: InternshipRecord, count: number) =>
  ApplicationModel.insertMany(
    Array.from({ length: count }, () => ({
      ...{ internshipId: listing._id, userId: new Types.ObjectId(), resumeId: new Types.ObjectId() },
      ...{ employer: listing.employer, status: 'applied', appliedAt: new Date() },
      history: [{ status: 'applied', at: new Date(), by: null }],
    })),
  );

/** Returns functions that break and repair the user's e-mail address. */
const damaged = ({ _id }: TestUser) => {
  const set = (email: unknown) => () => stored(UserModel as never, _id, { $set: { email } });
  return { poison: set({ none: _id }), mend: set(addressOf(_id)) };
};

const undo = async ({ employer }: InternshipRecord) =>
  undoRecall(await administrator(), { id: employer?.toHexString() });

const kindsTo = async ({ _id }: TestUser): Promise<string[]> => {
  const { email } = await UserModel.findById(_id).orFail().lean();
  return (
    await MailModel.find({ to: email ?? 'nobody' })
      .sort({ _id: 1 })
      .lean()
  ).map(({ kind }) => kind);
};
const allKinds = (people: readonly TestUser[]) => Promise.all(people.map(kindsTo));
const recordOf = ({ _id }: InternshipRecord) => RecallModel.findOne({ internshipId: _id }).orFail().lean();

/** Runs the job often enough to retry users who were set aside. */
const finish = async () => {
  await continueRecalls().catch(() => undefined);
  await continueRecalls();
};

test.each([false, true])('whichever write fails, everybody is told once; undone: %s', async (isUndone) => {
  const { listing, people } = await recalled();
  const record = await recordOf(listing);
  const kind = isUndone ? 'recall undone' : 'recall';
  if (isUndone) {
    await continueRecalls();
    await undo(listing);
  }
  const before = await recordOf(listing);
  const applications = await ApplicationModel.find({ internshipId: listing._id }).lean();
  let writes = 0;
  const failsAndFinishes = async () => {
    await RecallModel.collection.replaceOne({ _id: record._id }, before);
    for (const one of applications) await ApplicationModel.collection.replaceOne({ _id: one._id }, one);
    await MailModel.deleteMany({});
    const failed = await failOneWrite(writes, continueRecalls);
    await finish();
    expect(await allKinds(people)).toEqual(people.map(() => [kind]));
    expect(await recordOf(listing)).toMatchObject({ count: 3, doneAt: expect.any(Date) as Date });
    const status = isUndone ? 'applied' : 'no answer';
    expect(await ApplicationModel.countDocuments({ internshipId: listing._id, status })).toBe(3);
    return failed;
  };
  while (await failsAndFinishes()) writes += 1;
  expect(writes).toBeGreaterThan(8);
});

test('three nodes tell everybody once beside one who cannot be told', async () => {
  const { listing, applicants, savers } = await recalled({ others: 30 });
  const [first, broken, last] = applicants as [TestUser, TestUser, TestUser];
  const { poison, mend } = damaged(broken);
  await poison();
  await Promise.allSettled([continueRecalls(), continueRecalls(), continueRecalls()]);
  const others = [first, last, ...savers];
  expect(await allKinds(others)).toEqual(others.map(() => ['recall']));
  expect(await recordOf(listing)).toMatchObject({ count: 32, doneAt: null, untold: [expect.anything()] });
  await mend();
  await Promise.allSettled([continueRecalls(), continueRecalls(), continueRecalls()]);
  await continueRecalls();
  expect(await kindsTo(broken)).toEqual(['recall']);
  expect(await allKinds(others)).toEqual(others.map(() => ['recall']));
  expect(await recordOf(listing)).toMatchObject({ count: 33, doneAt: expect.any(Date) as Date, untold: [] });
});

test('whoever could not be warned before it was undone gets neither mail', async () => {
  const { listing, applicants, savers } = await recalled();
  const [first, brokenApplicant, last] = applicants as [TestUser, TestUser, TestUser];
  const [saver, brokenSaver] = savers as [TestUser, TestUser];
  const broken = [brokenApplicant, brokenSaver].map(damaged);
  for (const { poison } of broken) await poison();
  await expect(continueRecalls()).rejects.toThrow('recalling listings: 2 failed');
  await undo(listing);
  for (const { mend } of broken) await mend();
  await continueRecalls();
  expect(await allKinds([brokenApplicant, brokenSaver])).toEqual([[], []]);
  for (const person of [first, last, saver])
    expect(await kindsTo(person)).toEqual(['recall', 'recall undone']);
  expect((await recordOf(listing)).doneAt).not.toBeNull();
  expect((await EmployerModel.findById(listing.employer).orFail().lean()).recalledAt).toBeNull();
});

test('somebody set aside whose account is deleted does not keep the recall open', async () => {
  const { listing, applicants } = await recalled();
  const [, broken] = applicants as [TestUser, TestUser];
  await damaged(broken).poison();
  await expect(continueRecalls()).rejects.toThrow(ItemsFailed);
  await ApplicationModel.deleteOne({ internshipId: listing._id, userId: broken._id });
  await continueRecalls();
  expect((await recordOf(listing)).doneAt).not.toBeNull();
  expect(await JobItemModel.countDocuments({ job: 'recalling listings' })).toBe(0);
});
