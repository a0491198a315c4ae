import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import {
  asActor,
  inDays,
  makeListing,
  makeResume,
  makeUser,
  type TestUser,
} from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { UserModel } from '@/models/user';
import { answerSeveral, moveUnanswered } from './answer-several';
import { closeInternship } from '@/lib/internships/closing/close-internship';
import { endUnanswered } from './end-unanswered';
import { moveApplication } from './move-application';
import { moveApplications } from './move-applications';
import { remindEmployers } from './remind-employers';
import { withdrawApplication } from './withdraw-application';

preparedDatabase();

interface Applied {
  employer: TestUser;
  listing: InternshipRecord;
  graduates: TestUser[];
  ids: string[];
}

/** Applications from new graduates to a listing that closes in `closes` days. */
async function applied(count: number, { closes = 10, byStaff = false } = {}): Promise<Applied> {
  const employer = await makeUser('employer');
  const postedBy = byStaff ? null : employer._id;
  const listing = await makeListing({ postedBy, applicationDeadline: inDays(closes) });
  const graduates: TestUser[] = [];
  for (let number = 0; number < count; number += 1) graduates.push(await makeUser('recent graduate'));
  const at = inDays(Math.min(closes, 0) - 1);
  const made = await Promise.all(
    graduates.map(async (graduate) =>
      ApplicationModel.create({
        internshipId: listing._id,
        userId: graduate._id,
        resumeId: await makeResume(graduate),
        employer: listing.employer,
        status: 'applied',
        history: [{ status: 'applied', at, by: graduate._id }],
        appliedAt: at,
      }),
    ),
  );
  return { employer, listing, graduates, ids: made.map(({ _id }) => _id.toHexString()) };
}

const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('none');
  return one;
};

const stored = (id: string) => ApplicationModel.findById(id).lean<ApplicationRecord>();
const stepsOf = async (id: string) => (await stored(id))?.history.map(({ status }) => status);
const mailsTo = async ({ _id }: TestUser) => {
  const to = (await UserModel.findById(_id).lean())?.email ?? '';
  return MailModel.find({ to }).lean();
};

test('the employer shortlists, invites and offers; each step is dated and told with the message', async () => {
  const { employer, graduates, ids } = await applied(1);
  const [actor, applicationId] = [asActor(employer), first(ids)];
  const move = (value: object) => moveApplication(actor, { applicationId, move: value });
  const at = inDays(3).toISOString();
  expect((await move({ status: 'shortlisted' })).application.status).toBe('shortlisted');
  await move({
    status: 'interview',
    interview: { at, place: 'Moi Avenue 4' },
    message: 'Bring your letter.',
  });
  await move({ status: 'offered' });
  expect(await stepsOf(applicationId)).toEqual(['applied', 'shortlisted', 'interview', 'offered']);
  expect((await stored(applicationId))?.interview).toMatchObject({
    at: new Date(at),
    place: 'Moi Avenue 4',
    link: null,
  });
  const mails = await mailsTo(first(graduates));
  expect(mails.map(({ kind }) => kind)).toEqual([
    'application shortlisted',
    'application interview',
    'application offered',
  ]);
  expect(mails[1]?.text).toContain('Place: Moi Avenue 4');
  expect(mails[1]?.text).toContain('writes:\n\n> Bring your letter.\n\nThe employer’s message ends here.');
});

test('a step that is not in the table is refused, and so is an unknown status', async () => {
  const { employer, ids } = await applied(1);
  const actor = asActor(employer);
  const move = (value: unknown) => moveApplication(actor, { applicationId: first(ids), move: value });
  await expect(move({ status: 'hired' })).rejects.toThrow();
  await expect(move({ status: 'withdrawn' })).rejects.toMatchObject({ status: 409 });
  await expect(move({ status: 'no answer' })).rejects.toMatchObject({ status: 409 });
  await move({ status: 'not selected' });
  await expect(move({ status: 'offered' })).rejects.toMatchObject({ status: 409 });
  expect(await stepsOf(first(ids))).toEqual(['applied', 'not selected']);
});

test('a message that asks for money is refused', async () => {
  const { employer, ids, graduates } = await applied(1);
  const message = 'Pay KES 1,500 registration fee to till 556677 before the interview.';
  const moving = moveApplication(asActor(employer), {
    applicationId: first(ids),
    move: { status: 'shortlisted', message },
  });
  await expect(moving).rejects.toThrow(/Don’t ask applicants for money/);
  expect(await mailsTo(first(graduates))).toEqual([]);
});

test('an interview in the past, and one with another step, are refused', async () => {
  const { employer, ids } = await applied(1);
  const move = (value: unknown) =>
    moveApplication(asActor(employer), { applicationId: first(ids), move: value });
  await expect(
    move({ status: 'interview', interview: { at: inDays(-1).toISOString(), place: 'Nyeri' } }),
  ).rejects.toThrow(/12 months/);
  await expect(
    move({ status: 'offered', interview: { at: inDays(1).toISOString(), place: 'Nyeri' } }),
  ).rejects.toThrow();
});

