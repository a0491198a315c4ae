import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { deleteUserAccount } from '@/lib/identity/users/delete-user-account';
import { approveSubmission } from './approve';
import { finishInterruptedApprovals } from './finish-approvals';
import { listSubmissions } from './list-submissions';
import { rejectSubmission } from './reject';

preparedDatabase();

const INDUSTRY = 10;
const CRASH = new Error('the process died here');
let administrator: TestUser, employer: TestUser, submissionId: Types.ObjectId;

beforeEach(async () => {
  [administrator, employer] = [await makeUser('administrator'), await makeUser('employer')];
  submissionId = (await makeSubmission({ submittedBy: employer._id }))._id;
});
afterEach(() => vi.restoreAllMocks());

const approve = (by = administrator) =>
  approveSubmission(asActor(by), {
    id: submissionId.toHexString(),
    fields: { industryId: INDUSTRY, descriptionParagraph: 'Cows.' },
  });
const isWaiting = async () => {
  const { submissions } = await listSubmissions(asActor(administrator), { page: 1 });
  return submissions.some(({ _id }) => _id === submissionId.toHexString());
};
const listings = () => InternshipModel.find({ 'submissionRef.submissionId': submissionId }).lean();
const approvedMails = async () => {
  const user = await UserModel.findById(employer._id).lean();
  return MailModel.countDocuments({ to: user?.email });
};
const notes = () => AuditEntryModel.find({ 'target.id': submissionId }).lean();
/** Expects one audit entry, by the person who published the listing. */
const expectNotedOnce = async (by: TestUser) => {
  const [listing] = await listings();
  expect(await notes()).toMatchObject([
    {
      actorId: by._id,
      actorName: expect.stringMatching(/^Test Person \(.+\)$/) as string,
      actorRole: 'administrator',
      action: 'submission approved',
      target: { kind: 'submission' },
      before: { status: 'pending' },
      after: { status: 'approved', internshipId: listing?._id.toHexString(), industryId: INDUSTRY },
    },
  ]);
};

/** Stored traces of the decision: all are there after an approval, none before it. */
const traces = async () => ({
  waiting: await isWaiting(),
  listings: (await listings()).length,
  mails: await approvedMails(),
  notes: (await notes()).length,
});

test('an approval whose process dies anywhere has changed nothing, and asking again approves it', async () => {
  const writes = await breakOffAnywhere(approve, async () =>
    expect(await traces()).toEqual({ waiting: true, listings: 0, mails: 0, notes: 0 }),
  );
  expect(writes).toBeGreaterThanOrEqual(5);
  expect(await traces()).toEqual({ waiting: false, listings: 1, mails: 1, notes: 1 });
  await expectNotedOnce(administrator);
});

test('a rejection whose process dies anywhere has changed nothing, and asking again rejects it', async () => {
  const rejection = { id: submissionId.toHexString(), fields: { comments: 'Too short' } };
  const writes = await breakOffAnywhere(
    () => rejectSubmission(asActor(administrator), rejection),
    async () => expect(await traces()).toEqual({ waiting: true, listings: 0, mails: 0, notes: 0 }),
  );
  expect(writes).toBeGreaterThanOrEqual(4);
  expect(await traces()).toEqual({ waiting: false, listings: 0, mails: 1, notes: 1 });
});

test('an approval or a rejection that cannot be noted is not made', async () => {
  vi.spyOn(AuditEntryModel, 'create').mockRejectedValue(CRASH);
  const rejection = { id: submissionId.toHexString(), fields: { comments: 'Too short' } };
  await expect(approve()).rejects.toBe(CRASH);
  await expect(rejectSubmission(asActor(administrator), rejection)).rejects.toBe(CRASH);
  expect(await traces()).toEqual({ waiting: true, listings: 0, mails: 0, notes: 0 });
});

describe('an approval of an earlier version', () => {
  /**
   * Sets up the state left by an earlier version, which claimed the submission with the listing's id, then wrote the listing, the
   * entry and the status separately.
   */
  async function leave({ listing }: { listing: boolean }): Promise<Types.ObjectId> {
    const internshipId = new Types.ObjectId();
    const decision = { by: administrator._id, at: new Date(), comments: null, industryId: 1, internshipId };
    await SubmissionModel.updateOne({ _id: submissionId }, { $set: { decision } });
    const submissionRef = { submissionId, status: 'approved' as const };
    const origin = { createdBy: administrator._id, postedBy: employer._id, submissionRef };
    if (listing) await makeListing({ _id: internshipId, industryId: INDUSTRY, ...origin });
    return internshipId;
  }

  test('that broke off after the listing is finished and noted once, however many do', async () => {
    const internshipId = await leave({ listing: true });
    await Promise.all([finishInterruptedApprovals(), finishInterruptedApprovals()]);
    await finishInterruptedApprovals();
    await expectNotedOnce(administrator);
    expect(await isWaiting()).toBe(false);
    expect(await SubmissionModel.findById(submissionId).lean()).toMatchObject({
      status: 'approved',
      decision: { by: administrator._id, industryId: INDUSTRY, internshipId },
    });
    await expect(approve(await makeUser('administrator'))).rejects.toMatchObject({
      status: 409,
      message: 'This submission has already been approved by Test Person. Nothing was changed.',
    });
  });

  test('that was noted is not noted again', async () => {
    const internshipId = await leave({ listing: true });
    const actor = { actorId: administrator._id, actorName: 'Test Person', actorRole: 'administrator' };
    const target = { kind: 'submission', id: submissionId, label: 'It' };
    const entry = { _id: internshipId, ...actor, action: 'submission approved', target, at: new Date() };
    await AuditEntryModel.create(entry);
    await finishInterruptedApprovals();
    expect(await isWaiting()).toBe(false);
    expect(await notes()).toHaveLength(1);
  });

  test('is noted although whoever approved it is gone', async () => {
    await leave({ listing: true });
    await deleteUserAccount(administrator._id);
    await finishInterruptedApprovals();
    expect(await notes()).toMatchObject([
      { actorName: 'Deleted account', actorRole: 'administrator', action: 'submission approved' },
    ]);
  });

  test('that broke off before the listing waits, and can be approved or rejected', async () => {
    await leave({ listing: false });
    await finishInterruptedApprovals();
    expect(await traces()).toEqual({ waiting: true, listings: 0, mails: 0, notes: 0 });
    await approve();
    expect(await traces()).toEqual({ waiting: false, listings: 1, mails: 1, notes: 1 });
  });
});
