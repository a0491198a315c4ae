import mongoose, { Types } from 'mongoose';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { issueToken } from '@/lib/accounts/tokens';
import { live } from '@/lib/internships/visibility';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { abreast, MANY, printRace, tally, withStatus } from './abreast';
import { api, logIn, mailsTo } from './client';
import { TEST_PASSWORD, uniqueLetters } from './client-for';
import { pdfFile } from './documents';
import { upload } from './files';
import { connectToStack, inDays, makeListing, makeUser, storedFiles, type TestUser } from './fixtures';

/** Each of these hashes a password, a quarter of a second of a core. */
const HASHING = process.env.LONG_TESTS ? MANY : 8;
/** Employers deleted while their submission is approved. */
const DELETIONS = process.env.LONG_TESTS ? 200 : MANY;

/** Applications under way at a time while their sender is deactivated. */
const AT_ONCE = 5;

interface Said {
  message: string;
  errors?: Record<string, string>;
}

let administrators: TestUser[];

beforeAll(async () => {
  await connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') });
  administrators = await Promise.all([makeUser('administrator'), makeUser('administrator')]);
});
afterAll(() => mongoose.disconnect());

const administrator = (number: number): TestUser => {
  const one = administrators[number % administrators.length];
  if (!one) throw new Error('no administrator');
  return one;
};

const emailOf = async ({ _id }: { _id: Types.ObjectId }): Promise<string> =>
  (await UserModel.findById(_id).lean())?.email ?? '';

/** What was sent to an address once all that is queued for it has gone out: the subjects. */
async function sentTo(address: string, count: number): Promise<string[]> {
  const mails = await mailsTo(address, count);
  expect(await MailModel.countDocuments({ to: address })).toBe(count);
  return mails.map(({ subject }) => subject);
}

async function makeSubmission(employer: TestUser, title = 'Race Intern'): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await SubmissionModel.create({
    _id,
    title,
    company: 'Race Company',
    location: 'Nakuru',
    duration: '3 months',
    applicationDeadline: inDays(20),
    howToApply: 'By mail.',
    applyLink: 'https://race.example',
    file: { fileId: new Types.ObjectId(), fileName: 'a.pdf', contentType: 'application/pdf', size: 1 },
    submittedBy: employer._id,
  });
  return _id;
}

const decide = (by: TestUser, id: Types.ObjectId, verdict: 'approve' | 'reject', json: unknown) =>
  api<Said>('POST', `/api/admin/internship-submissions/${id.toHexString()}/${verdict}`, {
    token: by.token,
    json,
  });

const deeds = (id: Types.ObjectId, action: string) =>
  AuditEntryModel.countDocuments({ 'target.id': id, action });

test('one application comes of applying many times at once, and one mail to each of the two', async () => {
  const employer = await makeUser('employer');
  const graduate = await makeUser('recent graduate');
  const { resume } = (await upload(graduate, pdfFile())).body;
  const listing = await makeListing({ employerId: employer._id });
  const json = { internshipId: listing._id.toHexString(), resumeId: resume._id };
  const answers = await abreast(MANY, () =>
    api<Said & { application: { _id: string } }>('POST', '/api/applications', {
      token: graduate.token,
      json,
    }),
  );
  printRace('apply', answers);
  expect(tally(answers)).toEqual([
    `${MANY - 1} × 200 You have already applied to this internship.`,
    '1 × 201 Your application has been recorded.',
  ]);
  expect(new Set(answers.map(({ body }) => body.application._id)).size).toBe(1);
  expect(await ApplicationModel.countDocuments({ internshipId: listing._id })).toBe(1);
  await sentTo(await emailOf(graduate), 1);
  await sentTo(await emailOf(employer), 1);
});

