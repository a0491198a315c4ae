import { beforeAll, expect, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { applyTo, makeGraduate, type Graduate } from '@/dev/testing/data/applying';
import { asActor, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { withdrawApplication } from '@/lib/applications/status/withdraw-application';
import { ApplicationModel } from '@/models/application';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';

stackDatabase();

let employer: TestUser, graduate: Graduate, applicationId: string, internshipId: string;

beforeAll(async () => {
  employer = await makeUser('employer');
  graduate = await makeGraduate('sent');
  const listing = await makeListing({ postedBy: employer._id });
  internshipId = listing._id.toHexString();
  applicationId = (await applyTo(graduate, listing)).body.application._id;
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' };

/** Presses the button as a browser without JavaScript does. */
const press = ({ token }: { token: string }) =>
  api('POST', `/api/employer/applications/${applicationId}/resume`, {
    token,
    raw: new URLSearchParams({ internshipId }).toString(),
    headers: FORM,
  });
const status = async () => (await ApplicationModel.findById(applicationId).lean())?.status;
const downloads = () => ResumeDownloadModel.find({ ownerId: graduate._id }).lean();
const page = () => `/dashboard/employer-internships/${internshipId}/applicants/${applicationId}`;

test('another employer goes back with the reason, and nothing is recorded', async () => {
  const answer = await press(await makeUser('employer'));
  expect([answer.status, answer.headers.get('location')]).toEqual([303, page()]);
  expect(await status()).toBe('applied');
  expect(await downloads()).toEqual([]);
});

test('the button saves a CV of any format, marks the application as viewed and records the download', async () => {
  const resumeId = (await ApplicationModel.findById(applicationId).lean())?.resumeId;
  await ResumeModel.updateOne({ _id: resumeId }, { $set: { contentType: 'application/msword' } });
  const answer = await press(employer);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/msword');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await status()).toBe('viewed');
  expect(await downloads()).toMatchObject([{ by: employer._id, role: 'employer' }]);
});

test('after the application was withdrawn, the applicant’s page says why there is no file', async () => {
  await withdrawApplication(asActor(graduate), { applicationId });
  const answer = await press(employer);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, page()]);
  const outcome = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const cookie = `${outcome}; next-auth.session-token=${employer.token}; mwanzo-signed-in=1`;
  const shown = await api<string>('GET', page(), { cookie, headers: { accept: 'text/html' } });
  expect(shown.body).toContain('Resume not found');
  expect(await downloads()).toHaveLength(1);
});
