import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { applyTo, makeGraduate, type Graduate } from '@/dev/testing/data/applying';
import { download } from '@/dev/testing/client/files';
import { asActor, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { ApplicationModel } from '@/models/application';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';
import { withdrawApplication } from '@/lib/applications/status/withdraw-application';
import { readResumeText } from './view-resume';

stackDatabase();

let employer: TestUser, graduate: Graduate, applicationId: string;

beforeAll(async () => {
  employer = await makeUser('employer');
  graduate = await makeGraduate('seen');
  const listing = await makeListing({ postedBy: employer._id });
  applicationId = (await applyTo(graduate, listing)).body.application._id;
});

const view = (by: TestUser, query = '') =>
  download(by, `/api/employer/applications/${applicationId}/resume${query}`);
const downloads = () => ResumeDownloadModel.find({ ownerId: graduate._id }).lean();

test('another employer sees nothing, and nothing is noted', async () => {
  expect((await view(await makeUser('employer'))).status).toBe(404);
  expect((await view(graduate)).status).toBe(403);
  expect(await ApplicationModel.findById(applicationId).lean()).toMatchObject({ status: 'applied' });
  expect(await downloads()).toEqual([]);
});

test('a PDF is shown inline under a policy that runs nothing; the application is viewed, the graduate sees who looked', async () => {
  const { status, headers } = await view(employer);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(/^inline; filename=/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(await ApplicationModel.findById(applicationId).lean()).toMatchObject({ status: 'viewed' });
  expect(await downloads()).toMatchObject([{ by: employer._id, role: 'employer' }]);
});

test('as a picture its pages are drawn; another kind is refused and marks nothing', async () => {
  const { status, headers, bytes } = await view(employer, '?as=picture');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect((await sharp(bytes).metadata()).width).toBe(1_000);
  expect((await view(await makeUser('employer'), '?as=picture')).status).toBe(404);
  expect((await view(employer, '?as=html')).status).toBe(422);
  expect((await view(graduate, '?as=html')).status).toBe(403);
});

test('its text, its pages and their picture within ten minutes are one look', async () => {
  await readResumeText(asActor(employer), { applicationId });
  await view(employer);
  expect(await downloads()).toHaveLength(1);
});

test('a resume that is not a PDF is downloaded, a withdrawn one is gone', async () => {
  const resumeId = (await ApplicationModel.findById(applicationId).lean())?.resumeId;
  await ResumeModel.updateOne({ _id: resumeId }, { $set: { contentType: 'application/msword' } });
  expect((await view(employer)).status).toBe(415);
  await ResumeModel.updateOne({ _id: resumeId }, { $set: { contentType: 'application/pdf' } });
  await withdrawApplication(asActor(graduate), { applicationId });
  expect((await view(employer)).status).toBe(404);
});