describe('a submission', () => {
  test('approved many times at once by two administrators is published once', async () => {
    const employer = await makeUser('employer');
    const id = await makeSubmission(employer);
    const answers = await abreast(MANY, (number) =>
      decide(administrator(number), id, 'approve', { industryId: 1 + (number % 2) }),
    );
    printRace('approve', answers);
    expect(tally(answers)).toEqual([
      `${MANY - 1} × 409 This submission has already been approved by Test Person. Nothing more was changed.`,
      '1 × 200 The submission has been approved and published.',
    ]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const listings = await InternshipModel.find({ 'submissionRef.submissionId': id }).lean();
    const won = { industryId: 1 + (winner % 2), createdBy: administrator(winner)._id };
    expect(listings).toMatchObject([{ ...won, employerId: employer._id }]);
    expect(await SubmissionModel.findById(id).lean()).toMatchObject({
      status: 'approved',
      decision: { by: won.createdBy, industryId: won.industryId, internshipId: listings[0]?._id },
    });
    expect(await deeds(id, 'submission approved')).toBe(1);
    await sentTo(await emailOf(employer), 1);
  });

  test('approved and rejected at once is one of the two', async () => {
    const employer = await makeUser('employer');
    const id = await makeSubmission(employer);
    const answers = await abreast(MANY, (number) =>
      number % 2 === 0
        ? decide(administrator(0), id, 'approve', { industryId: 3 })
        : decide(administrator(1), id, 'reject', { comments: 'Please say more.' }),
    );
    printRace('approve against reject', answers);
    expect(withStatus(answers, 200)).toHaveLength(1);
    expect(withStatus(answers, 409)).toHaveLength(MANY - 1);
    const submission = await SubmissionModel.findById(id).lean();
    const listings = await InternshipModel.countDocuments({ 'submissionRef.submissionId': id });
    expect({ status: submission?.status, listings }).toEqual(
      withStatus(answers, 200)[0]?.body.message.includes('approved')
        ? { status: 'approved', listings: 1 }
        : { status: 'rejected', listings: 0 },
    );
    expect(await deeds(id, `submission ${submission?.status}`)).toBe(1);
    await sentTo(await emailOf(employer), 1);
  });

  test('approved while its employer is deleted leaves no open listing of nobody', async () => {
    const by = administrator(0);
    const people = await abreast(DELETIONS, async (number) => {
      const employer = await makeUser('employer');
      return { employer, id: await makeSubmission(employer, `Leaving Intern ${number}`) };
    });
    const answers = await Promise.all(
      people.flatMap(({ employer, id }) => [
        decide(administrator(1), id, 'approve', { industryId: 4 }),
        api<Said>('DELETE', `/api/admin/deleteuser/${employer.id}`, { token: by.token }),
      ]),
    );
    printRace('approve against the deletion of the employer', answers);
    expect(answers.map(({ status }) => status).filter((status) => ![200, 404, 409].includes(status))).toEqual(
      [],
    );
    const ids = people.map(({ employer }) => employer._id);
    expect(await UserModel.countDocuments({ _id: { $in: ids } })).toBe(0);
    const listings = await InternshipModel.find({
      'submissionRef.submissionId': { $in: people.map(({ id }) => id) },
    }).lean();
    expect(listings.filter(({ employerId }) => employerId !== null)).toEqual([]);
    expect(listings.filter(({ applicationDeadline }) => applicationDeadline > new Date())).toEqual([]);
    expect(await SubmissionModel.countDocuments({ submittedBy: { $in: ids } })).toBe(0);
  });
});

describe('registering at once', () => {
  const register = (change: Record<string, unknown>) =>
    api<Said>('POST', '/api/auth/register', {
      json: {
        firstName: 'Race',
        lastName: 'Person',
        phoneNumber: '0700000000',
        username: uniqueLetters(),
        email: `${uniqueLetters()}@test.example`,
        password: TEST_PASSWORD,
        role: 'recent graduate',
        agreement: true,
        ...change,
      },
    });

  test('the same username goes to one, and one mail goes out', async () => {
    const username = uniqueLetters();
    const emails = Array.from({ length: HASHING }, () => `${uniqueLetters()}@test.example`);
    const answers = await abreast(HASHING, (number) => register({ username, email: emails[number] }));
    printRace('register one username', answers);
    expect(tally(answers)).toEqual([
      `${HASHING - 1} × 409 This username is taken. Please choose another`,
      '1 × 201 Your registration was successful. Check your email inbox to verify your email.',
    ]);
    for (const { body } of withStatus(answers, 409)) expect(body.errors).toEqual({ username: body.message });
    const [user, ...others] = await UserModel.find({ username }).lean();
    expect(others).toEqual([]);
    expect(user?.email).toBe(emails[answers.findIndex(({ status }) => status === 201)]);
    await sentTo(user?.email ?? '', 1);
    expect(await MailModel.countDocuments({ to: { $in: emails } })).toBe(1);
  });

  test('the same e-mail makes one account; the others are answered alike, and the owner is told of each', async () => {
    const email = `${uniqueLetters()}@test.example`;
    const answers = await abreast(HASHING, () => register({ email }));
    printRace('register one e-mail', answers);
    expect(tally(answers)).toEqual([
      `${HASHING} × 201 Your registration was successful. Check your email inbox to verify your email.`,
    ]);
    expect(await UserModel.countDocuments({ email })).toBe(1);
    const subjects = await sentTo(email, HASHING);
    expect(subjects.filter((subject) => /verify/i.test(subject))).toHaveLength(1);
  });
});

test('following one verification link many times at once verifies once and says so to all', async () => {
  const user = await makeUser('recent graduate', { isVerified: false });
  const token = await issueToken('verify email', user._id, await emailOf(user));
  const answers = await abreast(MANY, (number) =>
    api<Said>(number % 2 === 0 ? 'GET' : 'POST', `/api/auth/verify-email/${token}`),
  );
  printRace('verify one token', answers);
  expect(withStatus(answers, 200)).toHaveLength(MANY);
  expect(await UserModel.findById(user._id).lean()).toMatchObject({ isVerified: true, sessionVersion: 0 });
});

test('of many new passwords chosen at once with one link, one counts', async () => {
  const user = await makeUser('recent graduate');
  const email = await emailOf(user);
  const token = await issueToken('reset password', user._id, email);
  const passwordOf = (number: number) => `Karibu#${1000 + number}`;
  const answers = await abreast(HASHING, (number) =>
    api<Said>('POST', `/api/auth/reset-password/${token}`, { json: { newPassword: passwordOf(number) } }),
  );
  printRace('reset with one token', answers);
  expect(tally(answers)).toEqual([
    `${HASHING - 1} × 400 This reset link is not valid or was used already. Please ask for a new one.`,
    '1 × 200 Your password has been changed. You can log in with the new one now.',
  ]);
  expect((await UserModel.findById(user._id).lean())?.sessionVersion).toBe(1);
  await logIn(email, passwordOf(answers.findIndex(({ status }) => status === 200)));
});

describe('uploading at once', () => {
  test('many resumes leaves one of them, with its file', async () => {
    const user = await makeUser('recent graduate');
    const answers = await abreast(MANY, (number) => upload(user, pdfFile(`Resume ${number}`)));
    printRace('upload a resume', answers);
    expect(tally(answers)).toEqual([`${MANY} × 201 Your resume has been uploaded.`]);
    const [kept, ...others] = await ResumeModel.find({ userId: user._id }).lean();
    expect(others).toEqual([]);
    expect((await UserModel.findById(user._id).lean())?.resumeId).toEqual(kept?._id);
    expect(answers.map(({ body }) => body.resume._id)).toContain(kept?._id.toHexString());
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });

  test('many pictures leaves one of them, with its file', async () => {
    const user = await makeUser('recent graduate');
    const create = { width: 40, height: 30, channels: 3, background: '#123456' } as const;
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    const answers = await abreast(MANY, () => {
      const form = new FormData();
      form.set('picture', new File([bytes], 'me.png'));
      return api<Said>('POST', '/api/users/profile/picture', { token: user.token, form });
    });
    printRace('upload a picture', answers);
    expect(withStatus(answers, 200)).toHaveLength(MANY);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });
});

test('somebody who is deactivated while acting does nothing more, and what was acknowledged stands', async () => {
  const graduate = await makeUser('recent graduate');
  const { resume } = (await upload(graduate, pdfFile())).body;
  const listings = await abreast(MANY, (number) => makeListing({ title: `Acting Intern ${number}` }));
  const apply = (internshipId: Types.ObjectId) =>
    api<Said>('POST', '/api/applications', {
      token: graduate.token,
      json: { internshipId: internshipId.toHexString(), resumeId: resume._id },
    });
  const deactivated = api<Said>('PATCH', `/api/admin/${graduate.id}/activate`, {
    token: administrator(0).token,
    json: { action: 'deactivate' },
  });
  const each = MANY / AT_ONCE;
  const rows = await abreast(AT_ONCE, async (number) => {
    const answers = [];
    for (const { _id } of listings.slice(number * each, (number + 1) * each)) answers.push(await apply(_id));
    return answers;
  });
  const during = rows.flat();
  expect((await deactivated).status).toBe(200);
  const after = await Promise.all(listings.map(({ _id }) => apply(_id)));
  printRace('acting while being deactivated', during);
  printRace('acting once deactivated', after);
  expect(tally(after)).toEqual([`${MANY} × 403 Account deactivated. Please contact support.`]);
  expect(withStatus(during, 201).length + withStatus(during, 403).length).toBe(MANY);
  const stored = await ApplicationModel.find({ userId: graduate._id }).lean();
  const acknowledged = listings.filter((_, number) => during[number]?.status === 201);
  expect(stored.map(({ internshipId }) => internshipId.toHexString()).sort()).toEqual(
    acknowledged.map(({ _id }) => _id.toHexString()).sort(),
  );
});

test('of many edits of a listing as it was read, one is taken', async () => {
  const listing = await makeListing();
  const titleOf = (number: number) => `Edited by ${number}`;
  const answers = await abreast(MANY, (number) =>
    api<Said>('PUT', `/api/internships/${listing._id.toHexString()}`, {
      token: administrator(number).token,
      json: {
        title: titleOf(number),
        company: listing.company,
        industryId: 1,
        location: 'Nairobi',
        duration: '3 months',
        applicationDeadline: inDays(30).toISOString(),
        applyLink: listing.applyLink,
        descriptionParagraph: listing.descriptionParagraph,
        updatedAt: listing.updatedAt.toISOString(),
      },
    }),
  );
  printRace('edit a listing', answers);
  expect(tally(answers)).toEqual([
    `${MANY - 1} × 409 Somebody else has changed this internship meanwhile. Reload it and try again.`,
    '1 × 200 The internship has been updated.',
  ]);
  const stored = await InternshipModel.findOne({ _id: listing._id, ...live(new Date()) }).lean();
  expect(stored?.title).toBe(titleOf(answers.findIndex(({ status }) => status === 200)));
  expect(await deeds(listing._id, 'internship updated')).toBe(1);
});

test('a user deleted many times at once by two administrators is deleted once', async () => {
  const user = await makeUser('recent graduate');
  const deleted = () =>
    AuditEntryModel.countDocuments({
      actorId: { $in: administrators.map(({ _id }) => _id) },
      action: 'user deleted',
    });
  const before = await deleted();
  const answers = await abreast(MANY, (number) =>
    api<Said>('DELETE', `/api/admin/deleteuser/${user.id}`, { token: administrator(number).token }),
  );
  printRace('delete a user', answers);
  expect(withStatus(answers, 200)).toHaveLength(1);
  expect(withStatus(answers, 404).length + withStatus(answers, 409).length).toBe(MANY - 1);
  expect(await deleted()).toBe(before + 1);
  expect(await UserModel.exists({ _id: user._id })).toBeNull();
});
