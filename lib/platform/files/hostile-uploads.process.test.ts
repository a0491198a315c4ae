import { Agent } from 'node:http';
import mongoose from 'mongoose';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clientFor, type Client } from '@/dev/testing/client/client-for';
import { pdfFile } from '@/dev/testing/data/documents';
import { makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackForFile } from '@/dev/testing/stack/for-file';
import { HOSTILE_DOCUMENTS, type Outcome } from '@/dev/testing/data/hostile-documents';
import { HOSTILE_PICTURES } from '@/dev/testing/data/hostile-pictures';
import {
  filePart,
  MULTIPART,
  rawUpload,
  textPart,
  wholeForm,
  type RawUpload,
} from '@/dev/testing/client/raw-upload';
import { submissionFields } from '@/dev/testing/client/submission-form';

/** A separate service, so that its database contains only these uploads. */
const stack = stackForFile();
let client: Client;
let graduate: TestUser, employer: TestUser, administrator: TestUser;
beforeAll(async () => {
  client = clientFor(stack());
  graduate = await makeUser('recent graduate');
  employer = await makeUser('employer');
  administrator = await makeUser('administrator');
});

async function stored(): Promise<{ files: number; chunks: number }> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('not connected');
  const [files, chunks] = await Promise.all(
    ['files.files', 'files.chunks'].map((name) => db.collection(name).countDocuments()),
  );
  return { files: files ?? 0, chunks: chunks ?? 0 };
}

/** A call that accepts a file: its field, the other fields, and how to find the file in the response. */
interface Target {
  path: string;
  field: string;
  user: () => TestUser;
  beside: Buffer[];
  noFile: string;
  fetchedFrom: (answer: {
    resume?: { filePath: string };
    submission?: { _id: string };
  }) => [string, TestUser];
  /** Removes a successful upload. */
  clear: () => Promise<void>;
}

const startAgain = async (role: 'recent graduate' | 'employer', user: TestUser): Promise<TestUser> => {
  const path = `/api/admin/deleteuser/${user.id}`;
  expect((await client.api('DELETE', path, { token: administrator.token })).status).toBe(200);
  return makeUser(role);
};

const RESUME: Target = {
  path: '/api/users/upload-resume',
  field: 'resume',
  user: () => graduate,
  beside: [],
  noFile: 'Please select a file!',
  fetchedFrom: ({ resume }) => [resume?.filePath ?? '', graduate],
  clear: async () => void (graduate = await startAgain('recent graduate', graduate)),
};
const SUBMISSION: Target = {
  path: '/api/employer/submit-internship',
  field: 'internshipFile',
  user: () => employer,
  beside: [textPart('data', JSON.stringify(submissionFields()))],
  noFile: 'Please fill all fields and upload your file!',
  fetchedFrom: (answer) => [
    `/api/admin/internship-submissions/${answer.submission?._id}/download`,
    administrator,
  ],
  clear: async () => void (employer = await startAgain('employer', employer)),
};
const PICTURE: Target = {
  ...RESUME,
  path: '/api/users/profile/picture',
  field: 'picture',
  fetchedFrom: () => ['/api/users/profile/picture', graduate],
};

const send = ({ path, user }: Target, upload: Omit<RawUpload, 'token'>) =>
  rawUpload(stack().appUrl + path, { token: user().token, ...upload });

async function fetchFile(target: Target, answer: string) {
  const [path, { token }] = target.fetchedFrom(JSON.parse(answer) as Parameters<Target['fetchedFrom']>[0]);
  const response = await fetch(stack().appUrl + path, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

const NOTHING = { files: 0, chunks: 0 };
const REFUSALS: Partial<Record<Outcome, [status: number, message: string]>> = {
  wrongType: [415, 'Only PDF and Word documents are allowed'],
  tooLarge: [413, 'File size exceeds 2MB limit'],
};
const CONTENT_TYPES: Partial<Record<Outcome, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A file name that is safe on any system: one accepted extension, no invisible characters, no folder. */
const SAFE_NAME = /^attachment; filename="[^"\\/\p{Cc}]{1,120}"(; filename\*=UTF-8''[^;\s]+)?$/u;

describe.each([
  ['a resume', RESUME],
  ['the file of a submission', SUBMISSION],
])('as %s', (_, target) => {
  test.each(HOSTILE_DOCUMENTS)('$what', async ({ fileName, bytes, outcome }) => {
    const body = wholeForm(...target.beside, filePart(target.field, fileName, bytes));
    const { status, text } = await send(target, { body });
    const refusal = REFUSALS[outcome];
    if (refusal) {
      expect([status, (JSON.parse(text) as { message: string }).message]).toEqual(refusal);
      expect(await stored()).toEqual(NOTHING);
      return;
    }
    expect(status).toBe(201);
    const file = await fetchFile(target, text);
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(file.headers.get('content-type')).toBe(CONTENT_TYPES[outcome]);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const disposition = file.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(SAFE_NAME);
    expect(disposition).toMatch(new RegExp(`\\.${outcome}("|$)`, 'i'));
    await target.clear();
    expect(await stored()).toEqual(NOTHING);
  });
});

describe('as a picture', () => {
  test.each(HOSTILE_PICTURES)('$what', async ({ make, refusal }) => {
    const { status, text } = await send(PICTURE, {
      body: wholeForm(filePart('picture', 'me.jpg', await make())),
    });
    if (refusal) {
      expect([status, (JSON.parse(text) as { message: string }).message]).toEqual(refusal);
      expect(await stored()).toEqual(NOTHING);
      return;
    }
    expect(status).toBe(200);
    const { bytes, headers } = await fetchFile(PICTURE, text);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-disposition')).toBe('attachment; filename="picture.webp"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const { format, width, height, pages, space, exif, icc, xmp, iptc } = await sharp(bytes).metadata();
    expect({ format, width, height, pages, space }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      pages: undefined,
      space: 'srgb',
    });
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toMatch(/script|PK\x03\x04|Zuberi/);
    await PICTURE.clear();
    expect(await stored()).toEqual(NOTHING);
  });
});