test('another employer moves nothing', async () => {
  const { ids } = await applied(2);
  const other = asActor(await makeUser('employer'));
  const moving = moveApplication(other, { applicationId: first(ids), move: { status: 'offered' } });
  await expect(moving).rejects.toMatchObject({ status: 404 });
  const { moved, refused } = await moveApplications(other, { ids, status: 'offered' });
  expect(moved).toEqual([]);
  expect(refused.map(({ message }) => message)).toEqual(['Application not found', 'Application not found']);
});

test('a step and its mail are stored together, or neither', async () => {
  const { employer, graduates, ids } = await applied(1);
  const move = () =>
    moveApplication(asActor(employer), { applicationId: first(ids), move: { status: 'offered' } });
  const writes = await breakOffAnywhere(move, async () => {
    expect(await stepsOf(first(ids))).toEqual(['applied']);
    expect(await mailsTo(first(graduates))).toEqual([]);
  });
  expect(writes).toBeGreaterThanOrEqual(3);
  expect(await mailsTo(first(graduates))).toHaveLength(1);
});

test('everybody without an answer is moved by naming the listing, which has to be one’s own', async () => {
  const { employer, listing, graduates, ids } = await applied(3);
  await withdrawApplication(asActor(first(graduates)), { applicationId: first(ids) });
  const internshipId = listing._id.toHexString();
  const move = (by: TestUser) =>
    moveUnanswered(asActor(by), { internshipId, move: { status: 'not selected', message: 'Thank you.' } });
  await expect(move(await makeUser('employer'))).rejects.toMatchObject({ status: 404 });
  const { moved, refused } = await move(employer);
  expect(moved.sort()).toEqual(ids.slice(1).sort());
  expect(refused).toEqual([]);
  expect(await move(employer)).toEqual({ moved: [], refused: [] });
});

test('several are answered: those that are named, or everybody who waits, with the result in words', async () => {
  const { employer, graduates, listing, ids } = await applied(4);
  await withdrawApplication(asActor(first(graduates)), { applicationId: first(ids) });
  const answer = (sent: object) =>
    answerSeveral(asActor(employer), { internshipId: listing._id.toHexString(), answer: sent });
  await expect(answer({ ids: [], status: 'shortlisted' })).rejects.toMatchObject({ name: 'ZodError' });
  expect(await answer({ ids: ids.slice(0, 2), status: 'shortlisted' })).toMatchObject({
    message:
      '1 applicant updated. 1 applicant not updated: This application has ended: withdrawn. You can’t change it any more.',
    moved: [ids[1]],
  });
  const another = await makeListing({ postedBy: employer._id });
  const beside = { internshipId: another._id.toHexString(), answer: { ids, status: 'offered' } };
  expect(await answerSeveral(asActor(employer), beside)).toMatchObject({ moved: [] });
  const { message, moved } = await answer({ status: 'not selected' });
  expect(message).toBe('3 applicants updated.');
  expect(moved.sort()).toEqual(ids.slice(1).sort());
});

test('many are moved at once; those that have ended are named', async () => {
  const { employer, graduates, ids } = await applied(4);
  await withdrawApplication(asActor(first(graduates)), { applicationId: ids[0] });
  const answer = await moveApplications(asActor(employer), {
    ids: [...ids, new Types.ObjectId().toHexString()],
    status: 'not selected',
    message: 'Thank you.',
  });
  expect(answer.moved.sort()).toEqual(ids.slice(1).sort());
  expect(answer.refused.map(({ message }) => message)).toEqual([
    'This application has ended: withdrawn. You can’t change it any more.',
    'Application not found',
  ]);
  for (const graduate of graduates.slice(1)) expect(await mailsTo(graduate)).toHaveLength(1);
  expect(await mailsTo(first(graduates))).toEqual([]);
});

test('of two who move the same applicants at once, each applicant gets one answer', async () => {
  const { employer, graduates, ids } = await applied(5);
  const actor = asActor(employer);
  const [one, other] = await Promise.all([
    moveApplications(actor, { ids, status: 'offered' }),
    moveApplications(actor, { ids, status: 'not selected' }),
  ]);
  expect(one.moved.length + other.moved.length).toBe(5);
  for (const [at, graduate] of graduates.entries()) {
    expect(await mailsTo(graduate)).toHaveLength(1);
    expect(await stepsOf(ids[at] ?? '')).toHaveLength(2);
  }
});

test('an applicant withdraws their own application, once', async () => {
  const { graduates, ids } = await applied(2);
  const withdraw = (at: number) => withdrawApplication(asActor(first(graduates)), { applicationId: ids[at] });
  expect((await withdraw(0)).application.status).toBe('withdrawn');
  await expect(withdraw(0)).rejects.toMatchObject({ status: 409 });
  await expect(withdraw(1)).rejects.toMatchObject({ status: 404 });
});

