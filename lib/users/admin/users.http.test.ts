import mongoose, { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api, linkIn, logIn, mailsTo, newUser } from '@/dev/testing/client';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client-for';
import { pdfFile } from '@/dev/testing/documents';
import {
  connectToStack,
  inDays,
  makeListing,
  makeUser,
  storedFiles,
  type TestUser,
} from '@/dev/testing/fixtures';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import type { ManagedUser } from './mapper';

interface Answer {
  message: string;
  errors?: Record<string, string>;
  user: ManagedUser;
  users: ManagedUser[];
  page: number;
  total: number;
  totalPages: number;
}

let administrator: TestUser;
beforeAll(async () => {
  await connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') });
  administrator = await makeUser('administrator');
});
afterAll(() => mongoose.disconnect());

const person = (change: Record<string, unknown> = {}) => {
  const username = uniqueLetters();
  return {
    firstName: 'Njeri',
    lastName: 'Mwangi',
    phoneNumber: '0722000111',
    email: `${username}@people.example`,
    username,
    role: 'editor',
    ...change,
  };
};
const as = ({ token }: { token: string }) => ({
  list: (query = '') => api<Answer>('GET', `/api/admin${query}`, { token }),
  create: (json: unknown) => api<Answer>('POST', '/api/admin', { token, json }),
  update: (id: string, json: unknown) => api<Answer>('PUT', `/api/admin/updateuser/${id}`, { token, json }),
  set: (id: string, action: unknown) =>
    api<Answer>('PATCH', `/api/admin/${id}/activate`, { token, json: { action } }),
  remove: (id: string) => api<Answer>('DELETE', `/api/admin/deleteuser/${id}`, { token }),
  me: () => api<Answer>('GET', '/api/users/me', { token }),
});
const admin = () => as(administrator);
const create = (change: Record<string, unknown> = {}) =>
  admin().create({ ...person(change), password: TEST_PASSWORD });
const deeds = (id: string) => AuditEntryModel.find({ 'target.id': new Types.ObjectId(id) }).lean();

describe('creating', () => {
  test.each(['recent graduate', 'editor', 'employer'])('a %s, who verifies and logs in', async (role) => {
    const wanted = person({ role });
    const { status, body } = await admin().create({ ...wanted, password: TEST_PASSWORD });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.user).toMatchObject({
      ...wanted,
      isActive: true,
      isVerified: false,
      createdBy: { firstName: 'Test', lastName: 'Person' },
      resume: null,
    });
    const [mail] = await mailsTo(wanted.email);
    expect(mail?.text).toContain(`Your username is ${wanted.username}.`);
    const path = new URL(linkIn(mail ?? expect.fail('no mail'), '/verify-email/')).pathname;
    expect((await api('GET', `/api/auth${path}`)).status).toBe(200);
    expect((await logIn(wanted.username)).user.role).toBe(role);
    expect(await deeds(body.user._id)).toMatchObject([
      { action: 'user created', actorId: administrator._id, before: null, after: { role } },
    ]);
  });

  test.each([
    [{ role: 'administrator' }, 'role', 'Please choose a role'],
    [{ role: undefined }, 'role', 'Please choose a role'],
    [{ firstName: 'J4ne' }, 'firstName', 'First name should contain only letters'],
    [{ lastName: 'A' }, 'lastName', 'Last name should be at least 2 letters long'],
    [{ phoneNumber: '072200011' }, 'phoneNumber', 'Phone number should be exactly 10 digits'],
    [{ email: 'nowhere' }, 'email', 'Please enter a valid email address!'],
    [{ username: 'Ab' }, 'username', 'Username should contain only lowercase letters'],
    [{ password: 'Short#1' }, 'password', 'Password should be at least 8 characters long!'],
    [{ email: { $ne: '' } }, 'email', 'Email is required'],
  ])('is refused with %j', async (change, field, message) => {
    const { status, body } = await admin().create({ ...person(), password: TEST_PASSWORD, ...change });
    expect({ status, body }).toEqual({ status: 422, body: { message, errors: { [field]: message } } });
  });

  test('a taken e-mail or username is told beside the field', async () => {
    const { user } = (await create()).body;
    const message = (field: string) => `This ${field} is taken. Please choose another`;
    expect(await create({ email: user.email.toUpperCase() })).toMatchObject({
      status: 409,
      body: { message: message('email'), errors: { email: message('email') } },
    });
    expect(await create({ username: user.username })).toMatchObject({
      status: 409,
      body: { errors: { username: message('username') } },
    });
    expect((await create({ username: user.username, email: user.email })).body.errors).toEqual({
      email: message('email'),
      username: message('username'),
    });
  });

  test('of five with the same username at once, one is made', async () => {
    const { username } = person();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ username })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('what is not a field is not stored', async () => {
    const { body } = await create({ isVerified: true, sessionVersion: 9, passwordHash: 'x' });
    expect(await UserModel.findById(body.user._id).lean()).toMatchObject({
      isVerified: false,
      sessionVersion: 0,
    });
  });
});

