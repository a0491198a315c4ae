import { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import {
  asActor,
  inDays,
  makeListing,
  makeResume,
  makeUser,
  type TestUser,
} from '@/dev/testing/data/fixtures';
import { makeApplication } from '@/dev/testing/data/applications';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import type { Actor } from '@/lib/platform/auth/actor';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { createEmployer } from '@/lib/employers/records/create-employer';
import { verification } from '@/lib/employers/verification/verification';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { MarkModel } from '@/models/mark';
import { RecallModel } from '@/models/recall';
import { ReportModel } from '@/models/report';
import { SavedModel } from '@/models/saved';
import { UserModel } from '@/models/user';
import { listOwnApplications } from '@/lib/applications/tracking/list-own';
import { membership } from '@/lib/employers/members/membership';
import { continueRecalls } from './continue-recalls';
import { decideReport } from './decide-report';
import { listReports } from './list-reports';
import { reportListing } from './report-listing';

preparedDatabase();
beforeEach(() => MarkModel.deleteOne({ _id: 'hiding' }));

const VISITOR: Actor = { kind: 'visitor', problem: 'none' };
let networks = 0;
const newAddress = (): string => {
  networks += 1;
  return `41.90.${networks}.7`;
};

const report = (
  listing: InternshipRecord,
  { actor = VISITOR, address = newAddress(), ...fields }: { actor?: Actor; address?: string } & object = {},
) =>
  reportListing(actor, {
    id: listing._id.toHexString(),
    fields: { reason: 'money', ...fields },
    ...{ address, device: `browser at ${address}` },
  });

/** An account that is two days old. */
const member = async (): Promise<Actor> =>
  asActor(await makeUser('recent graduate', { createdAt: inDays(-2) }));

const isHidden = async ({ _id }: InternshipRecord): Promise<boolean> =>
  ((await InternshipModel.findById(_id).lean())?.hiddenAt ?? null) !== null;
const reportsOf = ({ _id }: InternshipRecord) => ReportModel.find({ internshipId: _id }).lean();
const emailOf = async ({ _id }: TestUser): Promise<string> =>
  (await UserModel.findById(_id).lean())?.email ?? '';
const kindsTo = async (user: TestUser) =>
  (await MailModel.find({ to: await emailOf(user) }).lean()).map(({ kind }) => kind);

async function apply(listing: InternshipRecord, graduate: TestUser): Promise<void> {
  await ApplicationModel.create({
    internshipId: listing._id,
    userId: graduate._id,
    resumeId: await makeResume(graduate),
    employer: listing.employer,
    postedBy: listing.postedBy,
    status: 'applied',
    history: [{ status: 'applied', at: new Date(), by: graduate._id }],
    appliedAt: new Date(),
  });
}

async function employersListing(): Promise<{ employer: TestUser; listing: InternshipRecord }> {
  const employer = await makeUser('employer');
  return { employer, listing: await makeListing({ postedBy: employer._id }) };
}

async function decide(listing: InternshipRecord, fields: object, by?: TestUser) {
  const staff = asActor(by ?? (await makeUser('administrator')));
  const [one] = await reportsOf(listing);
  return decideReport(staff, { id: one?._id.toHexString(), fields });
}

test('fifty reports of one person at once are stored, and count once', async () => {
  const { listing } = await employersListing();
  const address = newAddress();
  await Promise.all(Array.from({ length: 50 }, () => report(listing, { address })));
  const reports = await reportsOf(listing);
  expect(reports).toHaveLength(50);
  expect(reports.filter(({ counts }) => counts)).toHaveLength(1);
});

test('the third independent reporter hides the listing, also where all come at once; the employer is told', async () => {
  const { employer, listing } = await employersListing();
  await Promise.all([report(listing), report(listing), report(listing, { actor: await member() })]);
  expect(await isHidden(listing)).toBe(true);
  expect(await kindsTo(employer)).toEqual(['listing hidden']);
});

test('nothing is hidden by two, nor by three without an account older than a day', async () => {
  const { listing } = await employersListing();
  const { graduate } = await makeApplication(listing);
  await report(listing, { actor: asActor(graduate) });
  await report(listing);
  expect(await isHidden(listing)).toBe(false);
  const { listing: other } = await employersListing();
  const young = await makeUser('recent graduate', { createdAt: inDays(-0.9) });
  for (const actor of [VISITOR, asActor(young), VISITOR, VISITOR]) await report(other, { actor });
  expect(await isHidden(other)).toBe(false);
});

test('at ten listings in an hour, staff are told by mail, once, of each that stays', async () => {
  await ReportModel.collection.deleteMany({});
  const { listing } = await employersListing();
  const now = new Date();
  const $set = { at: now, doneAt: null, times: Array<Date>(10).fill(now) };
  await MarkModel.updateOne({ _id: 'hiding' }, { $set }, { upsert: true });
  await report(listing, { actor: await member() });
  for (let more = 0; more < 4; more += 1) await report(listing);
  expect(await isHidden(listing)).toBe(false);
  expect(await MailModel.countDocuments({ kind: 'listing reported' })).toBe(1);
  const [first] = (await listReports(asActor(await makeUser('editor')), {})).reports;
  expect(first).toMatchObject({ urgent: true, internship: { _id: listing._id.toHexString() } });
});

test('what a bot fills in is dropped, and looks sent', async () => {
  const { listing } = await employersListing();
  await expect(report(listing, { website: 'x' } as object)).resolves.toMatchObject({
    message: expect.stringContaining('Thank you'),
  });
  expect(await reportsOf(listing)).toEqual([]);
});

test('a report is stored with what it hides and tells, or not at all', async () => {
  const { employer, listing } = await employersListing();
  await report(listing);
  await report(listing);
  const actor = await member();
  const writes = await breakOffAnywhere(
    () => report(listing, { actor }),
    async () => {
      expect(await reportsOf(listing)).toHaveLength(2);
      expect(await isHidden(listing)).toBe(false);
      expect(await kindsTo(employer)).toEqual([]);
    },
  );
  expect(writes).toBeGreaterThanOrEqual(5);
  expect(await isHidden(listing)).toBe(true);
});

test('dismissing shows the listing again and answers whoever asked to hear', async () => {
  const { employer, listing } = await employersListing();
  const email = 'reporter@test.example';
  await report(listing, { email } as object);
  await report(listing);
  await report(listing, { actor: await member() });
  expect(await isHidden(listing)).toBe(true);
  await decide(listing, { decision: 'dismiss' }, await makeUser('editor'));
  expect(await isHidden(listing)).toBe(false);
  expect((await reportsOf(listing)).map(({ state }) => state)).toEqual([
    'dismissed',
    'dismissed',
    'dismissed',
  ]);
  expect(await kindsTo(employer)).toEqual(['listing hidden', 'reports decided']);
  expect(await MailModel.countDocuments({ to: email, kind: 'report decided' })).toBe(1);
  expect(
    await AuditEntryModel.countDocuments({ 'target.id': listing._id, action: 'reports dismissed' }),
  ).toBe(1);
  await expect(decide(listing, { decision: 'uphold' })).rejects.toMatchObject({ status: 409 });
});

test('upholding hides the listing for good; asking needs a question', async () => {
  const { employer, listing } = await employersListing();
  await report(listing);
  await expect(decide(listing, { decision: 'ask' })).rejects.toThrow(/question/);
  await decide(listing, { decision: 'ask', comments: 'Do you take a fee?' });
  expect(await isHidden(listing)).toBe(false);
  await decide(listing, { decision: 'uphold', comments: 'You take a fee.' });
  expect(await isHidden(listing)).toBe(true);
  expect(await kindsTo(employer)).toEqual(['employer asked', 'reports decided']);
});

test('only administrators recall', async () => {
  const { listing } = await employersListing();
  await report(listing);
  const recalling = decide(listing, { decision: 'uphold', recall: true }, await makeUser('editor'));
  await expect(recalling).rejects.toMatchObject({ status: 403 });
  await expect(decide(listing, { decision: 'dismiss', recall: true })).rejects.toThrow(/only if you uphold/);
  expect(await isHidden(listing)).toBe(false);
});

test('a listing that was taken down by mistake is put back with a reason, one that was recalled is not', async () => {
  const { employer, listing } = await employersListing();
  await report(listing);
  await decide(listing, { decision: 'uphold' });
  expect(await isHidden(listing)).toBe(true);
  await expect(decide(listing, { decision: 'dismiss' })).rejects.toMatchObject({ status: 422 });
  await decide(listing, { decision: 'dismiss', comments: 'The fee was for lunch.' });
  expect(await isHidden(listing)).toBe(false);
  expect((await reportsOf(listing)).map(({ state }) => state)).toEqual(['dismissed']);
  expect(await kindsTo(employer)).toEqual(['reports decided', 'reports decided']);
  const entry = await AuditEntryModel.findOne({ 'target.id': listing._id }).sort({ at: -1 }).lean();
  expect(entry).toMatchObject({
    action: 'reports dismissed',
    before: { hidden: true },
    after: { hidden: false, comments: 'The fee was for lunch.' },
  });
  const { listing: fraud } = await employersListing();
  await report(fraud);
  await decide(fraud, { decision: 'uphold', recall: true });
  await expect(decide(fraud, { decision: 'dismiss', comments: 'No.' })).rejects.toMatchObject({
    status: 409,
  });
  expect(await isHidden(fraud)).toBe(true);
});

test('a recall locks the employer, closes the other listings and warns everybody who applied or saved it, each once', async () => {
  const { employer, listing } = await employersListing();
  const other = await makeListing({ postedBy: employer._id, applicationDeadline: inDays(20) });
  const graduates = [await makeUser('recent graduate'), await makeUser('recent graduate')];
  for (const graduate of graduates) await apply(listing, graduate);
  const saver = await makeUser('recent graduate');
  const saved = { internshipId: listing._id, remindAt: null, savedAt: new Date() };
  await SavedModel.insertMany([
    { ...saved, userId: saver._id },
    ...graduates.map((graduate) => ({ ...saved, userId: graduate._id })),
    ...Array.from({ length: 250 }, () => ({ ...saved, userId: new Types.ObjectId() })),
  ]);
  await ApplicationModel.insertMany(
    Array.from({ length: 450 }, () => ({
      internshipId: listing._id,
      userId: new Types.ObjectId(),
      resumeId: new Types.ObjectId(),
      employer: listing.employer,
      status: 'applied',
      history: [{ status: 'applied', at: new Date(), by: null }],
      appliedAt: new Date(),
    })),
  );
  await report(listing);
  await createEmployer({ name: 'Quick Cash Works', kind: 'company' }, employer._id, new Date());
  const proved = verification({ by: 'documents', domain: null }, new Date());
  await EmployerModel.updateOne({ 'members.userId': employer._id }, { $set: { verification: proved } });
  await decide(listing, { decision: 'uphold', recall: true });
  expect(await EmployerModel.findOne({ 'members.userId': employer._id }).lean()).toMatchObject({
    verification: null,
    refusal: { comments: 'One of its listings was a fraud.' },
  });
  expect((await UserModel.findById(employer._id).lean())?.isActive).toBe(false);
  expect(
    (await InternshipModel.findById(other._id).lean())?.applicationDeadline.getTime(),
  ).toBeLessThanOrEqual(Date.now());
  await Promise.all([continueRecalls(), continueRecalls(), continueRecalls()]);
  for (const graduate of [...graduates, saver]) expect(await kindsTo(graduate)).toEqual(['recall']);
  expect(await RecallModel.findOne({ internshipId: listing._id }).lean()).toMatchObject({
    count: 452,
    doneAt: expect.any(Date) as Date,
  });
  expect(await ApplicationModel.countDocuments({ internshipId: listing._id, status: 'no answer' })).toBe(452);
  expect(await continueRecalls()).toBe(0);
});

test('the queue has the worst first, then the oldest', async () => {
  await ReportModel.deleteMany({ state: { $exists: true } });
  const { listing } = await employersListing();
  await report(listing, { reason: 'closed' } as object);
  await report(listing, { reason: 'other' } as object);
  const { listing: second } = await employersListing();
  await report(second, { reason: 'money' } as object);
  const { reports } = await listReports(asActor(await makeUser('editor')), {});
  expect(reports.map(({ reason }) => reason)).toEqual(['money', 'closed', 'other']);
});

const mailTo = async (user: TestUser): Promise<string> => {
  const { email } = await UserModel.findById(user._id).orFail().lean();
  return (await MailModel.findOne({ to: email }).lean())?.text ?? '';
};

describe('whoever applied to a listing that is taken down', () => {
  async function takenDown(reason: string, fields: object = {}) {
    const { employer, listing } = await employersListing();
    const [graduate, saver] = [await makeUser('recent graduate'), await makeUser('recent graduate')];
    await apply(listing, graduate);
    await SavedModel.create({
      ...{ userId: saver._id, internshipId: listing._id, remindAt: null, savedAt: new Date() },
    });
    await report(listing, { reason } as object);
    await decide(listing, { decision: 'uphold', ...fields });
    await continueRecalls();
    const { applications } = await listOwnApplications(asActor(graduate), {});
    return { employer, listing, graduate, saver, application: applications[0] ?? expect.fail('none') };
  }

  test.each([
    ['money', 'it asked for money'],
    ['fake', 'it was fake'],
  ])('for %s is warned by mail and on the application, and the employer goes on', async (reason, found) => {
    const { employer, graduate, saver, application } = await takenDown(reason);
    for (const user of [graduate, saver]) {
      expect(await kindsTo(user)).toEqual(['recall']);
      expect(await mailTo(user)).toContain(`We have taken this listing down: ${found}.`);
      expect(await mailTo(user)).toContain('call your mobile-money provider at once');
    }
    expect(application).toMatchObject({
      status: 'no answer',
      nextStep: 'Don’t pay anything or send any documents. Look for other internships.',
    });
    expect(application.warning?.[0]).toMatch(
      /^We have taken this listing down: .+ Don’t send anyone documents/,
    );
    expect(application.warning).toHaveLength(3);
    expect((await UserModel.findById(employer._id).lean())?.isActive).toBe(true);
    expect(await membership(employer.id)).not.toBeNull();
  });

  test('for another reason is told where the decision says so', async () => {
    const quiet = await takenDown('different');
    expect(await kindsTo(quiet.graduate)).toEqual([]);
    expect(quiet.application).toMatchObject({ status: 'applied', warning: null });
    const told = await takenDown('different', { warn: true });
    expect(await mailTo(told.graduate)).toContain('the work was not as described');
    expect(await mailTo(told.graduate)).not.toContain('mobile-money');
    expect(told.application.warning).toHaveLength(1);
    const { listing } = await employersListing();
    await report(listing);
    await expect(decide(listing, { decision: 'dismiss', warn: true })).rejects.toMatchObject({
      name: 'ZodError',
    });
  });

  test('is no longer warned where the listing was taken down by mistake', async () => {
    const { listing, graduate } = await takenDown('money');
    await decide(listing, { decision: 'dismiss', comments: 'It was a fee of the school.' });
    expect(await isHidden(listing)).toBe(false);
    const { applications } = await listOwnApplications(asActor(graduate), {});
    expect(applications).toMatchObject([{ warning: null }]);
  });
});

test('a recall of the only listing, which has closed, is one like any other', async () => {
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id, applicationDeadline: inDays(-1) });
  await report(listing);
  await decide(listing, { decision: 'uphold', recall: true });
  expect(await membership(employer.id)).toBeNull();
});
