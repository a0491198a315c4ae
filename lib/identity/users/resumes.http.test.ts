import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { docFile, docxFile, pdfFile, zipFile } from '@/dev/testing/data/documents';
import { makeListing, makeUser, storedFiles, type TestUser } from '@/dev/testing/data/fixtures';
import { orphanChunks, upload, download } from '@/dev/testing/client/files';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { ResumeModel } from '@/models/resume';
import { UserModel } from '@/models/user';

const MB2 = 2 * 1024 * 1024;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const NOTHING = { files: 0, chunks: 0 };

stackDatabase();

describe('a resume that is taken', () => {
  test.each([
    ['a PDF', 'Wasifu wa Wanjikũ.pdf', pdfFile(), 'application/pdf'],
    ['a PDF one byte short of 2 MB', 'cv.pdf', pdfFile('x', MB2 - 1), 'application/pdf'],
    ['a PDF of exactly 2 MB', 'cv.pdf', pdfFile('x', MB2), 'application/pdf'],
    ['a DOC', 'cv.doc', docFile(), 'application/msword'],
    [
      'a DOCX',
      'cv.docx',
      docxFile(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s, and comes back byte by byte', async (_, name, bytes, type) => {
    const user = await makeUser('recent graduate');
    const { status, body } = await upload(user, bytes, { name });
    expect(status).toBe(201);
    expect(body.resume).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      fileName: name,
      uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      filePath: `/api/users/resume/${body.resume._id}`,
    });
    const file = await download(user, body.resume.filePath);
    expect(file.status).toBe(200);
    expect(sha256(file.bytes)).toBe(sha256(bytes));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename/);
    const me = await api<{ user: { resume: unknown } }>('GET', '/api/users/me', { token: user.token });
    expect(me.body.user.resume).toEqual(body.resume);
  });

  test('its name is given back whole, in the form browsers read', async () => {
    const user = await makeUser('recent graduate');
    const { body } = await upload(user, pdfFile(), { name: 'Wasifu wa Wanjikũ.pdf' });
    const { headers } = await download(user, body.resume.filePath);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Wasifu wa Wanjik?.pdf"; filename*=UTF-8''Wasifu%20wa%20Wanjik%C5%A9.pdf`,
    );
  });

  test.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['resume.html', 'resume.html.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ])('a name like %s is stored harmlessly', async (name, fileName) => {
    const user = await makeUser('recent graduate');
    expect((await upload(user, pdfFile(), { name })).body.resume.fileName).toBe(fileName);
  });

  test('every role may have one', async () => {
    for (const role of ['administrator', 'editor', 'employer'] as const) {
      expect((await upload(await makeUser(role), pdfFile())).status).toBe(201);
    }
  });
});

describe('a newer resume takes the place of the older one', () => {
  test('which is removed with its file when no application was sent with it', async () => {
    const user = await makeUser('recent graduate');
    const first = (await upload(user, pdfFile('first'))).body.resume;
    const second = (await upload(user, pdfFile('second'))).body.resume;
    expect((await download(user, first.filePath)).status).toBe(404);
    expect((await download(user, second.filePath)).bytes.equals(pdfFile('second'))).toBe(true);
    expect(await ResumeModel.countDocuments({ userId: user._id })).toBe(1);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });

  test('which stays when an application was sent with it', async () => {
    const user = await makeUser('recent graduate');
    const first = (await upload(user, pdfFile('first'))).body.resume;
    const listing = await makeListing({ industryId: 13 });
    const application = { internshipId: listing._id.toHexString(), resumeId: first._id };
    expect((await api('POST', '/api/applications', { token: user.token, json: application })).status).toBe(
      201,
    );
    await upload(user, pdfFile('second'));
    expect((await download(user, first.filePath)).bytes.equals(pdfFile('first'))).toBe(true);
    expect(await storedFiles(user._id)).toEqual({ files: 2, chunks: 2 });
  });

  test('of 20 at once, one remains, and it is the user’s', async () => {
    const user = await makeUser('recent graduate');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => upload(user, pdfFile(`resume ${index}`))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const left = await ResumeModel.find({ userId: user._id });
    expect(left).toHaveLength(1);
    expect(await UserModel.exists({ _id: user._id, resumeId: left[0]?._id })).not.toBeNull();
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });
});

