import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { pdfFile } from '@/dev/testing/data/documents';
import { everything } from '@/dev/testing/data/database-text';
import {
  inDays,
  makeListing,
  makeUser,
  storedFiles,
  type TestUser,
  ownedBy,
} from '@/dev/testing/data/fixtures';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { DocumentInspector } from '@/lib/platform/files/sniff-document-type';
import { storeFile } from '@/lib/platform/files/store';
import { onChange } from '@/lib/platform/cache/tags';
import { keepResult, once } from '@/lib/platform/idempotency/idempotency';
import { enqueue } from '@/lib/platform/mail/outbox';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { IdempotencyKeyModel } from '@/models/idempotency-key';
import { ImportModel } from '@/models/import';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel } from '@/models/user';
import { continueUserDeletions } from './continue-user-deletions';
import { deleteUserAccount } from './delete-user-account';

preparedDatabase();

const PERSON = {
  firstName: 'Wairimu',
  lastName: 'Zuberi',
  phoneNumber: '0799123456',
  pendingEmail: 'wanted@past.example',
  pastEmails: ['first@past.example'],
  pastNames: [{ firstName: 'Wairimu', lastName: 'Ng’ombe' }],
};

const store = (ownerId: Types.ObjectId, purpose: 'resume' | 'submission', givenName: string) => {
  async function* bytes() {
    yield pdfFile(`The file of ${ownerId.toHexString()}`);
  }
  return storeFile(bytes(), { givenName, ownerId, purpose }, new DocumentInspector());
};

async function applies(user: TestUser, internshipId: Types.ObjectId, postedBy: Types.ObjectId) {
  const applicant = (await UserModel.findById(user._id).lean())?.pastNames?.[0] ?? null;
  const resumeId = new Types.ObjectId();
  const facts = await store(user._id, 'resume', `${user.id}.pdf`);
  await ResumeModel.create({ _id: resumeId, userId: user._id, ...facts, uploadedAt: new Date() });
  await ApplyClickModel.create({ internshipId, userId: user._id, at: new Date() });
  return ApplicationModel.create({
    internshipId,
    userId: user._id,
    applicant,
    resumeId,
    ...(await ownedBy(postedBy)),
    status: 'viewed',
    history: [
      { status: 'applied', at: new Date(), by: user._id },
      { status: 'viewed', at: new Date(), by: postedBy },
    ],
    appliedAt: new Date(),
  });
}

const invite = (_id: Types.ObjectId, by: Types.ObjectId, contact: string) =>
  ApplicationModel.updateOne(
    { _id },
    {
      $set: { status: 'interview', interview: { at: inDays(3), place: 'Moi Avenue', link: null, contact } },
      $push: { history: { status: 'interview', at: new Date(), by } },
    },
  );

async function leavesTraces(user: TestUser): Promise<string> {
  const { email } = (await UserModel.findById(user._id).lean()) ?? { email: '' };
  await issueToken('verify email', user._id, email);
  for (const to of [email, PERSON.pendingEmail, ...PERSON.pastEmails]) {
    await enqueue({ kind: 'test', to, subject: 'Zuberi', text: 'Zuberi', html: 'Zuberi' });
  }
  const call = { who: user.id, what: 'POST /test', people: [user._id], key: user.id, body: async () => null };
  await once(call, async (claim) => {
    await claim(null);
    return keepResult({ name: 'Wairimu' });
  });
  await AuditEntryModel.create({
    actorId: user._id,
    actorName: 'Wairimu Zuberi (zuberi)',
    actorRole: 'administrator',
    action: 'user updated',
    target: { kind: 'user', id: user._id, label: 'Wairimu Zuberi' },
    before: { email },
    after: { email },
    at: new Date(),
  });
  return email;
}

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * MINUTE_MS);

