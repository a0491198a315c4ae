import { Types } from 'mongoose';
import { expect, test, vi } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { makeApplication } from '@/dev/testing/data/applications';
import {
  asActor,
  employerOf,
  inDays,
  makeListing,
  makeUser,
  type TestUser,
} from '@/dev/testing/data/fixtures';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { listOwnApplications } from '@/lib/applications/tracking/list-own';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { withTransaction } from '@/lib/platform/db/transaction';
import { activateUser } from '@/lib/identity/users/admin/activate-user';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { RecallModel } from '@/models/recall';
import { ReportModel } from '@/models/report';
import { SavedModel } from '@/models/saved';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { continueRecalls } from './continue-recalls';
import { decideReport } from './decide-report';
import { recallListing } from './recall-listing';
import { reportListing } from './report-listing';
import { undoRecall } from './undo-recall';

preparedDatabase();

const newAdministrator = async () => asActor(await makeUser('administrator'));

async function makeTeam() {
  const [owner, member] = [await makeUser('employer'), await makeUser('employer')];
  const employer = await employerOf(owner._id);
  const joined = { userId: member._id, role: 'member' as const, since: new Date() };
  await EmployerModel.updateOne({ _id: employer }, { $push: { members: joined } });
  return { owner, member, employer, listing: await makeListing({ postedBy: owner._id }) };
}

const recall = async (listing: InternshipRecord, by?: Awaited<ReturnType<typeof newAdministrator>>) => {
  const administrator = by ?? (await newAdministrator());
  await withTransaction(() => recallListing(administrator, listing));
};

const undo = async (employer: Types.ObjectId) =>
  (await undoRecall(await newAdministrator(), { id: employer.toHexString() })).message;

const kindsTo = async ({ _id }: TestUser): Promise<string[]> => {
  const { email } = await UserModel.findById(_id).orFail().lean();
  return (await MailModel.find({ to: email }).sort({ _id: 1 }).lean()).map(({ kind }) => kind);
};
const isActive = async ({ _id }: TestUser) => (await UserModel.findById(_id).lean())?.isActive;
const save = (listing: InternshipRecord, { _id: userId }: TestUser) =>
  SavedModel.create({ userId, internshipId: listing._id, remindAt: null, savedAt: new Date() });

/** Adds applications and saved listings whose accounts have been deleted, so that the warnings take several transactions. */
const fill = async (listing: InternshipRecord, count: number) => {
  const gone = Array.from({ length: count }, () => new Types.ObjectId());
  await ApplicationModel.insertMany(
    gone.map((userId) => ({
      ...{ internshipId: listing._id, userId, resumeId: new Types.ObjectId(), employer: listing.employer },
      ...{ status: 'viewed', appliedAt: new Date() },
      history: ['applied', 'viewed'].map((status) => ({ status, at: new Date(), by: null })),
    })),
  );
  await SavedModel.insertMany(
    Array.from({ length: count }, () => ({
      ...{ userId: new Types.ObjectId(), internshipId: listing._id, remindAt: null, savedAt: new Date() },
    })),
  );
};

test('whoever was warned is told that it was wrong, each once, killed before any write; applications go on', async () => {
  const { listing, employer } = await makeTeam();
  const first = await makeApplication(listing);
  const savers = [await makeUser('recent graduate'), await makeUser('recent graduate')];
  for (const saver of [...savers, first.graduate]) await save(listing, saver);
  await fill(listing, 210);
  const last = await makeApplication(listing, { status: 'interview' });
  const invited = { status: 'interview' as const, at: new Date(), by: null };
  await ApplicationModel.updateOne({ _id: last.application._id }, { $push: { history: invited } });
  await recall(listing);
  await continueRecalls();
  await undo(employer);
  const people = [first.graduate, last.graduate, ...savers];
  const writes = await breakOffAnywhere(
    () => continueRecalls(),
    async () => {
      for (const person of people) expect((await kindsTo(person)).length).toBeLessThanOrEqual(2);
    },
  );
  expect(writes).toBeGreaterThan(5);
  for (const person of people) expect(await kindsTo(person)).toEqual(['recall', 'recall undone']);
  const ofListing = { internshipId: listing._id };
  const statuses = await ApplicationModel.find(ofListing).lean();
  expect(statuses.filter(({ status }) => status === 'viewed')).toHaveLength(210);
  expect(statuses.find(({ _id }) => _id.equals(last.application._id))).toMatchObject({ status: 'interview' });
  expect(statuses.every(({ history }) => history.every(({ message }) => !message))).toBe(true);
  const { applications } = await listOwnApplications(asActor(first.graduate), {});
  expect(applications).toMatchObject([{ status: 'applied', warning: null }]);
  expect(await RecallModel.findOne(ofListing).lean()).toMatchObject({ doneAt: expect.any(Date) as Date });
  expect(await continueRecalls()).toBe(0);
});

