import { Types } from 'mongoose';
import { beforeAll, describe, expect, test } from 'vitest';
import { onePagePdf } from '@/dev/sample/pdf';
import { api } from '@/dev/testing/client/client';
import { pdfFile } from '@/dev/testing/data/documents';
import { download } from '@/dev/testing/client/files';
import { inDays, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import {
  approve,
  COMPLETED,
  decide,
  facts,
  PUBLISHED_IN,
  SUBMISSIONS,
  submit,
} from '@/dev/testing/client/submission-calls';
import type { Attached } from '@/dev/testing/client/file-form';
import type { EmployerInternship } from '@/lib/internships/listings/mapper';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import type { Submission } from './mapper';

let administrator: TestUser, employer: TestUser;
stackDatabase();
beforeAll(async () => {
  [administrator, employer] = [await makeUser('administrator'), await makeUser('employer')];
});

const waiting = async () => (await submit(employer, facts())).body.submission;

describe('an administrator', () => {
  const list = (query = '') =>
    api<{ submissions: Submission[]; total: number; totalPages: number }>('GET', `${SUBMISSIONS}${query}`, {
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
      updatedAt: expect.stringMatching(/Z$/),
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
    const { body } = await api<{ submission: Submission }>('GET', `${SUBMISSIONS}/${submission._id}`, {
      token: administrator.token,
    });
    expect(body.submission).toMatchObject(submission);
    const file = await download(administrator, `${SUBMISSIONS}/${submission._id}/download`);
    expect(file.bytes.equals(pdfFile('details'))).toBe(true);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="details.pdf"');
  });

  test('approves: it is published as a listing of the employer', async () => {
    const submission = await waiting();
    const { status, body } = await approve(administrator, submission._id);
    expect(status).toBe(200);
    expect(body.internship).toMatchObject({
      title: submission.title,
      company: submission.company,
      industryId: PUBLISHED_IN,
      applyLink: submission.applyLink,
      applicationDeadline: submission.applicationDeadline,
      howToApply: submission.howToApply,
      status: 'Open',
      createdBy: { firstName: 'Test', lastName: 'Person' },
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
        industryId: PUBLISHED_IN,
        internshipId: new Types.ObjectId(body.internship._id),
      },
    });
  });

  test('completes and corrects the listing while approving', async () => {
    const { status, body } = await approve(administrator, (await waiting())._id, {
      industryId: PUBLISHED_IN,
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
        approve(administrator, _id, { ...COMPLETED, industryId: PUBLISHED_IN - (index % 2) }),
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
    expect((await approve(administrator, _id)).status).toBe(409);
  });

  test('of approvals and rejections at once, one decides', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await waiting();
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => approve(administrator, _id)),
        ...Array.from({ length: 5 }, () => decide(administrator, _id, 'reject', { comments: 'No.' })),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const listings = await InternshipModel.countDocuments({
        'submissionRef.submissionId': new Types.ObjectId(_id),
      });
      const submission = await SubmissionModel.findById(_id).lean();
      expect(listings).toBe(submission?.status === 'approved' ? 1 : 0);
    }
  });

  test('approves what an earlier version left claimed, once', async () => {
    const { _id } = await waiting();
    const internshipId = new Types.ObjectId();
    const decision = { by: administrator._id, at: new Date(), comments: null, industryId: 1, internshipId };
    await SubmissionModel.updateOne({ _id }, { $set: { decision } });
    const { status, body } = await approve(administrator, _id);
    expect(status).toBe(200);
    expect(body.internship).toMatchObject({ industryId: PUBLISHED_IN });
    expect((await approve(administrator, _id)).status).toBe(409);
  });

  test('publishes over a severe finding only with a typed reason, which the audit log keeps', async () => {
    const severe = facts({ howToApply: 'Send the registration fee of KES 1,500 to till 123456.' });
    const { _id } = (await submit(employer, severe)).body.submission;
    for (const overrideReason of [undefined, '', 'Fine now.']) {
      const { status, body } = await approve(administrator, _id, { ...COMPLETED, overrideReason });
      expect(status).toBe(422);
      expect(body.errors?.overrideReason).toContain('registration fee');
    }
    expect(await SubmissionModel.findById(_id).lean()).toMatchObject({ status: 'pending' });
    const overrideReason = 'The employer proved that the college charges it.';
    const { status, body } = await approve(administrator, _id, { ...COMPLETED, overrideReason });
    expect(status).toBe(200);
    expect(body.internship).not.toHaveProperty('overrideReason');
    const entry = await AuditEntryModel.findOne({ 'target.id': new Types.ObjectId(_id) }).lean();
    expect(entry?.after).toMatchObject({
      overrideReason,
      overriddenChecks: expect.arrayContaining(['fee-named', 'till-number']),
    });
  });

  test('needs no reason once the severe words are corrected, and none is kept', async () => {
    const severe = facts({ howToApply: 'Send your M-Pesa PIN with your CV.' });
    const { _id } = (await submit(employer, severe)).body.submission;
    const corrected = { ...COMPLETED, howToApply: 'Send your CV.', overrideReason: 'Nothing to override.' };
    expect((await approve(administrator, _id, corrected)).status).toBe(200);
    const entry = await AuditEntryModel.findOne({ 'target.id': new Types.ObjectId(_id) }).lean();
    expect(entry?.after).not.toHaveProperty('overrideReason');
  });

  test('is held up by what stands in the attached file alone', async () => {
    const bytes = Buffer.from(onePagePdf('Terms', ['Each intern pays a training fee of KES 2,000.']));
    const { _id } = (await submit(employer, facts(), { name: 'terms.pdf', bytes })).body.submission;
    const { status, body } = await approve(administrator, _id);
    expect(status).toBe(422);
    expect(body.errors?.overrideReason).toContain('training fee');
  });

  test('must choose an industry, and a deadline that is still to come', async () => {
    const { _id } = await waiting();
    const NO_INDUSTRY = 'Please select an industry before approving';
    for (const industryId of [undefined, null, '1', 17]) {
      expect(await approve(administrator, _id, { ...COMPLETED, industryId })).toMatchObject({
        status: 422,
        body: { message: NO_INDUSTRY },
      });
    }
    await SubmissionModel.updateOne({ _id }, { $set: { applicationDeadline: inDays(-1) } });
    expect(await approve(administrator, _id)).toMatchObject({
      status: 422,
      body: { errors: { applicationDeadline: expect.anything() } },
    });
    expect(await approve(administrator, _id, {})).toMatchObject({
      status: 422,
      body: { errors: { industryId: NO_INDUSTRY, applicationDeadline: expect.anything() } },
    });
    const extended = { ...COMPLETED, applicationDeadline: inDays(5).toISOString() };
    expect((await approve(administrator, _id, extended)).status).toBe(200);
  });

  describe('who sends the industry alone', () => {
    const industryAlone = { industryId: PUBLISHED_IN };
    const published = async (data: unknown, file?: Attached) => {
      const { _id } = (await submit(employer, data, file)).body.submission;
      const { status, body } = await approve(administrator, _id, industryAlone);
      const entry = await AuditEntryModel.findOne({ 'target.id': new Types.ObjectId(_id) }).lean();
      return { _id, status, body, from: entry?.after?.descriptionFrom };
    };

    test('publishes the description of the employer', async () => {
      const own = 'You feed the calves at five.\n\nThen you read.';
      const { status, body, from } = await published(facts({ descriptionParagraph: own }));
      expect([status, body.internship.descriptionParagraph, from]).toEqual([200, own, 'employer']);
    });

    test('publishes the text of the details file where the employer wrote none', async () => {
      const bytes = Buffer.from(
        onePagePdf('Shamba interns', ['You feed the calves.', 'You count the maize.']),
      );
      const { status, body, from } = await published(facts(), { name: 'calves.pdf', bytes });
      expect([status, from]).toEqual([200, 'details file']);
      expect(body.internship.descriptionParagraph).toMatch(
        /^Shamba interns\s+You feed the calves\.\s+You count the maize\.$/,
      );
    });

    test('is asked for a description where no text can be read', async () => {
      const scan = { name: 'scan.pdf', bytes: pdfFile('') };
      const { _id, status, body } = await published(facts(), scan);
      expect([status, body.errors]).toEqual([
        422,
        { descriptionParagraph: 'This field requires substantial content' },
      ]);
      expect(await SubmissionModel.findById(_id).lean()).toMatchObject({ status: 'pending', decision: null });
      const { body: written } = await approve(administrator, _id);
      expect(written.internship.descriptionParagraph).toBe(COMPLETED.descriptionParagraph);
      const entry = await AuditEntryModel.findOne({ 'target.id': new Types.ObjectId(_id) }).lean();
      expect(entry?.after?.descriptionFrom).toBe('reviewer');
    });

    test('does not publish a severe finding of the file as the description', async () => {
      const bytes = Buffer.from(onePagePdf('Terms', ['Each intern pays a training fee of KES 2,000.']));
      const { status, body } = await published(facts(), { name: 'terms.pdf', bytes });
      expect(status).toBe(422);
      expect(body.errors?.overrideReason).toContain('training fee');
    });
  });

  test('makes up no description: what the form refuses is refused', async () => {
    const { _id } = await waiting();
    for (const descriptionParagraph of ['', ' ab ', null]) {
      expect(await approve(administrator, _id, { ...COMPLETED, descriptionParagraph })).toMatchObject({
        status: 422,
        body: { errors: { descriptionParagraph: 'This field requires substantial content' } },
      });
    }
    expect(await SubmissionModel.findById(_id).lean()).toMatchObject({ status: 'pending', decision: null });
  });

  test('is told everything that is wrong at once', async () => {
    const { _id } = await waiting();
    const json = { title: 'ab', applyLink: 'nowhere', stipend: { kind: 'paid', min: -1 } };
    const { status, body } = await approve(administrator, _id, json);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'applyLink',
      'industryId',
      'stipend.min',
      'title',
    ]);
    expect(body.errors?.industryId).toBe('Please select an industry before approving');
  });

  test('cannot set what is not a field of the form', async () => {
    const { _id } = await waiting();
    const { body } = await approve(administrator, _id, {
      ...COMPLETED,
      employer: '0'.repeat(24),
      postedBy: administrator.id,
      deletedAt: '2020-01-01',
      slug: 'x',
    });
    expect(await InternshipModel.findById(body.internship._id).lean()).toMatchObject({
      postedBy: employer._id,
      deletedAt: null,
    });
  });

  test('rejects with comments, once', async () => {
    const { _id } = await waiting();
    expect((await decide(administrator, _id, 'reject', { comments: ' ' })).status).toBe(422);
    expect((await decide(administrator, _id, 'reject', { comments: 'Not an internship.' })).status).toBe(200);
    expect((await decide(administrator, _id, 'reject', { comments: 'Again.' })).status).toBe(409);
    expect((await approve(administrator, _id)).status).toBe(409);
    expect(
      await InternshipModel.exists({ 'submissionRef.submissionId': new Types.ObjectId(_id) }),
    ).toBeNull();
  });

  test.each(['000000000000000000000000', 'abc'])('%s is none', async (id) => {
    expect((await approve(administrator, id)).status).toBe(404);
    expect((await decide(administrator, id, 'reject', { comments: 'None.' })).status).toBe(404);
    expect((await download(administrator, `${SUBMISSIONS}/${id}/download`)).status).toBe(404);
    expect((await download(administrator, `${SUBMISSIONS}/${id}`)).status).toBe(404);
  });
});

test.each(['employer', 'editor', 'recent graduate'] as const)('deciding is not for an %s', async (role) => {
  const user = await makeUser(role);
  const { _id } = await waiting();
  expect((await download(user, SUBMISSIONS)).status).toBe(403);
  expect((await download(user, `${SUBMISSIONS}/${_id}`)).status).toBe(403);
  expect((await download(user, `${SUBMISSIONS}/${_id}/download`)).status).toBe(403);
  expect((await decide(user, _id, 'approve', { industryId: 1 })).status).toBe(403);
  expect((await decide(user, _id, 'reject', { comments: 'None.' })).status).toBe(403);
  if (role !== 'employer') expect((await submit(user, facts())).status).toBe(403);
});