/** Deletes a user and runs the background job to completion. Returns the pseudonym. */
async function eraseWholly(_id: Types.ObjectId): Promise<Types.ObjectId> {
  const pseudonym = await deleteUserAccount(_id);
  await continueUserDeletions(undefined, inMinutes(11));
  return pseudonym;
}

/** Finds all remaining data of the person. */
async function tracesOf(user: TestUser, email: string): Promise<string[]> {
  const all = await everything();
  const traces = [email, ...PERSON.pastEmails, PERSON.pendingEmail, PERSON.phoneNumber];
  const names = ['Wairimu', 'Zuberi', 'Ng’ombe', "Ng'ombe"];
  return [...traces, ...names, user.id, `The file of ${user.id}`].filter((trace) => all.includes(trace));
}

const auditOf = (name: string) => AuditEntryModel.find({ actorName: name }).lean();

test('the approved text of a corrected listing goes with the words of its employer', async () => {
  const employer = await makeUser('employer', { firstName: 'Wairimu' });
  const { _id } = await makeListing({ postedBy: employer._id, howToApply: 'Ask for Wairimu' });
  const approvedTexts = { howToApply: 'Ask  for Wairimu' };
  await InternshipModel.updateOne({ _id }, { $set: { approvedTexts } });
  await eraseWholly(employer._id);
  const record = await InternshipModel.findById(_id).select('+approvedTexts').lean();
  expect(JSON.stringify(record)).not.toContain('Wairimu');
});

test('of a graduate nothing stays, and others lose nothing', async () => {
  const graduate = await makeUser('recent graduate', PERSON);
  const [employer, other] = [await makeUser('employer'), await makeUser('recent graduate')];
  const listing = await makeListing({ postedBy: employer._id });
  const { resumeId } = await applies(graduate, listing._id, employer._id);
  const kept = await applies(other, listing._id, employer._id);
  await ResumeDownloadModel.create([
    { resumeId, ownerId: graduate._id, by: employer._id, role: 'employer', at: new Date() },
    { resumeId: kept.resumeId, ownerId: other._id, by: graduate._id, role: 'employer', at: new Date() },
  ]);
  const email = await leavesTraces(graduate);
  expect(await tracesOf(graduate, email)).toHaveLength(9);
  expect(await IdempotencyKeyModel.countDocuments({ people: graduate._id })).toBe(1);

  const pseudonym = await eraseWholly(graduate._id);
  expect(await tracesOf(graduate, email)).toEqual([]);
  expect(await auditOf('Deleted account')).toMatchObject([
    { actorId: pseudonym, target: { id: pseudonym, label: 'Deleted account' }, before: null, after: null },
  ]);
  expect(await storedFiles(graduate._id)).toEqual({ files: 0, chunks: 0 });
  expect(await IdempotencyKeyModel.countDocuments({ people: graduate._id })).toBe(0);
  expect(await ApplyClickModel.countDocuments({ internshipId: listing._id })).toBe(2);
  expect(await ApplicationModel.exists({ _id: kept._id })).not.toBeNull();
  expect(await ResumeDownloadModel.find().lean()).toMatchObject([{ ownerId: other._id, by: null }]);
  expect((await storedFiles(other._id)).files).toBe(1);
  expect(await InternshipModel.findById(listing._id).lean()).toEqual(listing);
});