describe('the list', () => {
  const family = uniqueLetters();
  beforeAll(async () => {
    const lastName = family;
    for (let at = 0; at < 9; at += 1) await makeUser('recent graduate', { lastName, firstName: 'Amina' });
    await makeUser('employer', { lastName, isActive: false });
    await makeUser('editor', { lastName, isVerified: false });
  });

  test('pages by ten, newest first', async () => {
    const first = (await admin().list(`?q=${family}`)).body;
    const second = (await admin().list(`?q=${family}&page=2`)).body;
    expect([first.users.length, second.users.length]).toEqual([10, 1]);
    expect(first).toMatchObject({ page: 1, total: 11, totalPages: 2 });
    const times = [...first.users, ...second.users].map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await admin().list(`?q=${family}&page=9`)).body).toMatchObject({
      users: [],
      page: 9,
      totalPages: 2,
    });
    expect((await admin().list('?page=0')).body.page).toBe(1);
    expect((await admin().list('?page=x')).body.page).toBe(1);
  });

  test.each([
    [`?q=amina ${family}`, 9],
    [`?q=${family}&role=employer`, 1],
    [`?q=${family}&role=&state=`, 11],
    [`?q=${family}&state=inactive`, 1],
    [`?q=${family}&state=active`, 10],
    [`?q=${family}&state=unverified`, 1],
    [`?q=${family}&role=editor&state=inactive`, 0],
    [`?q=.*`, 0],
    [`?q=ami ${family.slice(0, -3)}`, 9],
    [`?q=mina ${family}`, 0],
  ])('%s finds %i', async (query, count) => {
    expect((await admin().list(query)).body.total).toBe(count);
  });

  test('by e-mail and username', async () => {
    const { user } = (await create()).body;
    expect((await admin().list(`?q=${user.email}`)).body.users).toEqual([user]);
    expect((await admin().list(`?q=${user.username}`)).body.users).toEqual([user]);
  });

  test.each(['?role=boss', '?state=gone', `?q=${'x'.repeat(101)}`])('%s is refused', async (query) => {
    expect((await admin().list(query)).status).toBe(422);
  });

  test('says nothing of passwords', async () => {
    expect(JSON.stringify((await admin().list()).body)).not.toMatch(/passwordHash|sessionVersion|\$2b\$/);
  });
});

describe('changing', () => {
  test('all fields; an unverified address gets its link anew', async () => {
    const { user } = (await create()).body;
    const wanted = person({ firstName: 'Wambui', role: 'employer' });
    const { status, body } = await admin().update(user._id, wanted);
    expect(status).toBe(200);
    expect(body.user).toEqual({ ...user, ...wanted });
    const [mail] = await mailsTo(wanted.email);
    expect(mail?.subject).toMatch(/Verify your email/);
    expect(await deeds(user._id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'user updated',
          before: expect.objectContaining({ role: 'editor', email: user.email }),
          after: expect.objectContaining({ role: 'employer', email: wanted.email }),
        }),
      ]),
    );
  });

  test('another role ends the sessions, the same one does not', async () => {
    const user = await makeUser('editor');
    const wanted = person();
    expect((await admin().update(user.id, wanted)).status).toBe(200);
    expect((await as(user).me()).status).toBe(200);
    expect((await admin().update(user.id, { ...wanted, role: 'employer' })).status).toBe(200);
    expect(await as(user).me()).toMatchObject({
      status: 401,
      body: { message: 'Session expired. Please login again.' },
    });
  });

  test('a password is neither wanted nor taken', async () => {
    const user = await makeUser('editor');
    expect((await admin().update(user.id, { ...person(), password: 'Another#2026' })).status).toBe(200);
    expect((await UserModel.findById(user._id).lean())?.passwordHash).toBe('none');
  });

  test('what another has is refused beside the field, one’s own is not', async () => {
    const user = await makeUser('editor');
    const other = (await create()).body.user;
    expect(await admin().update(user.id, person({ email: other.email }))).toMatchObject({
      status: 409,
      body: { errors: { email: 'This email is taken. Please choose another' } },
    });
    const { _id, firstName, lastName, phoneNumber, email, username, role } = other;
    const same = { firstName, lastName, phoneNumber, email, username, role };
    expect((await admin().update(_id, same)).status).toBe(200);
  });

  test('wrong fields are refused', async () => {
    const user = await makeUser('editor');
    expect(await admin().update(user.id, person({ phoneNumber: '1', role: 'boss' }))).toMatchObject({
      status: 422,
      body: {
        message: 'Please fix the errors in the form to continue',
        errors: { phoneNumber: expect.any(String), role: 'Please choose a role' },
      },
    });
  });
});