describe('a resume that is refused leaves nothing behind', () => {
  const WRONG = 'Only PDF and Word documents are allowed';
  test.each([
    ['one byte more than 2 MB', 413, 'File size exceeds 2MB limit', pdfFile('x', MB2 + 1), 'cv.pdf'],
    ['30 MB', 413, 'File size exceeds 2MB limit', Buffer.alloc(30_000_000, '%PDF-1.4 '), 'cv.pdf'],
    ['empty', 415, WRONG, Buffer.alloc(0), 'cv.pdf'],
    ['text called PDF', 415, WRONG, Buffer.from('not a PDF'), 'cv.pdf'],
    ['a large page called PDF', 415, WRONG, Buffer.alloc(1_500_000, '<script>'), 'cv.pdf'],
    ['a zip called DOCX', 415, WRONG, zipFile({ 'a.txt': Buffer.alloc(1_000_000) }), 'cv.docx'],
  ])('%s', async (_, status, message, bytes, name) => {
    const user = await makeUser('recent graduate');
    const answer = await upload(user, bytes, { name });
    expect(answer).toMatchObject({ status, body: { message } });
    expect(await storedFiles(user._id)).toEqual(NOTHING);
    expect(await ResumeModel.exists({ userId: user._id })).toBeNull();
  });

  test('no file', async () => {
    const { token } = await makeUser('recent graduate');
    const form = new FormData();
    form.append('note', 'no file');
    expect(await api('POST', '/api/users/upload-resume', { token, form })).toMatchObject({
      status: 422,
      body: { message: 'Please select a file!', errors: { resume: 'Please select a file!' } },
    });
  });

  test('two files, and a file in another field', async () => {
    const user = await makeUser('recent graduate');
    for (const fields of [['resume', 'resume'], ['resume', 'cv'], ['cv']]) {
      const form = new FormData();
      for (const field of fields) form.append(field, new File([new Uint8Array(pdfFile())], 'cv.pdf'));
      const answer = await api('POST', '/api/users/upload-resume', { token: user.token, form });
      expect(answer.status).toBe(422);
    }
    expect(await storedFiles(user._id)).toEqual(NOTHING);
  });

  test('somebody who is not signed in: 401, before the file is read', async () => {
    const { status } = await upload({ token: 'none' }, pdfFile());
    expect(status).toBe(401);
  });

  test('a client that goes away half-way, and a form that ends half-way', async () => {
    const user = await makeUser('recent graduate');
    const before = await orphanChunks();
    const head =
      '--xyz\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
    const half = Buffer.concat([Buffer.from(head), pdfFile('x', 1_200_000)]);
    const start = (length: number) => {
      const call = httpRequest(`${inject('appUrl')}/api/users/upload-resume`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${user.token}`,
          'content-type': 'multipart/form-data; boundary=xyz',
          'content-length': length,
        },
      });
      return new Promise<number>((resolve) => {
        call.on('error', () => resolve(0));
        call.on('response', (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? 0);
        });
        if (length === half.length) call.end(half);
        else call.write(half, () => call.destroy());
      });
    };
    expect(await start(half.length)).toBe(400);
    expect(await start(half.length + 500_000)).toBe(0);
    await vi.waitFor(async () => expect(await orphanChunks()).toBe(before), { timeout: 10_000 });
    expect(await storedFiles(user._id)).toEqual(NOTHING);
    expect((await upload(user, pdfFile())).status).toBe(201);
  });
});

describe('who may open a resume', () => {
  let owner: TestUser, path: string;
  beforeAll(async () => {
    owner = await makeUser('recent graduate');
    path = (await upload(owner, pdfFile('mine'))).body.resume.filePath;
  });

  test('an administrator may', async () => {
    const file = await download(await makeUser('administrator'), path);
    expect(file.bytes.equals(pdfFile('mine'))).toBe(true);
  });

  test.each(['recent graduate', 'employer', 'editor'] as const)('another %s may not', async (role) => {
    const { status, bytes } = await download(await makeUser(role), path);
    expect(status).toBe(404);
    expect(JSON.parse(bytes.toString())).toEqual({ message: 'Resume not found' });
  });

  test('a visitor may not', async () => {
    expect((await download({ token: 'none' }, path)).status).toBe(401);
  });

  test.each(['abc', '000000000000000000000000', '%7B%7D'])('%s is none', async (id) => {
    expect((await download(owner, `/api/users/resume/${id}`)).status).toBe(404);
  });
});

test('who I am: with resume and picture, without secrets', async () => {
  const user = await makeUser('recent graduate');
  const { status, body } = await api<{ user: object }>('GET', '/api/users/me', { token: user.token });
  expect(status).toBe(200);
  expect(Object.keys(body.user).sort()).toEqual(
    '_id createdAt email firstName isActive isVerified lastName pendingEmail phoneNumber picture resume role username'.split(
      ' ',
    ),
  );
  expect(body.user).toMatchObject({ _id: user.id, resume: null, picture: null });
});