describe('of an employer', () => {
  const submit = async (submittedBy: Types.ObjectId, change: Partial<SubmissionRecord> = {}) =>
    SubmissionModel.create({
      title: 'Intern of Wairimu Zuberi',
      company: 'Company',
      location: 'Nairobi',
      duration: '3 months',
      applicationDeadline: inDays(5),
      howToApply: 'Ask for Zuberi',
      applyLink: 'tel:+254799123456',
      file: await store(submittedBy, 'submission', 'Zuberi.pdf'),
      submittedBy,
      ...change,
    });

  test('the listings stay, closed and without the person, with the applications', async () => {
    const employer = await makeUser('employer', PERSON);
    const graduate = await makeUser('recent graduate');
    const open = await makeListing({
      postedBy: employer._id,
      howToApply: 'Call Wairimu Zuberi on 0799 123 456.',
      applyLink: 'mailto:first%40past.example?subject=Intern',
      whyJoinUs: ['Zuberi teaches you', "Ask for Ng'ombe", 'Lunch'],
    });
    const past = await makeListing({ postedBy: employer._id, applicationDeadline: inDays(-3) });
    const application = await applies(graduate, open._id, employer._id);
    await invite(application._id, employer._id, 'Wairimu Zuberi');
    const email = await leavesTraces(employer);
    const told: string[] = [];
    const stop = onChange((tags) => told.push(...tags));

    await eraseWholly(employer._id);
    stop();
    expect(told).toContain(`internship:${open._id.toHexString()}`);
    expect(await tracesOf(employer, email)).toEqual([]);
    const closed = await InternshipModel.findById(open._id).lean();
    expect(closed).toMatchObject({
      postedBy: null,
      deletedAt: null,
      howToApply: 'Call [removed] on [removed].',
      whyJoinUs: ['[removed] teaches you', 'Ask for [removed]', 'Lunch'],
      applyLink: 'http://127.0.0.1:3000/internships',
    });
    expect(closed?.applicationDeadline.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await InternshipModel.findById(past._id).lean()).toMatchObject({
      applicationDeadline: past.applicationDeadline,
      applyLink: past.applyLink,
      postedBy: null,
    });
    expect(await ApplicationModel.findById(application._id).lean()).toMatchObject({
      status: 'no answer',
      postedBy: null,
      history: [
        { status: 'applied', by: graduate._id },
        { status: 'viewed', by: null },
        { status: 'interview', by: null },
        { status: 'no answer', by: null },
      ],
    });
  });

  test('what waits for a decision is withdrawn without the person, what was decided goes', async () => {
    const employer = await makeUser('employer', PERSON);
    const pending = await submit(employer._id);
    const decision = { by: new Types.ObjectId(), at: new Date(), comments: 'Zuberi, please shorten it' };
    const rejected = await submit(employer._id, {
      status: 'rejected',
      decision: { ...decision, industryId: null, internshipId: null },
    });
    await AuditEntryModel.create({
      actorId: decision.by,
      actorName: 'An Administrator',
      actorRole: 'administrator',
      action: 'submission rejected',
      target: { kind: 'submission', id: rejected._id, label: 'Intern of Wairimu Zuberi' },
      before: null,
      after: { comments: decision.comments },
      at: decision.at,
    });
    const email = await leavesTraces(employer);

    await eraseWholly(employer._id);
    expect(await tracesOf(employer, email)).toEqual([]);
    expect(await storedFiles(employer._id)).toEqual({ files: 0, chunks: 0 });
    expect(await SubmissionModel.findById(pending._id).lean()).toMatchObject({
      status: 'withdrawn',
      submittedBy: null,
      title: 'Intern of [removed]',
      howToApply: '',
      applyLink: '',
    });
    expect(await SubmissionModel.exists({ _id: rejected._id })).toBeNull();
    expect(await auditOf('An Administrator')).toMatchObject([
      { target: { label: 'Intern of [removed]' }, after: { comments: '[removed], please shorten it' } },
    ]);
  });
});