test('three nodes correct everybody once', async () => {
  const { listing, employer } = await makeTeam();
  const { graduate } = await makeApplication(listing);
  await fill(listing, 210);
  const saver = await makeUser('recent graduate');
  await save(listing, saver);
  await recall(listing);
  await continueRecalls();
  await undo(employer);
  await Promise.all([continueRecalls(), continueRecalls(), continueRecalls()]);
  for (const person of [graduate, saver]) expect(await kindsTo(person)).toEqual(['recall', 'recall undone']);
});

test('whoever was not warned before it was undone gets neither mail', async () => {
  const { listing, employer } = await makeTeam();
  const first = await makeApplication(listing);
  await fill(listing, 199);
  const [last, saver] = [await makeApplication(listing), await makeUser('recent graduate')];
  await save(listing, saver);
  await recall(listing);
  const stop = new AbortController();
  const written = vi.spyOn(RecallModel, 'updateOne').mockImplementationOnce((...input) => {
    stop.abort();
    written.mockRestore();
    return RecallModel.updateOne(...input);
  });
  await continueRecalls(stop.signal);
  await undo(employer);
  await continueRecalls();
  expect(await kindsTo(first.graduate)).toEqual(['recall', 'recall undone']);
  for (const person of [last.graduate, saver]) expect(await kindsTo(person)).toEqual([]);
  expect((await ApplicationModel.findById(last.application._id).lean())?.status).toBe('applied');

  const untold = await makeTeam();
  await makeApplication(untold.listing);
  await recall(untold.listing);
  await undo(untold.employer);
  expect(await continueRecalls()).toBe(0);
});

test('a recall that cannot be continued does not stop the ones behind it', async () => {
  const [broken, sound] = [await makeTeam(), await makeTeam()];
  const { graduate } = await makeApplication(sound.listing);
  for (const { listing } of [broken, sound]) {
    await makeApplication(listing);
    await recall(listing);
  }
  const find = ApplicationModel.find.bind(ApplicationModel);
  const spy = vi.spyOn(ApplicationModel, 'find').mockImplementation(((filter: { internshipId?: unknown }) => {
    if (broken.listing._id.equals(String(filter.internshipId))) throw new Error('unreadable');
    return find(filter as never);
  }) as typeof ApplicationModel.find);
  await expect(continueRecalls()).rejects.toThrow('recalling listings: 1 failed');
  expect(await kindsTo(graduate)).toEqual(['recall']);
  spy.mockRestore();
  await continueRecalls();
});

test('what somebody has changed since the recall stays as it is', async () => {
  const { owner, member, employer, listing } = await makeTeam();
  const [moved, gone] = [
    await makeListing({ postedBy: owner._id }),
    await makeListing({ postedBy: owner._id }),
  ];
  const publishAt = inDays(3);
  const later = await makeListing({ postedBy: owner._id, publishAt, hiddenAt: new Date() });
  await recall(listing);
  const administrator = await newAdministrator();
  for (const action of ['activate', 'deactivate'])
    await activateUser(administrator, { id: member.id, fields: { action } });
  const deadline = inDays(77);
  await InternshipModel.updateOne({ _id: moved._id }, { $set: { applicationDeadline: deadline } });
  await InternshipModel.updateOne({ _id: gone._id }, { $set: { deletedAt: new Date() } });
  const refusal = { at: new Date(), comments: 'The documents are of another company.' };
  await EmployerModel.updateOne({ _id: employer }, { $set: { refusal } });
  await undo(employer);
  expect([await isActive(owner), await isActive(member)]).toEqual([true, false]);
  const stored = async ({ _id }: InternshipRecord) => InternshipModel.findById(_id).orFail().lean();
  expect((await stored(moved)).applicationDeadline).toEqual(deadline);
  expect((await stored(gone)).applicationDeadline).not.toEqual(gone.applicationDeadline);
  const { applicationDeadline } = later;
  expect(await stored(later)).toMatchObject({ applicationDeadline, publishAt });
  expect((await stored(listing)).hiddenAt).toEqual(listing.hiddenAt);
  expect(await EmployerModel.findById(employer).lean()).toMatchObject({ refusal, verification: null });
});