describe.each([
  ['a resume', RESUME],
  ['the file of a submission', SUBMISSION],
  ['a picture', PICTURE],
])('on the way as %s', (_, target) => {
  const file = (field = target.field) => filePart(field, 'cv.pdf', pdfFile('x', 900_000));
  const named = (name: string) => wholeForm(...target.beside, filePart(target.field, name, pdfFile()));
  const whole = () => wholeForm(...target.beside, file());
  const DAMAGED = 'The upload was cut off or is damaged. Please try again.';
  const ONE_FILE = `Please send one file, in the field "${target.field}".`;

  test.each<[string, () => Omit<RawUpload, 'token'>, number, string]>([
    ['a form cut in the file', () => ({ body: whole().subarray(0, 500_000) }), 400, DAMAGED],
    ['a form cut before its last line', () => ({ body: whole().subarray(0, -20) }), 400, DAMAGED],
    ['an empty body', () => ({ body: Buffer.alloc(0) }), 400, DAMAGED],
    ['no boundary', () => ({ body: whole(), contentType: 'multipart/form-data' }), 400, DAMAGED],
    ['another boundary', () => ({ body: whole(), contentType: `${MULTIPART}x` }), 400, DAMAGED],
    [
      'control characters in the name of the file',
      () => ({ body: named('c\u0001v\u001b[2J.pdf') }),
      400,
      DAMAGED,
    ],
    [
      'a line break in the name of the file',
      () => ({ body: named('a\r\nSet-Cookie: a=b.pdf') }),
      422,
      target.noFile,
    ],
    [
      'another content type',
      () => ({ body: whole(), contentType: 'application/pdf' }),
      415,
      'Send the file in a form (Content-Type: multipart/form-data).',
    ],
    ['another field', () => ({ body: wholeForm(...target.beside, file('other')) }), 422, ONE_FILE],
    ['two files', () => ({ body: wholeForm(...target.beside, file(), file()) }), 422, ONE_FILE],
    ['two files, one elsewhere', () => ({ body: wholeForm(file('other'), file()) }), 422, ONE_FILE],
    ['no file', () => ({ body: wholeForm(...target.beside) }), 422, target.noFile],
    [
      'no file chosen in a browser',
      () => ({ body: wholeForm(...target.beside, filePart(target.field, '', Buffer.alloc(0))) }),
      422,
      target.noFile,
    ],
    [
      'thirty megabytes',
      () => ({
        body: wholeForm(filePart(target.field, 'cv.pdf', pdfFile('x', 30_000_000))),
        contentLength: 'none',
      }),
      413,
      'File size exceeds 2MB limit',
    ],
  ])('%s', async (__, upload, status, message) => {
    const answer = await send(target, upload());
    expect([answer.status, (JSON.parse(answer.text || '{}') as { message?: string }).message]).toEqual([
      status,
      message,
    ]);
    expect(await stored()).toEqual(NOTHING);
  });

  test('whatever is refused, the connection serves the next request', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const refused = await send(target, { body: whole(), contentType: 'multipart/form-data', agent });
    const next = await send(target, { body: whole(), contentType: 'text/plain', agent });
    agent.destroy();
    expect([refused.status, next.status]).toEqual([400, 415]);
  });

  test('somebody who goes away half-way', async () => {
    const begun = () => until(async () => expect((await stored()).chunks).toBeGreaterThan(0));
    const leaveWhen = target === PICTURE ? async () => undefined : begun;
    expect(await send(target, { body: whole(), leaveWhen })).toEqual({ status: 0, text: '' });
    await until(async () => expect(await stored()).toEqual(NOTHING));
  });
});

test.each([
  ['a resume', RESUME],
  ['the file of a submission', SUBMISSION],
])('%s in chunks, without a length, is taken', async (_, target) => {
  const bytes = pdfFile('x', 900_000);
  const body = wholeForm(...target.beside, filePart(target.field, 'cv.pdf', bytes));
  const { status, text } = await send(target, { body, contentLength: 'none' });
  expect(status).toBe(201);
  expect((await fetchFile(target, text)).bytes.equals(bytes)).toBe(true);
  await target.clear();
  expect(await stored()).toEqual(NOTHING);
});