describe('activating', () => {
  test('keeps somebody out, ends the sessions, and lets them in again', async () => {
    const { token, user } = await newUser();
    expect(await admin().set(user._id, 'deactivate')).toMatchObject({
      status: 200,
      body: { message: 'Akinyi Otieno has been deactivated.' },
    });
    expect(await as({ token }).me()).toMatchObject({
      status: 403,
      body: { message: 'Account deactivated. Please contact support.' },
    });
    await expect(logIn(user.username)).rejects.toThrow(
      /Your account has been deactivated. Please contact support./,
    );
    expect((await admin().set(user._id, 'activate')).body.message).toBe('Akinyi Otieno has been activated.');
    expect((await as({ token }).me()).status).toBe(401);
    expect((await logIn(user.username)).user._id).toBe(user._id);
    expect((await deeds(user._id)).map(({ action }) => action).sort()).toEqual([
      'user activated',
      'user deactivated',
    ]);
  });

  test('twice is once', async () => {
    const user = await makeUser('editor', { isActive: false });
    expect((await admin().set(user.id, 'deactivate')).status).toBe(200);
    expect(await deeds(user.id)).toEqual([]);
  });

  test.each([undefined, 'delete', { $ne: '' }])('%o is no action', async (action) => {
    const user = await makeUser('editor');
    expect((await admin().set(user.id, action)).status).toBe(422);
  });
});

describe('deleting', () => {
  test('a graduate goes with resumes, files, applications and tokens', async () => {
    const { token, user } = await newUser();
    const _id = new Types.ObjectId(user._id);
    const form = new FormData();
    form.append('resume', new File([new Uint8Array(pdfFile('cv'))], 'cv.pdf'));
    const uploaded = await api<{ resume: { _id: string } }>('POST', '/api/users/upload-resume', {
      token,
      form,
    });
    const listing = await makeListing({ industryId: 9 });
    const json = { internshipId: listing._id.toHexString(), resumeId: uploaded.body.resume._id };
    expect((await api('POST', '/api/applications', { token, json })).status).toBe(201);
    expect(await admin().remove(user._id)).toMatchObject({
      status: 200,
      body: { message: 'Akinyi Otieno has been deleted.' },
    });
    expect(await UserModel.exists({ _id })).toBeNull();
    expect(await ResumeModel.exists({ userId: _id })).toBeNull();
    expect(await ApplicationModel.exists({ userId: _id })).toBeNull();
    expect(await AccountTokenModel.exists({ userId: _id })).toBeNull();
    expect(await storedFiles(_id)).toEqual({ files: 0, chunks: 0 });
    expect(await as({ token }).me()).toMatchObject({ status: 401, body: { message: 'User not found' } });
    expect((await admin().remove(user._id)).status).toBe(404);
    expect(await deeds(user._id)).toEqual([]);
    const [deed] = await AuditEntryModel.find({ actorId: administrator._id })
      .sort({ at: -1 })
      .limit(1)
      .lean();
    expect(deed).toMatchObject({ action: 'user deleted', target: { label: 'Deleted account' }, after: null });
  });

  test('an employer’s listings close and what waits is withdrawn', async () => {
    const employer = await makeUser('employer');
    const listing = await makeListing({ industryId: 9, employerId: employer._id });
    const pending = await SubmissionModel.create({
      title: 'Waiting',
      company: 'Bonde',
      location: 'Nakuru',
      duration: '3 months',
      applicationDeadline: inDays(9),
      howToApply: 'By mail',
      applyLink: 'https://example.org',
      file: { fileId: new Types.ObjectId(), fileName: 'a.pdf', contentType: 'application/pdf', size: 1 },
      submittedBy: employer._id,
    });
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
    const own = person({ role: 'administrator' });
    expect(await as(self).update(self.id, { ...own, role: 'editor' })).toMatchObject({
      status: 409,
      body: { message: 'You cannot change your own role.' },
    });
    expect(await as(self).set(self.id, 'deactivate')).toMatchObject({
      status: 409,
      body: { message: 'You cannot deactivate your own account.' },
    });
    expect(await as(self).remove(self.id)).toMatchObject({
      status: 409,
      body: { message: 'You cannot delete your own account here.' },
    });
    expect((await as(self).update(self.id, own)).status).toBe(200);
    expect((await as(self).list()).status).toBe(200);
  });

  test('one may do it to another', async () => {
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => makeUser('administrator')));
    expect((await admin().update(one?.id ?? '', person({ role: 'editor' }))).status).toBe(200);
    expect((await admin().set(two?.id ?? '', 'deactivate')).status).toBe(200);
    expect((await admin().remove(three?.id ?? '')).status).toBe(200);
    expect((await admin().update(two?.id ?? '', person({ role: 'employer' }))).status).toBe(200);
  });

  test.each([
    ['deactivate', (by: TestUser, other: TestUser) => as(by).set(other.id, 'deactivate')],
    ['demote', (by: TestUser, other: TestUser) => as(by).update(other.id, person({ role: 'employer' }))],
    ['delete', (by: TestUser, other: TestUser) => as(by).remove(other.id)],
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
  const calls = as(user);
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
