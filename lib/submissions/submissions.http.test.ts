import mongoose, { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client';
import { docxFile, pdfFile } from '@/dev/testing/documents';
import { download } from '@/dev/testing/files';
import { inDays, makeUser, storedFiles, connectToStack, type TestUser } from '@/dev/testing/fixtures';
import type { EmployerInternship, PublicInternship } from '@/lib/internships/mapper';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import type { OwnSubmission, Submission } from './mapper';

const MB2 = 2 * 1024 * 1024;
const FILL = 'Please fill all fields and upload your file!';
const ADMIN = '/api/admin/internship-submissions';
/** No other test file writes listings of it. */
const INDUSTRY = 10;

const facts = (change: Record<string, unknown> = {}) => ({
  title: `Shamba Intern ${new Types.ObjectId().toHexString()}`,
  company: 'Bonde Farms',
  location: 'Nakuru',
  duration: '6 months',
  applicationDeadline: inDays(20).toISOString(),
  howToApply: 'Send your papers by mail.',
  applyLink: 'https://bonde.example/apply',
  ...change,
});

interface Answer {
  message: string;
  errors?: Record<string, string>;
  submission: OwnSubmission;
  internship: PublicInternship;
}

let administrator: TestUser, employer: TestUser;
beforeAll(async () => {
  await connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') });
  [administrator, employer] = [await makeUser('administrator'), await makeUser('employer')];
});
afterAll(() => mongoose.disconnect());

type Details = { name: string; bytes: Buffer } | null;
const DETAILS = { name: 'details.pdf', bytes: pdfFile('details') };

const formOf = (data: unknown, file: Details) => {
  const form = new FormData();
  if (data !== undefined) form.append('data', typeof data === 'string' ? data : JSON.stringify(data));
  if (file) form.append('internshipFile', new File([new Uint8Array(file.bytes)], file.name));
  return form;
};
const submit = ({ token }: TestUser, data: unknown, file: Details = DETAILS) =>
  api<Answer>('POST', '/api/employer/submit-internship', { token, form: formOf(data, file) });
const resubmit = ({ token }: TestUser, id: string, data: unknown, file: Details = DETAILS) =>
  api<Answer>('PUT', `/api/employer/submissions/${id}`, { token, form: formOf(data, file) });
const waiting = async () => (await submit(employer, facts())).body.submission;
const decide = (id: string, how: 'approve' | 'reject', json: unknown, { token } = administrator) =>
  api<Answer>('POST', `${ADMIN}/${id}/${how}`, { token, json });
const approve = (id: string, json: unknown = { industryId: INDUSTRY }) => decide(id, 'approve', json);

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
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      createdAt: expect.stringMatching(/Z$/),
      status: 'pending',
      comments: null,
      internshipId: null,
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
  await decide(first._id, 'reject', { comments: 'The link does not work.' });
  expect((await own()).submissions).toEqual([
    second,
    { ...first, status: 'rejected', comments: 'The link does not work.' },
  ]);
  expect(await own('?page=2')).toEqual({ submissions: [], page: 2, total: 2, totalPages: 1 });
});

