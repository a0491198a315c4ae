import mongoose, { Types } from 'mongoose';
import { expect, test } from 'vitest';
import { pdfFile } from '@/dev/testing/documents';
import { inDays, makeListing, makeUser, storedFiles, type TestUser } from '@/dev/testing/fixtures';
import { preparedDatabase } from '@/dev/testing/prepared-database';
import { issueToken } from '@/lib/accounts/tokens';
import { DocumentInspector } from '@/lib/files/document-inspector';
import { storeFile } from '@/lib/files/store';
import { enqueue } from '@/lib/mail/queue';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { eraseUser } from './erase-user';

preparedDatabase();

const PERSON = { firstName: 'Wairimu', lastName: 'Zuberi', phoneNumber: '0799123456' };

/** Everything in the database as text, to look for a person in. */
async function everything(): Promise<string> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const collections = await db.listCollections().toArray();
  const documents = await Promise.all(collections.map(({ name }) => db.collection(name).find().toArray()));
  return JSON.stringify(documents);
}

const store = (ownerId: Types.ObjectId, purpose: 'resume' | 'submission', givenName: string) => {
  async function* bytes() {
    yield pdfFile();
  }
  return storeFile(bytes(), { givenName, ownerId, purpose }, new DocumentInspector());
};

async function applies(user: TestUser, internshipId: Types.ObjectId, employerId: Types.ObjectId) {
  const resumeId = new Types.ObjectId();
  const facts = await store(user._id, 'resume', `${user.id}.pdf`);
  await ResumeModel.create({ _id: resumeId, userId: user._id, ...facts, uploadedAt: new Date() });
  await ApplyClickModel.create({ internshipId, userId: user._id, at: new Date() });
  return ApplicationModel.create({
    internshipId,
    userId: user._id,
    resumeId,
    employerId,
    status: 'viewed',
    history: [
      { status: 'applied', at: new Date(), by: user._id },
      { status: 'viewed', at: new Date(), by: employerId },
    ],
    appliedAt: new Date(),
  });
}

async function leavesTraces(user: TestUser): Promise<string> {
  const { email } = (await UserModel.findById(user._id).lean()) ?? { email: '' };
  await issueToken('verify email', user._id, email);
  const mail = { kind: 'test', to: email, subject: 'Zuberi', text: 'Zuberi', html: 'Zuberi' };
  await enqueue(mail);
  await AuditEntryModel.create({
    actorId: new Types.ObjectId(),
    actorName: 'Somebody Else',
    actorRole: 'administrator',
    action: 'user updated',
    target: { kind: 'user', id: user._id, label: 'Wairimu Zuberi' },
    before: { email },
    after: { email },
    at: new Date(),
  });
  return email;
}

const found = (all: string, user: TestUser, email: string) =>
  [email, PERSON.phoneNumber, 'Zuberi', user.id].filter((trace) => all.includes(trace));

test('of a graduate nothing stays, and others lose nothing', async () => {
  const graduate = await makeUser('recent graduate', PERSON);
  const [employer, other] = [await makeUser('employer'), await makeUser('recent graduate')];
  const listing = await makeListing({ employerId: employer._id });
  await applies(graduate, listing._id, employer._id);
  const kept = await applies(other, listing._id, employer._id);
  const email = await leavesTraces(graduate);
  expect(found(await everything(), graduate, email)).toHaveLength(4);

  await eraseUser(graduate._id);
  await AuditEntryModel.deleteMany({ 'target.id': graduate._id, 'target.label': 'Deleted account' });
  expect(found(await everything(), graduate, email)).toEqual([]);
  expect(await storedFiles(graduate._id)).toEqual({ files: 0, chunks: 0 });
  expect(await ApplyClickModel.countDocuments({ internshipId: listing._id })).toBe(2);
  expect(await ApplicationModel.exists({ _id: kept._id })).not.toBeNull();
  expect((await storedFiles(other._id)).files).toBe(1);
  expect(await InternshipModel.findById(listing._id).lean()).toEqual(listing);
});

test('of an employer the listings stay, closed and without the person, with the applications', async () => {
  const employer = await makeUser('employer', PERSON);
  const graduate = await makeUser('recent graduate');
  const open = await makeListing({ employerId: employer._id });
  const past = await makeListing({ employerId: employer._id, applicationDeadline: inDays(-3) });
  const application = await applies(graduate, open._id, employer._id);
  await SubmissionModel.create({
    title: 'Intern',
    company: 'Company',
    location: 'Nairobi',
    duration: '3 months',
    applicationDeadline: inDays(5),
    howToApply: 'Ask for Zuberi',
    applyLink: 'https://example.org',
    file: await store(employer._id, 'submission', 'Zuberi.pdf'),
    submittedBy: employer._id,
  });
  const email = await leavesTraces(employer);

  await eraseUser(employer._id);
  await AuditEntryModel.deleteMany({ 'target.id': employer._id });
  expect(found(await everything(), employer, email)).toEqual([]);
  const closed = await InternshipModel.findById(open._id).lean();
  expect(closed).toMatchObject({ employerId: null, deletedAt: null });
  expect(closed?.applicationDeadline.getTime()).toBeLessThanOrEqual(Date.now());
  expect((await InternshipModel.findById(past._id).lean())?.applicationDeadline).toEqual(
    past.applicationDeadline,
  );
  expect(await ApplicationModel.findById(application._id).lean()).toMatchObject({
    status: 'viewed',
    employerId: null,
    history: [
      { status: 'applied', by: graduate._id },
      { status: 'viewed', by: null },
    ],
  });
});

test('the last active administrator stays, also when two go at once; nobody twice', async () => {
  const [first, second] = [await makeUser('administrator'), await makeUser('administrator')];
  await makeUser('administrator', { isActive: false });
  const outcomes = await Promise.allSettled([eraseUser(first._id), eraseUser(second._id)]);
  const left = await UserModel.find({ role: 'administrator', isActive: true }).lean();
  expect(left.length).toBeGreaterThanOrEqual(1);
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(1);

  for (const { _id } of left.slice(1)) await eraseUser(_id);
  const last = left[0]?._id ?? new Types.ObjectId();
  await expect(eraseUser(last)).rejects.toMatchObject({ code: 'conflict' });
  expect(await UserModel.exists({ _id: last, isActive: true })).not.toBeNull();
  await expect(eraseUser(new Types.ObjectId())).rejects.toMatchObject({ code: 'notFound' });
});
