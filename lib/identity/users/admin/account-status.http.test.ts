import { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, logIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { pdfFile } from '@/dev/testing/data/documents';
import { upload } from '@/dev/testing/client/files';
import { makeListing, makeUser, storedFiles, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { makeSubmission } from '@/dev/testing/data/submissions';
import { auditEntriesOf, person, usersAs } from '@/dev/testing/client/user-calls';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';

let administrator: TestUser;
stackDatabase();
beforeAll(async () => {
  administrator = await makeUser('administrator');
});

const admin = () => usersAs(administrator);

describe('activating', () => {
  test('keeps somebody out, ends the sessions, and lets them in again', async () => {
    const { token, user } = await newUser();
    expect(await admin().set(user._id, 'deactivate')).toMatchObject({
      status: 200,
      body: { message: 'Akinyi Otieno has been deactivated. They are logged out and cannot log in.' },
    });
    expect(await usersAs({ token }).me()).toMatchObject({
      status: 403,
      body: { message: 'Account deactivated. Please contact support.' },
    });
    await expect(logIn(user.username)).rejects.toThrow(
      /Your account has been deactivated. Please contact support./,
    );
    expect((await admin().set(user._id, 'activate')).body.message).toBe(
      'Akinyi Otieno has been activated. They can log in again.',
    );
    expect((await usersAs({ token }).me()).status).toBe(401);
    expect((await logIn(user.username)).user._id).toBe(user._id);
    expect((await auditEntriesOf(user._id)).map(({ action }) => action).sort()).toEqual([
      'user activated',
      'user deactivated',
    ]);
  });

  test('twice is once', async () => {
    const user = await makeUser('editor', { isActive: false });
    expect((await admin().set(user.id, 'deactivate')).status).toBe(200);
    expect(await auditEntriesOf(user.id)).toEqual([]);
  });

  test.each([undefined, 'delete', { $ne: '' }])('%o is no action', async (action) => {
    const user = await makeUser('editor');
    expect((await admin().set(user.id, action)).status).toBe(422);
  });
});

describe('deleting', () => {
  test('a graduate goes with resumes, files, applications and tokens, and is told', async () => {
    const { token, user, email } = await newUser();
    const _id = new Types.ObjectId(user._id);
    const uploaded = await upload({ token }, pdfFile('cv'));
    const listing = await makeListing({ industryId: 9 });
    const json = { internshipId: listing._id.toHexString(), resumeId: uploaded.body.resume._id };
    expect((await api('POST', '/api/applications', { token, json })).status).toBe(201);
    expect(await admin().remove(user._id)).toMatchObject({
      status: 200,
      body: { message: 'Akinyi Otieno has been deleted.' },
    });
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Your Mwanzo account was deleted');
    expect(await UserModel.exists({ _id })).toBeNull();
    expect(await ResumeModel.exists({ userId: _id })).toBeNull();
    expect(await ApplicationModel.exists({ userId: _id })).toBeNull();
    expect(await AccountTokenModel.exists({ userId: _id })).toBeNull();
    expect(await storedFiles(_id)).toEqual({ files: 0, chunks: 0 });
    expect(await usersAs({ token }).me()).toMatchObject({ status: 401, body: { message: 'User not found' } });
    expect((await admin().remove(user._id)).status).toBe(404);
    expect(await auditEntriesOf(user._id)).toEqual([]);
    const [entry] = await AuditEntryModel.find({ actorId: administrator._id })
      .sort({ at: -1 })
      .limit(1)
      .lean();
    expect(entry).toMatchObject({
      action: 'user deleted',
      target: { label: 'Deleted account' },
      after: null,
    });
  });

  test('an employer’s listings close and what waits is withdrawn', async () => {
    const employer = await makeUser('employer');
    const listing = await makeListing({ industryId: 9, postedBy: employer._id });
    const pending = await makeSubmission({ submittedBy: employer._id });
    expect((await admin().remove(employer.id)).status).toBe(200);
    const stored = await InternshipModel.findById(listing._id).lean();
    expect(stored?.deletedAt).toBeNull();
    expect(stored?.applicationDeadline.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await SubmissionModel.findById(pending._id).lean()).toMatchObject({
      status: 'withdrawn',
      submittedBy: null,
    });
  });
});

describe('an administrator always remains', () => {
  test('nobody demotes, deactivates or deletes themself', async () => {
    const self = await makeUser('administrator');
    const { email } = (await UserModel.findById(self._id).lean()) ?? {};
    const own = person({ role: 'administrator', email });
    expect(await usersAs(self).update(self.id, { ...own, role: 'editor' })).toMatchObject({
      status: 409,
      body: { message: 'You cannot change your own role.' },
    });
    expect(await usersAs(self).set(self.id, 'deactivate')).toMatchObject({
      status: 409,
      body: { message: 'You cannot deactivate your own account.' },
    });
    expect(await usersAs(self).remove(self.id)).toMatchObject({
      status: 409,
      body: { message: 'You cannot delete your own account here.' },
    });
    expect((await usersAs(self).update(self.id, own)).status).toBe(200);
    expect((await usersAs(self).list()).status).toBe(200);
  });

  test('one may do it to another', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => makeUser('administrator')));
    expect((await admin().update(one?.id ?? '', person({ role: 'editor' }))).status).toBe(200);
    expect((await admin().set(two?.id ?? '', 'deactivate')).status).toBe(200);
    expect((await admin().remove(three?.id ?? '')).status).toBe(200);
    expect((await admin().update(two?.id ?? '', person({ role: 'employer' }))).status).toBe(200);
  });

  test.each([
    ['deactivate', (by: TestUser, other: TestUser) => usersAs(by).set(other.id, 'deactivate')],
    ['demote', (by: TestUser, other: TestUser) => usersAs(by).update(other.id, person({ role: 'employer' }))],
    ['delete', (by: TestUser, other: TestUser) => usersAs(by).remove(other.id)],
  ])('of several who %s each other at once, one remains', async (_, act) => {
    for (let round = 0; round < 5; round += 1) {
      const circle = await Promise.all([1, 2, 3].map(() => makeUser('administrator')));
      const answers = await Promise.all(
        circle.map((by, at) => act(by, circle[(at + 1) % circle.length] ?? by)),
      );
      expect(
        answers.map(({ status }) => status).every((status) => [200, 401, 403, 409].includes(status)),
      ).toBe(true);
      const left = await UserModel.countDocuments({
        _id: { $in: circle.map(({ _id }) => _id) },
        role: 'administrator',
        isActive: true,
      });
      expect(left).toBeGreaterThanOrEqual(1);
    }
  });
});

test.each(['000000000000000000000000', 'abc'])('%s is nobody', async (id) => {
  const message = 'User not found';
  expect(await admin().update(id, person())).toMatchObject({ status: 404, body: { message } });
  expect((await admin().set(id, 'activate')).status).toBe(404);
  expect((await admin().remove(id)).status).toBe(404);
});

test.each(['editor', 'employer', 'recent graduate'] as const)('none of it for an %s', async (role) => {
  const user = await makeUser(role);
  const other = await makeUser('editor');
  const calls = usersAs(user);
  const answers = [
    await calls.list(),
    await calls.create({ ...person(), password: TEST_PASSWORD }),
    await calls.update(other.id, person()),
    await calls.set(other.id, 'deactivate'),
    await calls.remove(other.id),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(403));
  expect(await UserModel.findById(other._id).lean()).toMatchObject({ isActive: true, role: 'editor' });
});
