import { Types } from 'mongoose';
import { expect, inject, test } from 'vitest';
import { api, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { upload } from '@/dev/testing/client/files';
import { facts, submit } from '@/dev/testing/client/submission-calls';
import { pdfFile } from '@/dev/testing/data/documents';
import { inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { unzip } from '@/dev/testing/data/unzip';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import type { OwnApplication } from '@/lib/applications/tracking/own-application';
import { fingerprintOf } from '@/lib/internships/listings/fingerprint';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { ReportModel } from '@/models/report';
import { SavedModel } from '@/models/saved';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';

stackDatabase();

type Signed = Awaited<ReturnType<typeof newUser>>;

const activate = (administrator: TestUser, id: string, action: 'activate' | 'deactivate') =>
  api('PATCH', `/api/admin/${id}/activate`, { token: administrator.token, json: { action } });

const verification = {
  by: 'documents' as const,
  ...{ domain: null, at: inDays(-9), until: inDays(90), remindedAt: null },
};

/** A verified employer with an owner, a colleague and a deactivated member. It has two open listings, one of them reported. */
async function makeTeam() {
  const name = `Ziwa ${uniqueLetters()}`;
  const administrator = await makeUser('administrator');
  const [owner, colleague] = [await newUser({ role: 'employer' }), await newUser({ role: 'employer' })];
  const former = await makeUser('employer');
  await activate(administrator, former.id, 'deactivate');
  const json = { name, kind: 'company' };
  expect((await api('PUT', '/api/employer/profile', { token: owner.token, json })).status).toBe(200);
  const members = [colleague.user._id, former.id].map((id) => ({
    ...{ userId: new Types.ObjectId(id), role: 'member' as const, since: new Date() },
  }));
  const { _id } = await EmployerModel.findOneAndUpdate(
    { 'members.userId': new Types.ObjectId(owner.user._id) },
    { $push: { members: { $each: members } }, $set: { verification } },
  ).orFail();
  const posted = { postedBy: new Types.ObjectId(owner.user._id), company: name };
  const [reported, other] = [await makeListing(posted), await makeListing(posted)];
  return { name, administrator, owner, colleague, former, id: _id.toHexString(), reported, other };
}

const asSender = ({ token, user }: Signed): TestUser => ({
  ...{ token, id: user._id, _id: new Types.ObjectId(user._id), role: 'employer' },
});

async function recall(listing: InternshipRecord, { token }: TestUser): Promise<string> {
  const path = `/api/internships/${listing._id.toHexString()}/reports`;
  await api('POST', path, { json: { reason: 'money' } });
  const { _id } = await ReportModel.findOne({ internshipId: listing._id }).orFail().lean();
  const json = { decision: 'uphold', recall: true };
  const { status } = await api('POST', `/api/admin/reports/${_id.toHexString()}`, { token, json });
  expect(status).toBe(200);
  return _id.toHexString();
}

const undo = ({ token }: { token?: string }, id: string) =>
  api<{ message: string }>('POST', `/api/admin/employers/${id}/undo-recall`, { token });

async function applyTo(listing: InternshipRecord, graduate: TestUser): Promise<number> {
  const resumeId = (await upload(graduate, pdfFile())).body.resume._id;
  const json = { internshipId: listing._id.toHexString(), resumeId };
  return (await api('POST', '/api/applications', { token: graduate.token, json })).status;
}

const ownApplication = async ({ token }: TestUser): Promise<OwnApplication> => {
  const { body } = await api<{ applications: OwnApplication[] }>('GET', '/api/applications/my-applications', {
    token,
  });
  return body.applications[0] ?? expect.fail('no application');
};

const emailOf = async ({ _id }: TestUser) => (await UserModel.findById(_id).orFail().lean()).email;

/** Waits for this many e-mails. Returns their subjects. */
const subjectsTo = async (email: string, count: number): Promise<string[]> =>
  (await mailsTo(email, count)).map(({ subject }) => subject);

async function logIn({ email, password }: Signed): Promise<{ status: number; token: string }> {
  const json = { emailOrUsername: email, password };
  const { status, body } = await api<{ token: string }>('POST', '/api/auth/login', { json });
  return { status, token: body.token };
}

test('an undone recall gives the employer back what it took, and corrects who was warned', async () => {
  const { name, administrator, owner, colleague, former, id, reported, other } = await makeTeam();
  const [graduate, saver] = [await makeUser('recent graduate'), await makeUser('recent graduate')];
  expect(await applyTo(reported, graduate)).toBe(201);
  await SavedModel.create({
    ...{ userId: saver._id, internshipId: reported._id, remindAt: null, savedAt: new Date() },
  });
  const waiting = (await submit(asSender(owner), facts({ company: name }))).body.submission;
  const reportId = await recall(reported, administrator);
  const warning = 'Warning: don’t pay for the internship you';
  const warned = { applied: `${warning} applied for`, saved: `${warning} saved` };
  const [toGraduate, toSaver] = [await emailOf(graduate), await emailOf(saver)];
  await expect.poll(() => subjectsTo(toSaver, 1)).toEqual([warned.saved]);
  expect((await ownApplication(graduate)).warning).toHaveLength(3);
  expect((await logIn(owner)).status).toBe(403);

  const undone = await undo(administrator, id);
  expect(undone).toMatchObject({ status: 200 });
  expect(undone.body.message).toBe(
    `The recall of ${name} has been undone. 2 accounts can log in again. 2 listings have their old deadlines again. ` +
      `1 submission is waiting for approval again. Its verification is valid again, until ${new Intl.DateTimeFormat(
        'en-US',
        { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'Africa/Nairobi' },
      ).format(verification.until)}. We’ll e-mail everyone we warned to say so. ` +
      'The reported listing stays hidden until you put it back from its report.',
  );

  for (const { token } of [owner, colleague])
    expect((await api('GET', '/api/employer/profile', { token })).status).toBe(401);
  const { token } = await logIn(colleague);
  expect((await logIn(owner)).status).toBe(200);
  expect((await UserModel.findById(former._id).lean())?.isActive).toBe(false);
  const read = await api<{ applicants: object[] }>(
    'GET',
    `/api/employer/applicants/${reported._id.toHexString()}`,
    { token },
  );
  expect(read.body.applicants).toHaveLength(1);
  const employer = await EmployerModel.findById(id).orFail().lean();
  expect(employer).toMatchObject({ verification, refusal: null, recalledAt: null, pausedAt: null });
  expect(await SubmissionModel.findById(waiting._id).lean()).toMatchObject({
    ...{ status: 'pending', decision: null },
  });

  for (const listing of [reported, other])
    expect(await InternshipModel.findById(listing._id).select('+fingerprint').lean()).toMatchObject({
      applicationDeadline: listing.applicationDeadline,
      fingerprint: fingerprintOf(listing),
    });
  const page = async (of: InternshipRecord) => fetch(inject('appUrl') + internshipPath(of));
  await expect.poll(async () => (await page(other)).text()).toContain('>Apply Now<');
  expect((await page(reported)).status).toBe(404);
  expect(await applyTo(other, await makeUser('recent graduate'))).toBe(201);

  expect((await ownApplication(graduate)).warning).toBeNull();
  const wrong = 'We were wrong about a listing';
  for (const [email, warnedBefore] of [
    [toGraduate, warned.applied],
    [toSaver, warned.saved],
  ] as const)
    await expect
      .poll(async () =>
        (await subjectsTo(email, 2)).filter((one) => [warnedBefore, wrong].includes(one)).sort(),
      )
      .toEqual([warnedBefore, wrong]);
  await expect.poll(async () => (await ownApplication(graduate)).status).toBe('applied');
  expect((await ownApplication(graduate)).history).toHaveLength(1);
  expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContain(
    'Your employer is no longer recalled',
  );

  const answer = await fetch(`${inject('appUrl')}/api/admin/reports/${reportId}/evidence`, {
    headers: { authorization: `Bearer ${administrator.token}` },
  });
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const evidence = (file: string): unknown => JSON.parse(String(files.get(`${file}.json`)));
  expect(evidence('recall')).toMatchObject({ undoneAt: expect.any(String) as string });
  const log = evidence('log') as { action: string; after: object | null }[];
  const actions = log.map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(['internship recalled', 'user deactivated', 'user activated']),
  );
  expect(log.find(({ action }) => action === 'employer recall undone')).toMatchObject({
    after: { accounts: 2, listings: 2, verified: true },
  });

  expect(await undo(administrator, id)).toMatchObject({
    status: 409,
    body: { message: 'This employer isn’t recalled.' },
  });
});

test('only administrators undo a recall', async () => {
  const { id, reported, administrator } = await makeTeam();
  await recall(reported, administrator);
  for (const role of ['editor', 'employer', 'recent graduate'] as const)
    expect((await undo(await makeUser(role), id)).status).toBe(403);
  expect((await undo({}, id)).status).toBe(401);
  expect((await EmployerModel.findById(id).lean())?.recalledAt).not.toBeNull();
  for (const unknown of ['0'.repeat(24), 'none'])
    expect((await undo(administrator, unknown)).status).toBe(404);
});

test('the page of an employer says that it is recalled, and undoes it without script', async () => {
  const { id, name, reported, administrator } = await makeTeam();
  const path = `/dashboard/employers/${id}`;
  const shown = async (outcome = '') => {
    const cookie = `${outcome}; next-auth.session-token=${administrator.token}; mwanzo-signed-in=1`;
    return (await api<string>('GET', path, { cookie, headers: { accept: 'text/html' } })).body;
  };
  expect(await shown()).not.toContain('Undo recall');
  await recall(reported, administrator);
  expect(await shown()).toMatch(/Recalled since .+Undo recall/s);
  const answer = await api('POST', `/api/admin/employers/${id}/undo-recall`, {
    token: administrator.token,
    raw: new URLSearchParams({ confirm: 'on' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, path]);
  const after = await shown(answer.headers.get('set-cookie')?.split(';', 1)[0]);
  expect(after).toContain(`The recall of ${name} has been undone.`);
  expect(after).not.toContain('Recalled since');
});
