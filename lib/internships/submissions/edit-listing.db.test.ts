import { expect, test } from 'vitest';
import { asActor, makeUser, storedFiles, type TestUser } from '@/dev/testing/data/fixtures';
import { formOf } from '@/dev/testing/data/submissions';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { approveSubmission } from './approve';
import { editListing } from './edit-listing';
import { rejectSubmission } from './reject';
import { resubmitInternship } from './resubmit-internship';
import { submitInternship } from './submit-internship';

preparedDatabase();

const SAID = {
  descriptionParagraph: 'Cows, maize and the books of both.',
  county: 'Nakuru',
  yourRole: ['Milk'],
};

async function published() {
  const [employer, administrator] = [await makeUser('employer'), await makeUser('administrator')];
  const { submission } = await submitInternship(asActor(employer), formOf(SAID));
  const by = asActor(administrator);
  const { internship } = await approveSubmission(by, { id: submission._id, fields: { industryId: 10 } });
  return { employer, by, id: internship._id };
}

const change = async (employer: TestUser, id: string, fields: unknown) => {
  const edited = await editListing(asActor(employer), { id, fields });
  if (!('submission' in edited)) throw new Error('it was a slip');
  return edited.submission;
};

test('another fact is a submission that takes the place of the listing once it is approved', async () => {
  const { employer, by, id } = await published();
  await InternshipModel.updateOne({ _id: id }, { $set: { whyJoinUs: ['Tea'], isFeatured: true } });
  const before = await InternshipModel.findById(id).lean();
  const submission = await change(employer, id, {
    duration: '9 months',
    county: null,
    yourRole: ['Milk', 'Count'],
  });
  expect(submission).toMatchObject({ replaces: id, duration: '9 months', county: null, status: 'pending' });
  expect(await InternshipModel.findById(id).lean()).toEqual(before);
  expect(await storedFiles(employer._id)).toMatchObject({ files: 2 });

  const { internship } = await approveSubmission(by, { id: submission._id, fields: {} });
  expect(internship).toMatchObject({
    ...{ _id: id, duration: '9 months', county: null, yourRole: ['Milk', 'Count'] },
    ...{ descriptionParagraph: SAID.descriptionParagraph, whyJoinUs: ['Tea'], isFeatured: true },
    applicationDeadline: before?.applicationDeadline.toISOString(),
  });
  expect(await InternshipModel.countDocuments({ postedBy: employer._id })).toBe(1);
  const after = await InternshipModel.findById(id).lean();
  expect(after?.submissionRef?.submissionId.toHexString()).toBe(submission._id);
  expect(after?.slug).toBe(before?.slug);
  expect(await AuditEntryModel.countDocuments({ 'target.id': id, action: 'internship updated' })).toBe(1);
});

test('a second change while the first waits changes that one, and what was read before is not approved', async () => {
  const { employer, by, id } = await published();
  const first = await change(employer, id, { duration: '9 months' });
  const read = await SubmissionModel.findById(first._id).lean();
  const second = await change(employer, id, { duration: '10 months' });
  expect(second).toMatchObject({ _id: first._id, duration: '10 months' });
  const fields = { updatedAt: read?.updatedAt.toISOString() };
  await expect(approveSubmission(by, { id: first._id, fields })).rejects.toMatchObject({ status: 409 });
  await expect(
    rejectSubmission(by, { id: first._id, fields: { ...fields, comments: 'No pay.' } }),
  ).rejects.toMatchObject({ status: 409 });
  const { internship } = await approveSubmission(by, { id: first._id, fields: {} });
  expect(internship.duration).toBe('10 months');
});

test('a slip is corrected at once; a closed listing and another employer’s are not changed', async () => {
  const { employer, id } = await published();
  const slip = await editListing(asActor(employer), {
    id,
    fields: { howToApply: 'Send your papers by mail!' },
  });
  expect(slip).toMatchObject({ internship: { _id: id } });
  expect((await InternshipModel.findById(id).lean())?.howToApply).toBe('Send your papers by mail!');
  await expect(change(await makeUser('employer'), id, { duration: '9 months' })).rejects.toMatchObject({
    status: 404,
  });
  await expect(change(employer, id, { title: '' })).rejects.toMatchObject({ name: 'ZodError' });
  await InternshipModel.updateOne({ _id: id }, { $set: { applicationDeadline: new Date() } });
  await expect(change(employer, id, { duration: '9 months' })).rejects.toMatchObject({ status: 409 });
  expect(await SubmissionModel.countDocuments({ replaces: id })).toBe(0);
});

test('of ten changes at once one submission is left', async () => {
  const { employer, id } = await published();
  const months = Array.from({ length: 10 }, (_, at) => `${at + 7} months`);
  await Promise.allSettled(months.map((duration) => change(employer, id, { duration })));
  expect(await SubmissionModel.countDocuments({ replaces: id })).toBe(1);
  expect(await storedFiles(employer._id)).toMatchObject({ files: 2 });
});

test('of changes of two members at once one submission is left, with one file', async () => {
  const { employer, id } = await published();
  const member = await makeUser('employer');
  const userIds = [employer._id, member._id];
  const joined = { userId: member._id, role: 'member' as const, since: new Date() };
  await EmployerModel.updateOne({ 'members.userId': employer._id }, { $push: { members: joined } });
  const changes = Array.from({ length: 10 }, (_, at) =>
    change(at % 2 === 0 ? employer : member, id, { duration: `${at + 7} months` }),
  );
  await Promise.allSettled(changes);
  expect(await SubmissionModel.countDocuments({ replaces: id })).toBe(1);
  const files = await Promise.all(userIds.map(storedFiles));
  expect(files.reduce((sum, { files: count }) => sum + count, 0)).toBe(2);
});

test('a submission that waits is changed, not a decided one', async () => {
  const [employer, administrator] = [await makeUser('employer'), await makeUser('administrator')];
  const { submission } = await submitInternship(asActor(employer), formOf(SAID));
  const resubmit = (duration: string) =>
    resubmitInternship(asActor(employer), { id: submission._id, upload: formOf({ duration }, false) });
  const changed = await resubmit('9 months');
  expect(changed).toMatchObject({
    wasPending: true,
    submission: { status: 'pending', duration: '9 months' },
  });
  await approveSubmission(asActor(administrator), { id: submission._id, fields: { industryId: 10 } });
  await expect(resubmit('10 months')).rejects.toMatchObject({ status: 409 });
});
