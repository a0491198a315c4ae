import { Types } from 'mongoose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asActor, makeUser, type TestUser } from '@/dev/testing/fixtures';
import { preparedDatabase } from '@/dev/testing/prepared-database';
import { makeSubmission } from '@/dev/testing/submissions';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { moveMails } from '@/lib/mail/queue';
import { eraseUser } from '@/lib/users/erase-user';
import { approveSubmission } from './approve';
import { listSubmissions } from './list-submissions';
import { rejectSubmission } from './reject';
import { settleBrokenOff } from './settle';

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
/** What the audit log has of it: one entry, of whoever published the listing. */
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
      at: listing?.createdAt,
    },
  ]);
};

test('an approval that goes through is noted once', async () => {
  await approve();
  await settleBrokenOff();
  await expectNotedOnce(administrator);
});

describe('an approval that breaks off before the listing is written', () => {
  beforeEach(async () => {
    vi.spyOn(InternshipModel, 'create').mockRejectedValueOnce(CRASH);
    await expect(approve()).rejects.toBe(CRASH);
  });

  test('waits with the others, cannot be rejected, and is finished by asking again', async () => {
    expect(await isWaiting()).toBe(true);
    expect(await listings()).toEqual([]);
    const rejection = { id: submissionId.toHexString(), fields: { comments: 'Too late' } };
    await expect(rejectSubmission(asActor(administrator), rejection)).rejects.toMatchObject({ status: 409 });
    await settleBrokenOff();
    expect(await isWaiting()).toBe(true);
    expect(await notes()).toEqual([]);
    const other = await makeUser('administrator');
    await approve(other);
    await expectNotedOnce(other);
    expect(await isWaiting()).toBe(false);
    expect(await listings()).toHaveLength(1);
    expect(await approvedMails()).toBe(1);
  });
});

describe('an approval that breaks off between the listing and the last write', () => {
  beforeEach(async () => {
    vi.spyOn(InternshipModel, 'findById').mockImplementation(() => {
      throw CRASH;
    });
    await expect(approve()).rejects.toBe(CRASH);
    vi.restoreAllMocks();
  });

  test('loses no mail: it waits in the listing, where the worker finds it', async () => {
    const [listing] = await listings();
    expect(listing?.mails).toHaveLength(1);
    expect(await approvedMails()).toBe(0);
    await moveMails(InternshipModel, new Types.ObjectId(listing?._id));
    expect(await approvedMails()).toBe(1);
  });

  test('is finished without anybody asking, and noted once however many do', async () => {
    await Promise.all([settleBrokenOff(), settleBrokenOff(), approve().catch(() => undefined)]);
    await settleBrokenOff();
    await expectNotedOnce(administrator);
    expect(await isWaiting()).toBe(false);
    const [listing] = await listings();
    expect(await SubmissionModel.findById(submissionId).lean()).toMatchObject({
      status: 'approved',
      decision: { by: administrator._id, industryId: INDUSTRY, internshipId: listing?._id },
    });
  });

  test('is finished by asking again, which publishes and tells nothing twice', async () => {
    const other = await makeUser('administrator');
    await expect(approve(other)).rejects.toMatchObject({
      status: 409,
      message: 'This submission has already been approved by Test Person. Nothing more was changed.',
    });
    expect(await isWaiting()).toBe(false);
    const [listing, ...more] = await listings();
    expect(more).toEqual([]);
    await expectNotedOnce(administrator);
    expect(await SubmissionModel.findById(submissionId).lean()).toMatchObject({
      status: 'approved',
      decision: { by: administrator._id, industryId: INDUSTRY, internshipId: listing?._id },
    });
    await moveMails(InternshipModel, new Types.ObjectId(listing?._id));
    expect(await approvedMails()).toBe(1);
  });

  test('is noted although whoever approved it is gone', async () => {
    await eraseUser(administrator._id);
    await settleBrokenOff();
    expect(await notes()).toMatchObject([
      { actorName: 'Deleted account', actorRole: 'administrator', action: 'submission approved' },
    ]);
  });

  test('is noted once also when noting it was the last thing that was done', async () => {
    vi.spyOn(SubmissionModel, 'updateOne').mockRejectedValueOnce(CRASH);
    await expect(settleBrokenOff()).rejects.toBe(CRASH);
    expect(await isWaiting()).toBe(true);
    await settleBrokenOff();
    expect(await isWaiting()).toBe(false);
    await expectNotedOnce(administrator);
  });
});
