import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { api, linkIn, mailsTo, newUser } from '@/dev/testing/client/client';
import type { NewUser } from '@/dev/testing/client/client-for';
import { pdfFile } from '@/dev/testing/data/documents';
import { upload } from '@/dev/testing/client/files';
import { makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { submissionFields, submissionForm } from '@/dev/testing/client/submission-form';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import { UserModel } from '@/models/user';

let employer: NewUser, administrator: TestUser;
stackDatabase();
beforeAll(async () => {
  [employer, administrator] = [await newUser({ role: 'employer' }), await makeUser('administrator')];
});

async function apply(internshipId: string): Promise<string> {
  const user = await makeUser('recent graduate');
  const { resume } = (await upload(user, pdfFile())).body;
  const json = { internshipId, resumeId: resume._id };
  for (const status of [201, 200]) {
    expect((await api('POST', '/api/applications', { token: user.token, json })).status).toBe(status);
  }
  return (await UserModel.findById(user._id).lean())?.email ?? '';
}

const about = async (address: string, count: number, title: string) =>
  (await mailsTo(address, count)).filter((mail) => mail.text.includes(title));

test('an application: the graduate gets one mail, the employer at most one a day for the listing', async () => {
  const postedBy = new mongoose.Types.ObjectId(employer.user._id);
  const listing = await makeListing({ title: 'Mailed Intern', postedBy });
  const id = listing._id.toHexString();
  const graduates = [await apply(id), await apply(id), await apply(id)];
  for (const address of graduates) {
    const mails = await mailsTo(address);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your application: Mailed Intern at Test Company']);
  }
  const [first, ...more] = await about(employer.email, 2, 'Mailed Intern');
  expect(first?.subject).toBe('You have a new applicant');
  expect(more).toEqual([]);
  expect(
    linkIn(first ?? { text: '', subject: '', html: '', id: '', to: [], headers: {} }, '/dashboard/'),
  ).toContain(id);
});

test('a decision: the employer reads what was decided and why', async () => {
  const submit = async (title: string) => {
    const form = submissionForm(submissionFields({ title }));
    const answer = await api<{ submission: OwnSubmission }>('POST', '/api/employer/submit-internship', {
      token: employer.token,
      form,
    });
    return answer.body.submission._id;
  };
  const decide = (id: string, how: string, json: unknown) =>
    api('POST', `/api/admin/internship-submissions/${id}/${how}`, { token: administrator.token, json });

  const before = (await mailsTo(employer.email)).length;
  const rejected = await submit('Rejected Intern');
  await decide(rejected, 'reject', { comments: 'The link <b>does not</b> work.' });
  const [no] = await about(employer.email, before + 1, 'Rejected Intern');
  expect(no?.subject).toBe('Your internship wasn’t approved');
  expect(no?.text).toContain('The link <b>does not</b> work.');
  expect(no?.html).toContain('&lt;b&gt;does not&lt;/b&gt;');
  expect(no?.text).toContain(`/dashboard/employer-internships/submissions/${rejected}`);

  const approved = await submit('Approved Intern');
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      decide(approved, 'approve', { industryId: 11, descriptionParagraph: 'Work in the sun.' }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const yes = await about(employer.email, before + 2, 'Approved Intern');
  expect(yes.map(({ subject }) => subject)).toEqual(['Your internship is approved']);
});
