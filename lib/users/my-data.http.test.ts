import mongoose, { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api, newUser } from '@/dev/testing/client';
import { pdfFile } from '@/dev/testing/documents';
import { download, upload } from '@/dev/testing/files';
import { connectToStack, makeListing, makeUser, storedFiles } from '@/dev/testing/fixtures';
import { UserModel } from '@/models/user';

const EXPORT = '/api/users/me/export';

beforeAll(() => connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') }));
afterAll(() => mongoose.disconnect());

/** Names and stored sizes in the list of contents of a ZIP. */
function entriesOf(zip: Buffer): { name: string; at: number }[] {
  const entries = [];
  let at = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  while (at >= 0 && zip.readUInt32LE(at) === 0x02014b50) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: zip.subarray(at + 46, at + 46 + name).toString(),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

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
    expect(entriesOf(zip.bytes).map(({ name }) => name)).toEqual([
      'data.json',
      `files/resumes/${resume._id}/wasifu.pdf`,
    ]);
    expect(zip.bytes.includes(bytes)).toBe(true);
  });

  test('of somebody who has nothing but an account is a ZIP all the same', async () => {
    for (const role of ['administrator', 'editor', 'employer', 'recent graduate'] as const) {
      const zip = await download(await makeUser(role), EXPORT);
      expect(entriesOf(zip.bytes).map(({ name }) => name)).toEqual(['data.json']);
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
});