test('of a member the colleagues keep listings, submissions and files, without the person', async () => {
  const [leaving, colleague] = [await makeUser('employer', PERSON), await makeUser('employer')];
  const { employer } = await ownedBy(leaving._id);
  const joined = { userId: colleague._id, role: 'member' as const, since: new Date() };
  await EmployerModel.updateOne({ _id: employer }, { $push: { members: joined } });
  const listing = await makeListing({ postedBy: leaving._id, howToApply: 'Call Wairimu Zuberi.' });
  async function* bytes() {
    yield pdfFile('What the work is');
  }
  const named = { givenName: 'details.pdf', ownerId: leaving._id, purpose: 'submission' as const };
  const { fileId } = await storeFile(bytes(), named, new DocumentInspector());
  const { _id } = await makeSubmission({
    submittedBy: leaving._id,
    howToApply: 'Call Zuberi on 0799 123 456.',
    applyLink: 'mailto:first%40past.example',
    descriptionParagraph: 'Zuberi teaches you.',
    file: { fileId, fileName: 'details.pdf', contentType: 'application/pdf', size: 9 },
  });
  const applied = async () => applies(await makeUser('recent graduate'), listing._id, leaving._id);
  const [own, others] = [await applied(), await applied()];
  await invite(own._id, leaving._id, 'Wairimu Zuberi');
  await invite(others._id, colleague._id, 'Ms Achieng');
  const email = await leavesTraces(leaving);

  await eraseWholly(leaving._id);
  expect(await tracesOf(leaving, email)).toEqual([]);
  const contactOf = async (_id: Types.ObjectId) =>
    (await ApplicationModel.findById(_id).orFail().lean()).interview?.contact;
  expect([await contactOf(own._id), await contactOf(others._id)]).toEqual([undefined, 'Ms Achieng']);
  expect(await InternshipModel.findById(listing._id).lean()).toMatchObject({
    employer,
    postedBy: null,
    applicationDeadline: listing.applicationDeadline,
    howToApply: 'Call [removed].',
  });
  expect(await SubmissionModel.findById(_id).lean()).toMatchObject({
    ...{ employer, submittedBy: null, status: 'pending' },
    howToApply: 'Call [removed] on [removed].',
    applyLink: 'http://127.0.0.1:3000/internships',
    descriptionParagraph: '[removed] teaches you.',
    file: { fileId },
  });
  expect(await storedFiles(employer)).toEqual({ files: 1, chunks: 1 });
  expect((await EmployerModel.findById(employer).lean())?.members).toMatchObject([
    { userId: colleague._id, role: 'owner' },
  ]);

  await eraseWholly(colleague._id);
  expect(await EmployerModel.exists({ _id: employer })).toBeNull();
  expect(await storedFiles(employer)).toEqual({ files: 0, chunks: 0 });
});

test('the last active administrator stays, also when two go at once; nobody twice', async () => {
  const [first, second] = [await makeUser('administrator'), await makeUser('administrator')];
  await makeUser('administrator', { isActive: false });
  const outcomes = await Promise.allSettled([deleteUserAccount(first._id), deleteUserAccount(second._id)]);
  const left = await UserModel.find({ role: 'administrator', isActive: true }).lean();
  expect(left.length).toBeGreaterThanOrEqual(1);
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(1);

  for (const { _id } of left.slice(1)) await deleteUserAccount(_id);
  const last = left[0]?._id ?? new Types.ObjectId();
  await expect(deleteUserAccount(last)).rejects.toMatchObject({ code: 'conflict' });
  expect(await UserModel.exists({ _id: last, isActive: true })).not.toBeNull();
  await expect(deleteUserAccount(new Types.ObjectId())).rejects.toMatchObject({ code: 'notFound' });
});

test('of an administrator nothing stays, and the files of others do', async () => {
  const [leaving, staying] = [await makeUser('administrator', PERSON), await makeUser('administrator')];
  const bytes = Buffer.from('title,howToApply\nIntern,Call Wairimu Zuberi');
  const file = { bytes, fileName: 'Zuberi.csv', purgeAt: inDays(1) };
  await ImportModel.create([
    { ...file, by: leaving._id },
    { ...file, by: staying._id, fileName: 'others.csv', bytes: Buffer.from('title') },
  ]);
  const email = await leavesTraces(leaving);

  await eraseWholly(leaving._id);
  expect(await tracesOf(leaving, email)).toEqual([]);
  expect(await ImportModel.find().select('fileName').lean()).toMatchObject([{ fileName: 'others.csv' }]);
});
