import { Types } from 'mongoose';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { api, linkIn, mailsTo, newUser } from '@/dev/testing/client/client';
import type { CaughtMail } from '@/dev/testing/client/client-for';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { fileForm } from '@/dev/testing/client/file-form';
import { upload } from '@/dev/testing/client/files';
import { approve, facts, submit } from '@/dev/testing/client/submission-calls';
import { makeApplication } from '@/dev/testing/data/applications';
import { pdfFile } from '@/dev/testing/data/documents';
import { inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { unzip } from '@/dev/testing/data/unzip';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { RateLimitModel } from '@/models/rate-limit';
import { ReportModel } from '@/models/report';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';

stackDatabase();

const textOf = async (path: string): Promise<string> => (await fetch(inject('appUrl') + path)).text();

const newName = () => `Mlima ${uniqueLetters()}`;

const save = (user: { token: string }, name: string, change: object = {}) =>
  api('PUT', '/api/employer/profile', { token: user.token, json: { name, kind: 'company', ...change } });

/** Invites the user to the owner's employer. It is the user's `nth` invitation. Returns the token in the e-mail. */
async function invite(owner: { token: string }, user: { email: string }, nth: number): Promise<string> {
  // Resets the weekly limit of invitations.
  await RateLimitModel.deleteMany({ key: /^mailbox / });
  await api('POST', '/api/employer/members', { token: owner.token, json: { email: user.email } });
  // The same address gets other e-mails at about the same time.
  const invitations = async () =>
    (await mailsTo(user.email)).filter(({ text }) => text.includes('/dashboard/employer/join/'));
  await expect.poll(async () => (await invitations()).length).toBe(nth);
  const mail = (await invitations()).at(-1) ?? expect.fail('no invitation');
  return linkIn(mail, '/dashboard/employer/join/').split('/').at(-1) ?? expect.fail('no token');
}

const accept = async (user: { token: string }, invitation: string): Promise<number> =>
  (await api('POST', `/api/employer/members/join/${invitation}`, { token: user.token })).status;

/** Invites the user to the owner's employer and accepts the invitation. It is the user's `nth` invitation. */
const join = async (owner: { token: string }, user: { token: string; email: string }, nth = 1) =>
  accept(user, await invite(owner, user, nth));

/** Waits for an e-mail to this user that contains the text. */
async function mailAbout({ email }: { email: string }, text: string): Promise<CaughtMail> {
  const found = async () => (await mailsTo(email)).find((mail) => mail.text.includes(text));
  await expect.poll(found).toBeDefined();
  return (await found()) ?? expect.fail(`no mail that says ${text}`);
}

/** Audited actions on an account or an employer, oldest first. */
const actionsOn = async ({ user: { _id } }: { user: { _id: string } }): Promise<string[]> => {
  const entries = await AuditEntryModel.find({ 'target.id': new Types.ObjectId(_id) })
    .sort({ at: 1 })
    .lean();
  return entries.map(({ action }) => action);
};

const applicants = ({ token }: { token: string }, { _id }: { _id: Types.ObjectId }) =>
  api<{ applicants: { _id: string }[] }>('GET', `/api/employer/applicants/${_id.toHexString()}`, { token });

const employerWithColleague = async () => {
  const [owner, colleague] = [await newUser({ role: 'employer' }), await newUser({ role: 'employer' })];
  const name = newName();
  await save(owner, name);
  expect(await join(owner, colleague)).toBe(200);
  const postedBy = new Types.ObjectId(colleague.user._id);
  return { owner, colleague, name, listing: await makeListing({ postedBy, company: name }) };
};

test('a recruiter who moves to another employer takes nobody along', async () => {
  const { owner, colleague: recruiter, name, listing } = await employerWithColleague();
  const { application } = await makeApplication(listing);
  const other = await newUser({ role: 'employer' });
  await save(other, newName());
  const own = `/api/employer/members/${recruiter.user._id}`;
  expect((await api('DELETE', own, { token: owner.token })).status).toBe(200);
  expect(await join(other, recruiter, 2)).toBe(200);
  const id = application._id.toHexString();
  for (const user of [recruiter, other]) {
    expect((await applicants(user, listing)).status).toBe(404);
    const move = { token: user.token, json: { status: 'shortlisted' } };
    expect((await api('PUT', `/api/employer/applications/${id}/status`, move)).status).toBe(404);
  }
  expect((await applicants(owner, listing)).body.applicants).toMatchObject([{ _id: id }]);
  const { body } = await api<{ internship: { employer: { name: string } } }>(
    'GET',
    `/api/internships/${listing._id.toHexString()}`,
    {},
  );
  expect(body.internship.employer.name).toBe(name);
});

test('a member who was removed cannot come back with an invitation from before', async () => {
  const [owner, colleague] = [await newUser({ role: 'employer' }), await newUser({ role: 'employer' })];
  await save(owner, newName());
  const [first, second] = [await invite(owner, colleague, 1), await invite(owner, colleague, 2)];
  expect(await accept(colleague, first)).toBe(200);
  const third = await invite(owner, colleague, 3);
  const removed = await api('DELETE', `/api/employer/members/${colleague.user._id}`, { token: owner.token });
  expect(removed.status).toBe(200);
  expect([await accept(colleague, second), await accept(colleague, third)]).toEqual([400, 400]);
  expect(await join(owner, colleague, 4)).toBe(200);
});

test('the account of a member is deleted, and the colleagues keep listings, applicants and notes', async () => {
  const { owner, colleague, listing } = await employerWithColleague();
  const { application } = await makeApplication(listing);
  const id = application._id.toHexString();
  const note = { token: colleague.token, json: { text: 'Speaks well.' } };
  expect((await api('POST', `/api/employer/applications/${id}/notes`, note)).status).toBe(201);
  const { token } = await makeUser('administrator');
  expect((await api('DELETE', `/api/admin/deleteuser/${colleague.user._id}`, { token })).status).toBe(200);
  const stored = await InternshipModel.findById(listing._id).orFail().lean();
  expect(stored.applicationDeadline).toEqual(listing.applicationDeadline);
  expect(stored.postedBy).toBeNull();
  expect((await applicants(owner, listing)).body.applicants).toMatchObject([{ _id: id }]);
  const kept = await ApplicationModel.findById(id).select('+notes').orFail().lean();
  expect(kept.notes).toMatchObject([{ text: 'Speaks well.' }]);
  const move = { token: owner.token, json: { status: 'shortlisted' } };
  expect((await api('PUT', `/api/employer/applications/${id}/status`, move)).status).toBe(200);
});

test('the account of the last member is deleted: its listings close, and who waits is told why', async () => {
  const owner = await newUser({ role: 'employer' });
  const name = newName();
  await save(owner, name);
  const postedBy = new Types.ObjectId(owner.user._id);
  const listing = await makeListing({ postedBy, company: name });
  const [waits, answered] = [await makeApplication(listing), await makeApplication(listing)];
  await ApplicationModel.updateOne({ _id: answered.application._id }, { $set: { status: 'not selected' } });
  const { slug } = await EmployerModel.findOne({ 'members.userId': postedBy }).orFail().lean();
  const { token } = await makeUser('administrator');
  expect((await api('DELETE', `/api/admin/deleteuser/${owner.user._id}`, { token })).status).toBe(200);
  const stored = await InternshipModel.findById(listing._id).orFail().lean();
  expect(stored).toMatchObject({ employer: null, postedBy: null });
  expect(stored.applicationDeadline.getTime()).toBeLessThanOrEqual(Date.now());
  expect((await api('GET', `/api/employers/${slug}`, {})).status).toBe(404);
  const { email } = await UserModel.findById(waits.graduate._id).orFail().lean();
  const mail = await mailAbout({ email }, `${name} no longer has an account on`);
  expect(mail.text).toContain('nobody there can read or answer your application here');
  const own = await api<{ applications: object[] }>('GET', '/api/applications/my-applications', {
    token: waits.graduate.token,
  });
  expect(own.body.applications).toMatchObject([
    { status: 'no answer', final: true, answeredHere: false, nextStep: 'Look for other internships.' },
  ]);
  const kept = await ApplicationModel.findById(answered.application._id).orFail().lean();
  expect(kept).toMatchObject({ status: 'not selected', employer: null });
});

test('an owner hands the employer over to a colleague, and is free to leave', async () => {
  const { owner, colleague, listing } = await employerWithColleague();
  const [elsewhere, stranger] = [await newUser({ role: 'employer' }), await newUser({ role: 'employer' })];
  await save(elsewhere, newName());
  const owned = (by: { token: string }, { user }: typeof colleague) =>
    api<{ message: string }>('POST', `/api/employer/members/${user._id}/owner`, { token: by.token });
  expect((await owned(colleague, colleague)).status).toBe(403);
  expect((await owned(owner, stranger)).status).toBe(404);
  const colleagueId = new Types.ObjectId(colleague.user._id);
  await UserModel.updateOne({ _id: colleagueId }, { $set: { isActive: false } });
  expect((await owned(owner, colleague)).status).toBe(409);
  await UserModel.updateOne({ _id: colleagueId }, { $set: { isActive: true } });
  expect((await owned(owner, colleague)).status).toBe(200);
  const roles = async () =>
    (await EmployerModel.findOne({ 'members.userId': colleagueId }).orFail().lean()).members;
  expect(await roles()).toMatchObject([{ role: 'member' }, { role: 'owner' }]);
  expect((await owned(owner, colleague)).status).toBe(403);
  for (const user of [owner, colleague]) await mailAbout(user, 'is now the owner.');
  const ownPath = `/api/employer/members/${owner.user._id}`;
  expect((await api('DELETE', ownPath, { token: owner.token })).status).toBe(200);
  await mailAbout(colleague, 'has left.');
  expect(await join(elsewhere, owner)).toBe(200);
  expect((await applicants(owner, listing)).status).toBe(404);
  expect((await applicants(colleague, listing)).status).toBe(200);
  expect(await actionsOn(colleague)).toEqual(['member joined', 'owner changed']);
  expect(await actionsOn(owner)).toEqual(['member left', 'member joined']);
});

test('an owner hears of every change of members and profile, and the audit log keeps each', async () => {
  const { owner, colleague, name } = await employerWithColleague();
  await mailAbout(owner, 'has joined.');
  const { _id } = await EmployerModel.findOne({ name }).orFail().lean();
  const about = { about: 'We lay pipes.' };
  expect((await save(owner, name, about)).status).toBe(200);
  expect(await actionsOn({ user: { _id: _id.toHexString() } })).toEqual([]);
  expect((await save(owner, name, { ...about, website: 'https://mlima.example' })).status).toBe(200);
  await mailAbout(owner, 'The website was changed.');
  const create = { width: 40, height: 30, channels: 3, background: '#123456' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const logo = { token: owner.token, form: fileForm('logo', { name: 'logo.png', bytes }) };
  expect((await api('POST', '/api/employer/logo', logo)).status).toBe(200);
  await mailAbout(owner, 'The logo was changed.');
  const certificate = { name: 'certificate.pdf', bytes: pdfFile() };
  const document = { token: owner.token, form: fileForm('document', certificate, { kind: 'registration' }) };
  expect((await api('POST', '/api/employer/evidence', document)).status).toBe(201);
  await mailAbout(owner, 'A document was sent for verification.');
  const path = `/api/employer/members/${colleague.user._id}`;
  expect((await api('DELETE', path, { token: owner.token })).status).toBe(200);
  await mailAbout(owner, 'was removed.');
  const entries = await AuditEntryModel.find({ 'target.id': _id }).sort({ at: 1 }).lean();
  expect(entries).toMatchObject([
    { before: { website: null }, after: { website: 'https://mlima.example' } },
    { before: { logo: null } },
    { before: { documents: 0 }, after: { documents: 1 } },
  ]);
  expect(await actionsOn(colleague)).toEqual(['member joined', 'member removed']);
  const { token } = await makeUser('administrator');
  expect((await api('DELETE', `/api/admin/deleteuser/${colleague.user._id}`, { token })).status).toBe(200);
  expect(await actionsOn(colleague)).toEqual([]);
});

test('a colleague follows as the owner whose account is deleted, and is told', async () => {
  const { owner, colleague } = await employerWithColleague();
  const { token } = await makeUser('administrator');
  expect((await api('DELETE', `/api/admin/deleteuser/${owner.user._id}`, { token })).status).toBe(200);
  await mailAbout(colleague, 'A team member’s account was deleted.');
  await mailAbout(colleague, 'is now the owner.');
  expect(await actionsOn(colleague)).toEqual(['member joined', 'owner changed']);
  expect((await save(colleague, newName())).status).toBe(200);
});

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
  expect((await save({ token }, name)).status).toBe(409);
  expect((await submit({ ...sender, token }, facts({ company: name }))).status).toBe(409);
  const record = await EmployerModel.findOne({ 'members.userId': ownerId }).orFail().lean();
  expect(record).toMatchObject({ verification: null, recalledAt: expect.any(Date) as Date });
  expect((await save(await newUser({ role: 'employer' }), `${name} Careers`)).status).toBe(409);
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

test('only an owner changes what says who the employer is; another website ends a verification', async () => {
  const { owner, colleague, name } = await employerWithColleague();
  const website = `https://${uniqueLetters()}.co.ke`;
  await save(owner, name, { website });
  const { _id } = await EmployerModel.findOne({ name }).orFail().lean();
  const { token } = await makeUser('administrator');
  const verify = { token, json: { verification: 'verify' } };
  expect((await api('PUT', `/api/admin/employers/${_id.toHexString()}`, verify)).status).toBe(200);
  const verification = async () => (await EmployerModel.findById(_id).orFail().lean()).verification;
  for (const change of [{ website: 'https://evil.example' }, { kind: 'NGO', website }])
    expect((await save(colleague, name, change)).status).toBe(403);
  expect((await save(colleague, newName(), { website })).status).toBe(403);
  expect((await save(colleague, name, { website, about: 'We lay pipes.' })).status).toBe(200);
  expect(await verification()).toMatchObject({ by: 'documents' });
  expect((await api('DELETE', '/api/employer/logo', { token: colleague.token })).status).toBe(403);
  expect((await save(owner, name, { website: 'https://other.example' })).status).toBe(200);
  expect(await verification()).toBeNull();
});

test('nobody joins another employer while the own one is verified, has open listings or owes answers', async () => {
  const [inviter, invited] = [await newUser({ role: 'employer' }), await newUser({ role: 'employer' })];
  const [name, own] = [newName(), newName()];
  await save(inviter, name);
  await save(invited, own);
  const { _id } = await EmployerModel.findOne({ name: own }).orFail().lean();
  const postedBy = new Types.ObjectId(invited.user._id);
  const listing = await makeListing({ postedBy, company: own });
  const { application } = await makeApplication(listing);
  expect(await join(inviter, invited)).toBe(409);
  await InternshipModel.updateOne({ _id: listing._id }, { $set: { applicationDeadline: inDays(-1) } });
  const { token } = await makeUser('administrator');
  const path = `/api/admin/employers/${_id.toHexString()}`;
  await api('PUT', path, { token, json: { verification: 'verify' } });
  expect(await join(inviter, invited, 2)).toBe(409);
  expect(await EmployerModel.exists({ _id })).not.toBeNull();
  await api('PUT', path, { token, json: { verification: 'revoke', comments: 'Closed.' } });
  expect(await join(inviter, invited, 3)).toBe(409);
  await ApplicationModel.updateOne({ _id: application._id }, { $set: { status: 'not selected' } });
  expect(await join(inviter, invited, 4)).toBe(200);
  for (const user of [inviter, invited]) expect((await applicants(user, listing)).status).toBe(404);
  const status = `/api/employer/applications/${application._id.toHexString()}/status`;
  expect((await api('PUT', status, { token: inviter.token, json: {} })).status).toBe(404);
});

test('the first submission gives an account its employer, without a name where that is another’s', async () => {
  const [one, two] = [await makeUser('employer'), await makeUser('employer')];
  const name = newName();
  const { submission } = (await submit(one, facts({ company: name }))).body;
  const employer = await EmployerModel.findOne({ 'members.userId': one._id }).orFail().lean();
  expect(employer).toMatchObject({ name, verification: null, members: [{ role: 'owner' }] });
  expect((await SubmissionModel.findById(submission._id).lean())?.employer).toEqual(employer._id);
  await EmployerModel.updateOne(
    { _id: employer._id },
    {
      $set: {
        verification: { by: 'documents', domain: null, at: new Date(), until: inDays(9), remindedAt: null },
      },
    },
  );
  await submit(two, facts({ company: name }));
  const nameless = await EmployerModel.findOne({ 'members.userId': two._id }).orFail().lean();
  expect(nameless.name).toBe('');
  expect((await api('GET', `/api/employers/${nameless.slug}`, {})).status).toBe(404);
  const free = newName();
  expect((await save(two, free)).status).toBe(200);
  const named = await EmployerModel.findById(nameless._id).orFail().lean();
  expect((await api('GET', `/api/employers/${named.slug}`, {})).status).toBe(200);
  expect(named.slug).toContain('mlima');
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
