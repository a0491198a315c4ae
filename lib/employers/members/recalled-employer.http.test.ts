import { Types } from 'mongoose';
import { expect, inject, test } from 'vitest';
import { api, newUser } from '@/dev/testing/client/client';
import { upload } from '@/dev/testing/client/files';
import { approve, facts, submit } from '@/dev/testing/client/submission-calls';
import { makeApplication } from '@/dev/testing/data/applications';
import { pdfFile } from '@/dev/testing/data/documents';
import { applicants, employerWithColleague, saveProfile } from '@/dev/testing/data/employer-members';
import { inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { unzip } from '@/dev/testing/data/unzip';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { ReportModel } from '@/models/report';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';

stackDatabase();

const textOf = async (path: string): Promise<string> => (await fetch(inject('appUrl') + path)).text();

async function recall(listing: { _id: Types.ObjectId }, administrator: TestUser): Promise<string> {
  const path = `/api/internships/${listing._id.toHexString()}/reports`;
  await api('POST', path, { json: { reason: 'money' } });
  const report = await ReportModel.findOne({ internshipId: listing._id }).orFail().lean();
  const id = report._id.toHexString();
  const json = { decision: 'uphold', recall: true };
  expect((await api('POST', `/api/admin/reports/${id}`, { token: administrator.token, json })).status).toBe(
    200,
  );
  return id;
}

test('a recall acts on the employer: all its members, listings and submissions', async () => {
  const { owner, colleague, name, listing } = await employerWithColleague();
  const administrator = await makeUser('administrator');
  const ownerId = new Types.ObjectId(owner.user._id);
  const other = await makeListing({ postedBy: ownerId, company: name });
  const closed = await makeListing({ postedBy: ownerId, company: name, applicationDeadline: inDays(-2) });
  const { application } = await makeApplication(listing);
  const sender = { ...owner, id: owner.user._id, _id: ownerId, role: 'employer' as const };
  const waiting = (await submit(sender, facts({ company: name }))).body.submission;
  await recall(listing, administrator);

  const [one, two] = await Promise.all(
    [owner, colleague].map(({ user }) => UserModel.findById(user._id).orFail().lean()),
  );
  expect([one?.isActive, two?.isActive]).toEqual([false, false]);
  const stored = await InternshipModel.findById(other._id).orFail().lean();
  expect(stored.applicationDeadline.getTime()).toBeLessThanOrEqual(Date.now());
  expect(await SubmissionModel.findById(waiting._id).lean()).toMatchObject({ status: 'rejected' });
  expect((await approve(administrator, waiting._id)).status).toBe(409);

  // Even a reactivated account has no access to the employer.
  await UserModel.updateOne({ _id: ownerId }, { $set: { isActive: true } });
  const { token } = await api<{ token: string }>('POST', '/api/auth/login', {
    json: { emailOrUsername: owner.email, password: owner.password },
  }).then(({ body }) => body);
  expect((await applicants({ token }, listing)).status).toBe(404);
  const extended = { token, json: { applicationDeadline: inDays(20).toISOString() } };
  const extend = `/api/employer/internships/${closed._id.toHexString()}/extend`;
  expect((await api('POST', extend, extended)).status).toBe(404);
  const status = `/api/employer/applications/${application._id.toHexString()}/status`;
  expect((await api('PUT', status, { token, json: {} })).status).toBe(404);
  expect((await saveProfile({ token }, name)).status).toBe(409);
  expect((await submit({ ...sender, token }, facts({ company: name }))).status).toBe(409);
  const record = await EmployerModel.findOne({ 'members.userId': ownerId }).orFail().lean();
  expect(record).toMatchObject({ verification: null, recalledAt: expect.any(Date) as Date });
  expect((await saveProfile(await newUser({ role: 'employer' }), `${name} Careers`)).status).toBe(409);
});

test('the evidence holds the recall, the employer, its members and what each of them downloaded', async () => {
  const { owner, colleague, name, listing } = await employerWithColleague();
  const administrator = await makeUser('administrator');
  await ResumeDownloadModel.create({
    resumeId: new Types.ObjectId(),
    ownerId: new Types.ObjectId(),
    by: new Types.ObjectId(owner.user._id),
    role: 'employer',
    at: new Date(),
  });
  const id = await recall(listing, administrator);
  const answer = await fetch(`${inject('appUrl')}/api/admin/reports/${id}/evidence`, {
    headers: { authorization: `Bearer ${administrator.token}` },
  });
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const read = (file: string): unknown => JSON.parse(String(unzip(bytes).get(`${file}.json`)));
  expect(read('recall')).toMatchObject({ internshipId: listing._id.toHexString() });
  expect(read('employer')).toMatchObject({ name, recalledAt: expect.any(String) as string });
  expect(read('members')).toMatchObject([
    { _id: owner.user._id, role: 'owner', email: owner.email },
    { _id: colleague.user._id, role: 'member' },
  ]);
  expect(read('downloads')).toMatchObject([{ by: owner.user._id }]);
});

test('while nobody of an employer can log in its listings stay and take no applications', async () => {
  const { owner, colleague, name, listing } = await employerWithColleague();
  const administrator = await makeUser('administrator');
  const sender = { ...owner, id: owner.user._id, _id: new Types.ObjectId(owner.user._id) };
  const waiting = (await submit({ ...sender, role: 'employer' }, facts({ company: name }))).body.submission;
  const activate = (user: { user: { _id: string } }, action: 'activate' | 'deactivate') =>
    api('PATCH', `/api/admin/${user.user._id}/activate`, { token: administrator.token, json: { action } });
  const graduate = await makeUser('recent graduate');
  const resumeId = (await upload(graduate, pdfFile())).body.resume._id;
  const internshipId = listing._id.toHexString();
  const apply = async (by = graduate) => {
    const json = { internshipId, resumeId };
    const { status, body } = await api('POST', '/api/applications', { token: by.token, json });
    return { status, body };
  };
  const page = () => textOf(internshipPath(listing));

  expect((await activate(owner, 'deactivate')).status).toBe(200);
  expect(await page()).toContain('>Apply Now<');
  expect((await activate(colleague, 'deactivate')).status).toBe(200);
  await expect.poll(page).toContain('Applications are paused');
  expect(await page()).not.toMatch(/>Apply Now<|JobPosting/);
  expect(await page()).toContain(listing.title);
  expect(await apply()).toMatchObject({
    status: 409,
    body: { message: 'Applications for this internship are paused. Try again later.' },
  });
  expect(await approve(administrator, waiting._id)).toMatchObject({
    status: 409,
    body: {
      message:
        'No one on this employer’s team can log in at the moment. Reactivate one of its accounts first.',
    },
  });
  expect((await activate(colleague, 'activate')).status).toBe(200);
  await expect.poll(page).toContain('>Apply Now<');
  expect((await apply()).status).toBe(201);
  expect((await approve(administrator, waiting._id)).status).toBe(200);
  expect((await activate(colleague, 'deactivate')).status).toBe(200);
  expect((await apply()).status).toBe(200);
});