describe('submitting a rejected one again', () => {
  const rejected = async (user: TestUser) => {
    const { submission } = (await submit(user, facts())).body;
    await decide(submission._id, 'reject', { comments: 'The link does not work.' });
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
    const stored = await download(administrator, `${ADMIN}/${_id}/download`);
    expect(stored.bytes.equals(file.bytes)).toBe(true);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
    expect((await approve(_id)).status).toBe(200);
  });

  test('of ten at once, one counts', async () => {
    const user = await makeUser('employer');
    const _id = await rejected(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => resubmit(user, _id, facts())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(await storedFiles(user._id)).toEqual({ files: 1, chunks: 1 });
  });

  test('one that waits or is approved stays as it is', async () => {
    const user = await makeUser('employer');
    const { submission } = (await submit(user, facts())).body;
    expect((await resubmit(user, submission._id, facts())).status).toBe(409);
    await approve(submission._id);
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
    expect(await resubmit(user, _id, facts(), null)).toMatchObject({ status: 422, body: { message: FILL } });
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

describe('an administrator', () => {
  const list = (query = '') =>
    api<{ submissions: Submission[]; total: number; totalPages: number }>('GET', `${ADMIN}${query}`, {
      token: administrator.token,
    });

  test('sees who waits, oldest first, with who sent it', async () => {
    const submission = await waiting();
    const { body } = await list();
    const last = (await list(`?status=pending&page=${body.totalPages}`)).body.submissions;
    expect(body.submissions.every(({ status }) => status === 'pending')).toBe(true);
    const times = body.submissions.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort());
    expect(last.find(({ _id }) => _id === submission._id)).toEqual({
      ...submission,
      submittedBy: {
        _id: employer.id,
        firstName: 'Test',
        lastName: 'Person',
        email: expect.stringContaining('@'),
      },
    });
    expect((await list('?status=other')).status).toBe(422);
  });

  test('reads one and downloads its file, byte by byte', async () => {
    const submission = await waiting();
    const { body } = await api<{ submission: Submission }>('GET', `${ADMIN}/${submission._id}`, {
      token: administrator.token,
    });
    expect(body.submission).toMatchObject(submission);
    const file = await download(administrator, `${ADMIN}/${submission._id}/download`);
    expect(file.bytes.equals(pdfFile('details'))).toBe(true);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="details.pdf"');
  });

  test('approves: it is published as a listing of the employer', async () => {
    const submission = await waiting();
    const { status, body } = await approve(submission._id);
    expect(status).toBe(200);
    expect(body.internship).toMatchObject({
      title: submission.title,
      company: submission.company,
      industryId: INDUSTRY,
      applyLink: submission.applyLink,
      applicationDeadline: submission.applicationDeadline,
      howToApply: submission.howToApply,
      status: 'Open',
    });
    const listed = await api<{ internships: EmployerInternship[] }>('GET', '/api/employer/my-internships', {
      token: employer.token,
    });
    expect(listed.body.internships.find(({ _id }) => _id === body.internship._id)?.submissionRef).toEqual({
      status: 'approved',
    });
    expect(await SubmissionModel.findById(submission._id).lean()).toMatchObject({
      status: 'approved',
      decision: {
        by: administrator._id,
        industryId: INDUSTRY,
        internshipId: new Types.ObjectId(body.internship._id),
      },
    });
  });

  test('completes and corrects the listing while approving', async () => {
    const { status, body } = await approve((await waiting())._id, {
      industryId: INDUSTRY,
      title: 'Corrected',
      descriptionParagraph: 'Cows and maize.',
      yourRole: ['Milking'],
    });
    expect(status).toBe(200);
    expect(body.internship).toMatchObject({
      title: 'Corrected',
      descriptionParagraph: 'Cows and maize.',
      yourRole: ['Milking'],
    });
  });

  test('of 30 approvals at once, one publishes', async () => {
    const { _id } = await waiting();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        approve(_id, { industryId: index % 2 ? INDUSTRY : INDUSTRY - 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(29).fill(409)]);
    const listings = await InternshipModel.find({
      'submissionRef.submissionId': new Types.ObjectId(_id),
    }).lean();
    expect(listings).toHaveLength(1);
    const submission = await SubmissionModel.findById(_id).lean();
    expect(submission?.decision).toMatchObject({
      internshipId: listings[0]?._id,
      industryId: listings[0]?.industryId,
    });
    expect((await approve(_id)).status).toBe(409);
  });

  test('of approvals and rejections at once, one decides', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await waiting();
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => approve(_id)),
        ...Array.from({ length: 5 }, () => decide(_id, 'reject', { comments: 'No.' })),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const listings = await InternshipModel.countDocuments({
        'submissionRef.submissionId': new Types.ObjectId(_id),
      });
      const submission = await SubmissionModel.findById(_id).lean();
      expect(listings).toBe(submission?.status === 'approved' ? 1 : 0);
    }
  });

  test('finishes an approval that broke off before the listing was written', async () => {
    const { _id } = await waiting();
    const internshipId = new Types.ObjectId();
    await SubmissionModel.updateOne(
      { _id },
      {
        $set: {
          decision: { by: administrator._id, at: new Date(), comments: null, industryId: 1, internshipId },
        },
      },
    );
    expect((await decide(_id, 'reject', { comments: 'Too late' })).status).toBe(409);
    const { status, body } = await approve(_id);
    expect(status).toBe(200);
    expect(body.internship).toMatchObject({ _id: internshipId.toHexString(), industryId: INDUSTRY });
    expect((await approve(_id)).status).toBe(409);
  });

  test('must choose an industry, and a deadline that is still to come', async () => {
    const { _id } = await waiting();
    const NO_INDUSTRY = 'Please select an industry before approving';
    for (const json of [{}, { industryId: null }, { industryId: '1' }, { industryId: 17 }]) {
      expect(await approve(_id, json)).toMatchObject({ status: 422, body: { message: NO_INDUSTRY } });
    }
    await SubmissionModel.updateOne({ _id }, { $set: { applicationDeadline: inDays(-1) } });
    expect(await approve(_id)).toMatchObject({
      status: 422,
      body: { errors: { applicationDeadline: expect.anything() } },
    });
    const extended = { industryId: INDUSTRY, applicationDeadline: inDays(5).toISOString() };
    expect((await approve(_id, extended)).status).toBe(200);
  });

  test('cannot set what is not a field of the form', async () => {
    const { _id } = await waiting();
    const { body } = await approve(_id, {
      industryId: INDUSTRY,
      employerId: administrator.id,
      deletedAt: '2020-01-01',
      slug: 'x',
    });
    expect(await InternshipModel.findById(body.internship._id).lean()).toMatchObject({
      employerId: employer._id,
      deletedAt: null,
    });
  });

  test('rejects with comments, once', async () => {
    const { _id } = await waiting();
    expect((await decide(_id, 'reject', { comments: ' ' })).status).toBe(422);
    expect((await decide(_id, 'reject', { comments: 'Not an internship.' })).status).toBe(200);
    expect((await decide(_id, 'reject', { comments: 'Again.' })).status).toBe(409);
    expect((await approve(_id)).status).toBe(409);
    expect(
      await InternshipModel.exists({ 'submissionRef.submissionId': new Types.ObjectId(_id) }),
    ).toBeNull();
  });

  test.each(['000000000000000000000000', 'abc'])('%s is none', async (id) => {
    expect((await approve(id)).status).toBe(404);
    expect((await decide(id, 'reject', { comments: 'None.' })).status).toBe(404);
    expect((await download(administrator, `${ADMIN}/${id}/download`)).status).toBe(404);
    expect((await download(administrator, `${ADMIN}/${id}`)).status).toBe(404);
  });
});

test.each(['employer', 'editor', 'recent graduate'] as const)('deciding is not for an %s', async (role) => {
  const user = await makeUser(role);
  const { _id } = await waiting();
  expect((await download(user, ADMIN)).status).toBe(403);
  expect((await download(user, `${ADMIN}/${_id}`)).status).toBe(403);
  expect((await download(user, `${ADMIN}/${_id}/download`)).status).toBe(403);
  expect((await decide(_id, 'approve', { industryId: 1 }, user)).status).toBe(403);
  expect((await decide(_id, 'reject', { comments: 'None.' }, user)).status).toBe(403);
  if (role !== 'employer') expect((await submit(user, facts())).status).toBe(403);
});
