import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { docxFile, pdfFile } from '@/dev/testing/data/documents';
import { download } from '@/dev/testing/client/files';
import { inDays, makeUser, storedFiles, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { approve, decide, facts, resubmit, SUBMISSIONS, submit } from '@/dev/testing/client/submission-calls';
import { SubmissionModel } from '@/models/submission';
import { STATED_NAMES } from '@/models/submission-fields';
import type { OwnSubmission } from './mapper';

const MB2 = 2 * 1024 * 1024;
const FILL = 'Please fill all fields and upload your file!';

let administrator: TestUser, employer: TestUser;
stackDatabase();
beforeAll(async () => {
  [administrator, employer] = [await makeUser('administrator'), await makeUser('employer')];
});

describe('submitting', () => {
  test('is stored as it was sent, and waits', async () => {
    const wanted = facts();
    const { status, body } = await submit(employer, wanted, {
      name: 'Maelezo ya kazi.docx',
      bytes: docxFile(),
    });
    expect(status).toBe(201);
    expect(body.submission).toEqual({
      ...wanted,
      ...Object.fromEntries(STATED_NAMES.map((name) => [name, null])),
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: expect.stringMatching(/Z$/),
      status: 'pending',
      comments: null,
      internshipId: null,
      replaces: null,
      publishOn: null,
      file: { fileName: 'Maelezo ya kazi.docx', size: docxFile().length },
    });
  });

  test.each(Object.keys(facts()))('without %s', async (field) => {
    const user = await makeUser('employer');
    for (const value of [undefined, '', '   ', null, { $ne: '' }]) {
      const { status, body } = await submit(user, facts({ [field]: value }));
      expect({ status, body }).toEqual({ status: 422, body: { message: FILL, errors: { [field]: FILL } } });
    }
    expect(await storedFiles(user._id)).toEqual({ files: 0, chunks: 0 });
    expect(await SubmissionModel.exists({ submittedBy: user._id })).toBeNull();
  });

  test('without a file, without the texts, with texts that are not JSON', async () => {
    const user = await makeUser('employer');
    const answers = [
      await submit(user, facts(), null),
      await submit(user, undefined),
      await submit(user, '{"title":'),
      await submit(user, 'null'),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(Array(4).fill([422, FILL]));
    expect(await storedFiles(user._id)).toEqual({ files: 0, chunks: 0 });
  });

  test.each([
    [{ applicationDeadline: inDays(-1).toISOString() }, "The deadline must be later than today's date"],
    [{ applyLink: 'javascript:alert(1)' }, 'Please enter a valid URL! email (mailto:) or phone (tel:) link'],
    [{ title: 'ab' }, 'This field requires substantial content'],
  ])('with %j', async (change, message) => {
    expect(await submit(employer, facts(change))).toMatchObject({ status: 422, body: { message } });
  });

  test.each([
    ['exactly 2 MB', pdfFile('x', MB2), 201, 'Your internship has been submitted for approval.'],
    ['one byte more', pdfFile('x', MB2 + 1), 413, 'File size exceeds 2MB limit'],
    ['another type', Buffer.from('text'), 415, 'Only PDF and Word documents are allowed'],
  ])('with a file of %s', async (_, bytes, status, message) => {
    const answer = await submit(await makeUser('employer'), facts(), { name: 'a.pdf', bytes });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });
});

test('an employer sees own submissions in every state, newest first, and nobody else’s', async () => {
  const user = await makeUser('employer');
  const own = async (query = '') =>
    (
      await api<{ submissions: OwnSubmission[]; total: number; totalPages: number }>(
        'GET',
        `/api/employer/submissions${query}`,
        { token: user.token },
      )
    ).body;
  expect(await own()).toEqual({ submissions: [], page: 1, total: 0, totalPages: 1 });
  const first = (await submit(user, facts())).body.submission;
  const second = (await submit(user, facts())).body.submission;
  await decide(administrator, first._id, 'reject', { comments: 'The link does not work.' });
  expect((await own()).submissions).toEqual([
    second,
    { ...first, status: 'rejected', comments: 'The link does not work.' },
  ]);
  expect(await own('?page=2')).toEqual({ submissions: [], page: 2, total: 2, totalPages: 1 });
});

describe('submitting a rejected one again', () => {
  const rejected = async (user: TestUser) => {
    const { submission } = (await submit(user, facts())).body;
    await decide(administrator, submission._id, 'reject', { comments: 'The link does not work.' });
    return submission._id;
  };

  test('it waits again as corrected, with the new file instead of the old', async () => {
    const user = await makeUser('employer');
    const _id = await rejected(user);
    const wanted = facts({ title: 'Corrected Intern' });
    const file = { name: 'second.pdf', bytes: pdfFile('second') };
    const { status, body } = await resubmit(user, _id, wanted, file);
    expect(status).toBe(200);
    expect(body.submission).toMatchObject({
      ...wanted,
      _id,
      status: 'pending',
      comments: null,
      file: { fileName: 'second.pdf' },
    });
    const stored = await download(administrator, `${SUBMISSIONS}/${_id}/download`);
    expect(stored.bytes.equals(file.bytes)).toBe(true);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
    expect((await approve(administrator, _id)).status).toBe(200);
  });

  test('without a file, the stored one stays', async () => {
    const user = await makeUser('employer');
    const file = { name: 'Maelezo.pdf', bytes: pdfFile('first') };
    const { submission } = (await submit(user, facts(), file)).body;
    await decide(administrator, submission._id, 'reject', { comments: 'The link does not work.' });
    const { status, body } = await resubmit(user, submission._id, facts({ title: 'Corrected' }), null);
    expect(status).toBe(200);
    expect(body.submission).toMatchObject({ title: 'Corrected', status: 'pending', file: submission.file });
    const stored = await download(administrator, `${SUBMISSIONS}/${submission._id}/download`);
    expect(stored.bytes.equals(file.bytes)).toBe(true);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });

  test('of ten at once, each is taken or refused, and one file stays', async () => {
    const user = await makeUser('employer');
    const _id = await rejected(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resubmit(user, _id, facts())));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });

  test('one that is approved stays as it is', async () => {
    const user = await makeUser('employer');
    const { submission } = (await submit(user, facts())).body;
    await approve(administrator, submission._id);
    expect((await resubmit(user, submission._id, facts())).status).toBe(409);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });

  test('with something missing, with a wrong file: told so, and nothing changes', async () => {
    const user = await makeUser('employer');
    const _id = await rejected(user);
    expect(await resubmit(user, _id, facts({ title: '' }))).toMatchObject({
      status: 422,
      body: { message: FILL },
    });
    expect(await resubmit(user, _id, undefined)).toMatchObject({ status: 422, body: { message: FILL } });
    const text = { name: 'a.pdf', bytes: Buffer.from('text') };
    expect((await resubmit(user, _id, facts(), text)).status).toBe(415);
    expect(await SubmissionModel.findById(_id).lean()).toMatchObject({ status: 'rejected' });
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });

  test('not by another employer, not what is none', async () => {
    const _id = await rejected(employer);
    const other = await makeUser('employer');
    expect((await resubmit(other, _id, facts())).status).toBe(404);
    expect((await resubmit(other, 'abc', facts())).status).toBe(404);
    expect(await SubmissionModel.findById(_id).lean()).toMatchObject({ status: 'rejected' });
  });
});