test('two recalls of an employer are undone as one, with what it had before the first', async () => {
  const { owner, member, employer, listing } = await makeTeam();
  const second = await makeListing({ postedBy: owner._id });
  const verification = {
    ...{ by: 'domain' as const, domain: 'ziwa.example', at: inDays(-9), until: inDays(9), remindedAt: null },
  };
  await EmployerModel.updateOne({ _id: employer }, { $set: { verification, askedAt: inDays(-1) } });
  await recall(listing);
  const { recalledAt } = await EmployerModel.findById(employer).orFail().lean();
  const fields = { action: 'activate' };
  await activateUser(await newAdministrator(), { id: member.id, fields });
  await recall(second);
  expect((await EmployerModel.findById(employer).lean())?.recalledAt).toEqual(recalledAt);
  expect(await isActive(member)).toBe(false);
  await undo(employer);
  expect(await EmployerModel.findById(employer).lean()).toMatchObject({
    ...{ verification, recalledAt: null, refusal: null, askedAt: expect.any(Date) as Date },
  });
  expect([await isActive(owner), await isActive(member)]).toEqual([true, true]);
  for (const { _id, applicationDeadline } of [listing, second])
    expect(await InternshipModel.findById(_id).lean()).toMatchObject({ applicationDeadline });
  expect(await RecallModel.countDocuments({ employer, undoneAt: null })).toBe(0);
});

test.each([
  [90 * DAY_MS - 1_000, '1 listing has its old deadline again.', 'its old'],
  [90 * DAY_MS, '1 listing stays closed, because it closed more than 90 days ago.', 'the recall’s'],
])('%i ms after a recall, undoing it says “%s”, and the listing has %s deadline', async (ms, says, whose) => {
  const { employer, listing } = await makeTeam();
  await recall(listing);
  const closed = await InternshipModel.findById(listing._id).orFail().lean();
  vi.useFakeTimers({ now: closed.applicationDeadline.getTime() + ms, toFake: ['Date'] });
  try {
    expect(await undo(employer)).toContain(says);
  } finally {
    vi.useRealTimers();
  }
  const { applicationDeadline } = await InternshipModel.findById(listing._id).orFail().lean();
  expect(applicationDeadline).toEqual((whose === 'its old' ? listing : closed).applicationDeadline);
});

test('of a recall that did not keep what it changed, what is known comes back and the rest is named', async () => {
  const { owner, employer, listing } = await makeTeam();
  const { _id } = await makeSubmission({ submittedBy: owner._id });
  await recall(listing);
  await RecallModel.updateOne({ internshipId: listing._id }, { $unset: { before: 1 } });
  // That version recorded the entry a few milliseconds later, so it cannot be matched to the recall.
  await AuditEntryModel.updateMany({ 'target.id': owner._id }, { $set: { at: new Date() } });
  const message = await undo(employer);
  expect(message).toContain(
    '1 submission is waiting for approval again. An earlier version didn’t keep everything',
  );
  expect(message).toContain('Activate its accounts under Users');
  expect(message).toContain('1 listing is still closed. Extend it.');
  expect(await isActive(owner)).toBe(false);
  expect((await SubmissionModel.findById(_id).lean())?.status).toBe('pending');
  expect((await EmployerModel.findById(employer).lean())?.recalledAt).toBeNull();
});

test('a listing whose recall was undone is put back on its report, and may be recalled again', async () => {
  const { employer, listing } = await makeTeam();
  const id = listing._id.toHexString();
  const visitor = { kind: 'visitor', problem: 'none' } as const;
  const administrator = await newAdministrator();
  const decide = async (fields: object) => {
    const report = await ReportModel.findOne({ internshipId: listing._id }).sort({ _id: -1 }).orFail();
    await decideReport(administrator, { id: report._id.toHexString(), fields });
  };
  const hiddenAt = async () => (await InternshipModel.findById(id).orFail().lean()).hiddenAt;
  const { graduate } = await makeApplication(listing);
  await reportListing(visitor, {
    id,
    fields: { reason: 'money' },
    address: '41.90.1.1',
    device: 'a browser',
  });
  await decide({ decision: 'uphold', recall: true });
  await continueRecalls();
  await undo(employer);
  expect(await hiddenAt()).not.toBeNull();
  await decide({ decision: 'dismiss', comments: 'It is not a fraud.' });
  expect(await hiddenAt()).toBeNull();
  await continueRecalls();
  expect(await kindsTo(graduate)).toEqual(['recall', 'recall undone']);
  await reportListing(visitor, { id, fields: { reason: 'fake' }, address: '41.91.1.1', device: 'a browser' });
  await decide({ decision: 'uphold', recall: true });
  await continueRecalls();
  expect(await kindsTo(graduate)).toEqual(['recall', 'recall undone', 'recall']);
  const { applications } = await listOwnApplications(asActor(graduate), {});
  expect(applications[0]?.warning).toHaveLength(3);
});
