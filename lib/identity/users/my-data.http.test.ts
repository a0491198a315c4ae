import { Types } from 'mongoose';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { api, linkIn, logIn, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { pdfFile } from '@/dev/testing/data/documents';
import { fileForm } from '@/dev/testing/client/file-form';
import { download, upload } from '@/dev/testing/client/files';
import { everything } from '@/dev/testing/data/database-text';
import { makeListing, makeUser, storedFiles } from '@/dev/testing/data/fixtures';
import { registrationOf } from '@/dev/testing/client/registration';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { submissionFields, submissionForm } from '@/dev/testing/client/submission-form';
import { unzip } from '@/dev/testing/data/unzip';
import { UserModel } from '@/models/user';
import { continueUserDeletions } from './continue-user-deletions';

/** How long to wait for a deletion, in milliseconds. */
const TEN_MINUTES = 10 * 60_000;

const EXPORT = '/api/users/me/export';

stackDatabase();

describe('all my data', () => {
  test('is one ZIP with the facts and the files, and nobody else’s', async () => {
    const [user, other] = [await makeUser('recent graduate'), await makeUser('recent graduate')];
    const bytes = pdfFile('my own resume');
    const { resume } = (await upload(user, bytes, { name: 'wasifu.pdf' })).body;
    await upload(other, pdfFile('of another'), { name: 'other.pdf' });
    const listing = await makeListing({ title: 'Exported Intern' });
    const json = { internshipId: listing._id.toHexString(), resumeId: resume._id };
    await api('POST', '/api/applications', { token: user.token, json });

    const zip = await download(user, EXPORT);
    expect(zip.status).toBe(200);
    expect(zip.headers.get('content-type')).toBe('application/zip');
    expect(zip.headers.get('content-disposition')).toBe('attachment; filename="my-data.zip"');
    const files = unzip(zip.bytes);
    const path = `files/resumes/${resume._id}/wasifu.pdf`;
    expect([...files.keys()]).toEqual(['data.json', path]);
    expect(files.get(path)?.equals(bytes)).toBe(true);
    expect(JSON.parse(files.get('data.json')?.toString() ?? '')).toMatchObject({
      profile: { _id: user.id, role: 'recent graduate' },
      resumes: [{ _id: resume._id, fileName: 'wasifu.pdf', file: path }],
      applications: [{ title: 'Exported Intern', resumeId: resume._id, status: 'applied' }],
      applyClicks: [{ internshipId: listing._id.toHexString() }],
      downloadsOfMyResumes: [],
    });
    expect(zip.bytes.toString('latin1')).not.toContain('passwordHash');
  });

  test('of somebody who has nothing but an account is a ZIP all the same', async () => {
    for (const role of ['administrator', 'editor', 'employer', 'recent graduate'] as const) {
      const zip = await download(await makeUser(role), EXPORT);
      expect([...unzip(zip.bytes).keys()]).toEqual(['data.json']);
    }
    expect((await download({ token: 'none' }, EXPORT)).status).toBe(401);
  });
});

describe('deleting my account', () => {
  const remove = (token: string, password: unknown) =>
    api<{ message: string }>('DELETE', '/api/users/me', { token, json: { password } });

  test('needs the password; then the account, its files and its session are gone', async () => {
    const user = await newUser();
    const _id = new Types.ObjectId(user.user._id);
    await upload(user, pdfFile());
    for (const wrong of ['', 'Wrong#2026', undefined, { $ne: '' }]) {
      expect((await remove(user.token, wrong)).status).toBe(422);
    }
    expect(await UserModel.exists({ _id })).not.toBeNull();
    const { status, headers } = await remove(user.token, user.password);
    expect(status).toBe(200);
    expect(headers.getSetCookie().join()).toContain('Max-Age=0');
    expect(headers.getSetCookie().join()).toContain('Path=/account-deleted');
    expect(await UserModel.exists({ _id })).toBeNull();
    expect(await storedFiles(_id)).toEqual({ files: 0, chunks: 0 });
    expect((await api('GET', '/api/users/me', { token: user.token })).status).toBe(401);
    const json = { emailOrUsername: user.email, password: user.password };
    expect((await api('POST', '/api/auth/login', { json })).status).toBe(401);
  });

  test('an administrator is not let go by themself', async () => {
    const { token, _id } = await makeUser('administrator');
    expect((await remove(token, 'Karibu#2026')).status).toBe(409);
    expect(await UserModel.exists({ _id, isActive: true })).not.toBeNull();
  });

  test.each(['recent graduate', 'employer'] as const)(
    'of a %s who did all there is to do, nothing stays once ten minutes have passed',
    async (role) => {
      const person = await livesALife(role);
      const left = async () => {
        const all = await everything();
        return person.traces.filter((trace) => all.includes(trace));
      };
      expect(await left()).toEqual(person.traces);
      expect((await remove(person.token, person.password)).status).toBe(200);
      const subjects = async () => (await mailsTo(person.email)).map(({ subject }) => subject);
      await expect.poll(subjects).toContain('Your Mwanzo account was deleted');
      await continueUserDeletions(undefined, new Date(Date.now() + TEN_MINUTES));
      await expect.poll(left).toEqual([]);
    },
  );
});

/** Registers a user with unique data who uploads files, applies, submits a listing (if an employer) and changes name and e-mail. */
async function livesALife(role: 'recent graduate' | 'employer') {
  const letters = () => uniqueLetters().replace(/^./, (first) => first.toUpperCase());
  const phoneNumber = `07${Math.floor(Math.random() * 1e8)}`.padEnd(10, '3');
  const form = registrationOf({ role, firstName: letters(), lastName: letters(), phoneNumber });
  await api('POST', '/api/auth/register', { json: form });
  const [mail] = await mailsTo(form.email);
  if (!mail) throw new Error('no mail came');
  await api(
    'GET',
    `/api${new URL(linkIn(mail, '/verify-email/')).pathname.replace('/verify', '/auth/verify')}`,
  );
  const { token, user } = await logIn(form.username);
  const marker = `The file of ${user._id}`;
  const { resume } = (await upload({ token }, pdfFile(marker))).body;
  await uploadPicture(token);
  const listing = await makeListing({ postedBy: (await makeUser('employer'))._id });
  const json = { internshipId: listing._id.toHexString(), resumeId: resume._id };
  expect((await api('POST', '/api/applications', { token, json })).status).toBe(201);
  if (role === 'employer')
    await submitListing(token, { howToApply: `Ask ${form.firstName}, ${phoneNumber}` });

  const wanted = `${uniqueLetters()}@new.example`;
  const corrected = { firstName: letters(), lastName: `${letters()}’a` };
  const change = { email: wanted, phoneNumber, ...corrected, currentPassword: form.password };
  expect((await api('PUT', '/api/users/profile', { token, json: change })).status).toBe(200);
  await mailsTo(wanted);
  const { firstName, lastName, username, email, password } = form;
  const names = [firstName, lastName, ...Object.values(corrected)];
  const traces = [user._id, ...names, username, email, wanted, phoneNumber, marker];
  return { token, email, password, traces };
}

async function uploadPicture(token: string): Promise<void> {
  const background = { r: 200, g: 100, b: 50 };
  const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  const form = fileForm('picture', { name: 'me.png', bytes });
  expect((await api('POST', '/api/users/profile/picture', { token, form })).status).toBe(200);
}

async function submitListing(token: string, change: Record<string, string>): Promise<void> {
  const form = submissionForm(submissionFields(change), { name: 'details.pdf', bytes: pdfFile('Details') });
  expect((await api('POST', '/api/employer/submit-internship', { token, form })).status).toBe(201);
}