test('a filled internship closes, and everybody without an answer is told', async () => {
  const { employer, listing, graduates, ids } = await applied(3);
  const actor = asActor(employer);
  await moveApplication(actor, { applicationId: ids[0], move: { status: 'offered' } });
  const close = () => closeInternship(actor, { id: listing._id.toHexString(), fields: { reason: 'filled' } });
  const { internship, ended } = await close();
  expect([internship.status, ended]).toEqual(['Closed', 2]);
  expect(await stepsOf(ids[1] ?? '')).toEqual(['applied', 'not selected']);
  expect((await mailsTo(first(graduates.slice(1))))[0]?.text).toContain('\nReason: position filled.\n');
  expect(await close()).toMatchObject({ ended: 0, isChanged: false });
  const other = asActor(await makeUser('employer'));
  const closing = closeInternship(other, { id: listing._id.toHexString(), fields: { reason: 'filled' } });
  await expect(closing).rejects.toMatchObject({ status: 404 });
});

test('an internship with enough applications closes, and its applicants still wait', async () => {
  const { employer, listing, ids } = await applied(1);
  await closeInternship(asActor(employer), {
    id: listing._id.toHexString(),
    fields: { reason: 'enough applications' },
  });
  expect(await stepsOf(first(ids))).toEqual(['applied']);
  expect(
    (await InternshipModel.findById(listing._id).lean())?.applicationDeadline.getTime(),
  ).toBeLessThanOrEqual(Date.now());
});

const DAY_MS = 24 * 60 * 60_000;
const after = ({ applicationDeadline }: InternshipRecord, days: number, ms = 0): Date =>
  new Date(applicationDeadline.getTime() + days * DAY_MS + ms);

test('on day 15 to the second, what nobody answered ends, once on any number of nodes', async () => {
  const { listing, employer, graduates, ids } = await applied(3, { closes: 1 });
  await moveApplication(asActor(employer), { applicationId: ids[0], move: { status: 'not selected' } });
  await endUnanswered(after(listing, 15, -1));
  expect(await stepsOf(ids[1] ?? '')).toEqual(['applied']);
  await Promise.all([1, 2, 3].map(() => endUnanswered(after(listing, 15))));
  expect(await stepsOf(ids[0] ?? '')).toEqual(['applied', 'not selected']);
  for (const at of [1, 2]) {
    expect(await stepsOf(ids[at] ?? '')).toEqual(['applied', 'no answer']);
    const [mail, ...others] = await mailsTo(first(graduates.slice(at)));
    expect([mail?.kind, others]).toEqual(['application no answer', []]);
  }
});

test('more than one batch ends too', async () => {
  const { listing } = await applied(1, { closes: 1 });
  const at = inDays(-1);
  await ApplicationModel.insertMany(
    Array.from({ length: 450 }, () => ({
      internshipId: listing._id,
      userId: new Types.ObjectId(),
      resumeId: new Types.ObjectId(),
      employer: listing.employer,
      status: 'applied' as const,
      history: [{ status: 'applied' as const, at, by: null }],
      appliedAt: at,
    })),
  );
  expect(await endUnanswered(after(listing, 15))).toBe(451);
  expect(await ApplicationModel.countDocuments({ internshipId: listing._id, status: 'no answer' })).toBe(451);
  expect(await endUnanswered(after(listing, 16))).toBe(0);
});

test('applications to listings without an employer’s account end as handled outside', async () => {
  const { listing, graduates, ids } = await applied(1, { closes: 1, byStaff: true });
  await endUnanswered(after(listing, 15));
  expect(await stepsOf(first(ids))).toEqual(['applied', 'handled outside']);
  expect((await mailsTo(first(graduates)))[0]?.text).toContain('answers applications for');
});

test('what should have ended long ago ends without a mail', async () => {
  const { listing, graduates, ids } = await applied(1, { closes: 1 });
  await endUnanswered(after(listing, 31));
  expect(await stepsOf(first(ids))).toEqual(['applied', 'no answer']);
  expect(await mailsTo(first(graduates))).toEqual([]);
});

test('employers are reminded on day 3 and day 10, once each, unless everybody has an answer', async () => {
  const { listing, employer } = await applied(2, { closes: 1 });
  const answered = await applied(1, { closes: 1 });
  await moveApplication(asActor(answered.employer), {
    applicationId: first(answered.ids),
    move: { status: 'offered' },
  });
  const reminded = async (days: number, ms = 0) => {
    await Promise.all([remindEmployers(after(listing, days, ms)), remindEmployers(after(listing, days, ms))]);
    return (await mailsTo(employer)).map(({ subject }) => subject);
  };
  const subject = `2 applicants are waiting for your answer: ${listing.title}`;
  expect(await reminded(3, -1)).toEqual([]);
  expect(await reminded(3)).toEqual([subject]);
  expect(await reminded(9)).toEqual([subject]);
  expect(await reminded(10)).toEqual([subject, subject]);
  expect(await reminded(14)).toEqual([subject, subject]);
  expect(await mailsTo(answered.employer)).toEqual([]);
});
