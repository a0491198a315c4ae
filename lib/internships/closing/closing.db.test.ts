import type { Types } from 'mongoose';
import { afterEach, expect, test, vi } from 'vitest';
import { runsAll } from '@/dev/test-run/only-in-all';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { makeApplication } from '@/dev/testing/data/applications';
import { asActor, inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { moveApplication } from '@/lib/applications/status/move-application';
import type { Actor } from '@/lib/platform/auth/actor';
import { claimNext } from '@/lib/platform/mail/claims';
import { readQueueState } from '@/lib/platform/mail/queue-state';
import { retryUnsent } from '@/lib/platform/mail/unsent';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { closeInternship } from './close-internship';
import { closeInternships } from './close-internships';
import { extendInternship } from './extend-internship';
import { readClosing } from './read-closing';
import { undoClosing } from './undo-closing';

preparedDatabase();
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;
const ROUNDS = runsAll() ? 100 : 21;

interface World {
  actor: Actor;
  listing: InternshipRecord;
  id: string;
  /** An applicant without an answer, then one with an interview. */
  applicants: TestUser[];
  applications: Types.ObjectId[];
}

async function world({ closes = 10 } = {}): Promise<World> {
  await MailModel.deleteMany();
  const employer = await makeUser('employer');
  const listing = await makeListing({ postedBy: employer._id, applicationDeadline: inDays(closes) });
  const made = [await makeApplication(listing), await makeApplication(listing)];
  const actor = asActor(employer);
  const applications = made.map(({ application }) => application._id);
  await moveApplication(actor, {
    applicationId: applications[1]?.toHexString(),
    move: { status: 'interview', interview: { at: inDays(3).toISOString(), place: 'Moi Avenue 1' } },
  });
  await MailModel.deleteMany();
  const applicants = made.map(({ graduate }) => graduate);
  return { actor, listing, id: listing._id.toHexString(), applicants, applications };
}

const close = ({ actor, id }: World, fields: object = { reason: 'filled' }) =>
  closeInternship(actor, { id, fields });
const undo = ({ actor, id }: World) => undoClosing(actor, { id });
const statuses = async ({ applications }: World) => {
  const found = await ApplicationModel.find({ _id: { $in: applications } })
    .sort({ _id: 1 })
    .lean();
  return found.map(({ status, history }) => `${status} after ${history.length}`);
};
const deadlineOf = async ({ id }: World) =>
  (await InternshipModel.findById(id).orFail().lean()).applicationDeadline.getTime();
const later = (minutes: number) => {
  const at = new Date(Date.now() + minutes * MINUTE_MS);
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  return at;
};

test('an applicant with an interview keeps it, unless the employer says otherwise', async () => {
  const made = await world();
  expect(await readClosing(made.actor, { id: made.id })).toEqual({
    unanswered: 1,
    undecided: 1,
    interviews: 1,
    offers: 0,
    closed: null,
  });
  expect(await close(made)).toMatchObject({
    ended: 1,
    interviews: 1,
    message:
      'The internship has closed. We’ll e-mail 1 applicant in 10 minutes. Until then, you can undo this. ' +
      '1 applicant with an interview still needs your answer.',
  });
  expect(await statuses(made)).toEqual(['not selected after 2', 'interview after 2']);
  expect(await close(made)).toMatchObject({
    isChanged: false,
    message: 'This listing is already closed. 1 applicant with an interview still needs your answer.',
  });
  expect(await close(made, { reason: 'filled', includeInterviews: true })).toMatchObject({ ended: 1 });
  expect(await statuses(made)).toEqual(['not selected after 2', 'not selected after 3']);
  expect(await close(made)).toMatchObject({
    message: 'This listing is already closed, and no one is waiting for an answer.',
  });
});

test('the e-mails wait until the closing can no longer be undone', async () => {
  const made = await world();
  await close(made);
  const [mail, ...others] = await MailModel.find().lean();
  expect([mail?.kind, others]).toEqual(['application not selected', []]);
  expect(await retryUnsent()).toBe(0);
  await expect(retryUnsent(mail?._id.toHexString())).rejects.toMatchObject({ code: 'conflict' });
  expect(await claimNext(new Set(), later(10))).toBeNull();
  expect(await readQueueState(new Date())).toMatchObject({ waiting: 1, oldestSeconds: 0 });
  await expect(undo(made)).rejects.toMatchObject({ code: 'conflict' });
  expect((await claimNext(new Set(), later(1)))?._id).toEqual(mail?._id);
  expect((await readQueueState(new Date())).oldestSeconds).toBeGreaterThan(600);
});

test('undoing a closing restores the deadline and each status, and deletes the e-mails', async () => {
  const made = await world();
  await close(made, { reason: 'cancelled', includeInterviews: true });
  expect((await readClosing(made.actor, { id: made.id })).closed).toMatchObject({ turnedDown: 2 });
  const stranger = asActor(await makeUser('employer'));
  await expect(undoClosing(stranger, { id: made.id })).rejects.toMatchObject({ code: 'notFound' });
  expect(await undo(made)).toMatchObject({
    restored: 2,
    message: 'The internship is open again. 2 applicants can be answered again. We sent no e-mail.',
    internship: { status: 'Open' },
  });
  expect(await statuses(made)).toEqual(['applied after 1', 'interview after 2']);
  expect(await deadlineOf(made)).toBe(made.listing.applicationDeadline.getTime());
  expect(await MailModel.countDocuments()).toBe(0);
  await expect(undo(made)).rejects.toMatchObject({ code: 'conflict' });
});

test('two closings within ten minutes are undone together', async () => {
  const made = await world();
  await close(made, { reason: 'enough applications' });
  later(9);
  await close(made, { reason: 'filled', includeInterviews: true });
  later(5);
  expect(await undo(made)).toMatchObject({ restored: 2 });
  expect(await statuses(made)).toEqual(['applied after 1', 'interview after 2']);
});

test('a later deadline stays, and so does the end of a listing that was closed before', async () => {
  const extended = await world();
  await close(extended);
  const applicationDeadline = inDays(20).toISOString();
  await extendInternship(extended.actor, { id: extended.id, fields: { applicationDeadline } });
  expect((await readClosing(extended.actor, { id: extended.id })).closed).toMatchObject({ turnedDown: 1 });
  expect(await undo(extended)).toMatchObject({ restored: 1 });
  expect(await deadlineOf(extended)).toBe(Date.parse(applicationDeadline));

  await close(extended, { reason: 'enough applications' });
  const evenLater = { applicationDeadline: inDays(30).toISOString() };
  await extendInternship(extended.actor, { id: extended.id, fields: evenLater });
  expect((await readClosing(extended.actor, { id: extended.id })).closed).toBeNull();

  await undo(extended);
  expect(await deadlineOf(extended)).toBe(Date.parse(evenLater.applicationDeadline));
  await close(extended, { reason: 'enough applications' });
  await undo(extended);
  expect(await deadlineOf(extended)).toBe(Date.parse(evenLater.applicationDeadline));

  const over = await world({ closes: -1 });
  await close(over);
  expect(await undo(over)).toMatchObject({
    internship: { status: 'Closed' },
    message:
      'The deadline has passed, so the internship stays closed. 1 applicant can be answered again. We sent no e-mail.',
  });
  expect(await deadlineOf(over)).toBe(over.listing.applicationDeadline.getTime());
});

test('an undo that breaks off anywhere changes nothing, and can be repeated', async () => {
  const made = await world();
  await close(made, { reason: 'filled', includeInterviews: true });
  await breakOffAnywhere(
    () => undo(made),
    async () => {
      expect(await statuses(made)).toEqual(['not selected after 2', 'not selected after 3']);
      expect(await MailModel.countDocuments()).toBe(2);
    },
  );
  expect(await statuses(made)).toEqual(['applied after 1', 'interview after 2']);
});

test('several listings close alike, and say who still needs an answer', async () => {
  const made = await world();
  const { message, interviews } = await closeInternships(made.actor, { ids: [made.id], reason: 'filled' });
  expect(message).toBe(
    '1 internship closed. We’ll e-mail 1 applicant in 10 minutes. Until then, you can undo this. ' +
      '1 applicant with an interview still needs your answer.',
  );
  expect(interviews).toBe(1);
});

test(`no applicant with an interview gets a wrong answer in ${ROUNDS} closings`, async () => {
  const made = await world();
  const [, invited] = made.applications;
  for (let round = 0; round < ROUNDS; round += 1) {
    const reason = ['filled', 'cancelled', 'enough applications'][round % 3];
    await close(made, { reason, includeInterviews: round % 7 === 3 });
    if (round % 7 !== 3) expect(await MailModel.countDocuments({ heldFor: invited })).toBe(0);
    await undo(made);
    expect(await statuses(made)).toEqual(['applied after 1', 'interview after 2']);
    expect(await MailModel.countDocuments()).toBe(0);
  }
});
