import { Types } from 'mongoose';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { api, mailsTo, newUser } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import type { CaughtMail } from '@/dev/testing/client/client-for';
import { fileForm } from '@/dev/testing/client/file-form';
import { facts, submit } from '@/dev/testing/client/submission-calls';
import { makeApplication } from '@/dev/testing/data/applications';
import { pdfFile } from '@/dev/testing/data/documents';
import {
  accept,
  applicants,
  employerWithColleague,
  invite,
  join,
  newName,
  saveProfile,
} from '@/dev/testing/data/employer-members';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmployerModel } from '@/models/employer';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';

stackDatabase();

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

test('a recruiter who moves to another employer takes nobody along', async () => {
  const { owner, colleague: recruiter, name, listing } = await employerWithColleague();
  const { application } = await makeApplication(listing);
  const other = await newUser({ role: 'employer' });
  await saveProfile(other, newName());
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
  await saveProfile(owner, newName());
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
  await saveProfile(owner, name);
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
  await saveProfile(elsewhere, newName());
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
  expect((await saveProfile(owner, name, about)).status).toBe(200);
  expect(await actionsOn({ user: { _id: _id.toHexString() } })).toEqual([]);
  expect((await saveProfile(owner, name, { ...about, website: 'https://mlima.example' })).status).toBe(200);
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
  expect((await saveProfile(colleague, newName())).status).toBe(200);
});

test('only an owner changes what says who the employer is; another website ends a verification', async () => {
  const { owner, colleague, name } = await employerWithColleague();
  const website = `https://${uniqueLetters()}.co.ke`;
  await saveProfile(owner, name, { website });
  const { _id } = await EmployerModel.findOne({ name }).orFail().lean();
  const { token } = await makeUser('administrator');
  const verify = { token, json: { verification: 'verify' } };
  expect((await api('PUT', `/api/admin/employers/${_id.toHexString()}`, verify)).status).toBe(200);
  const verification = async () => (await EmployerModel.findById(_id).orFail().lean()).verification;
  for (const change of [{ website: 'https://evil.example' }, { kind: 'NGO', website }])
    expect((await saveProfile(colleague, name, change)).status).toBe(403);
  expect((await saveProfile(colleague, newName(), { website })).status).toBe(403);
  expect((await saveProfile(colleague, name, { website, about: 'We lay pipes.' })).status).toBe(200);
  expect(await verification()).toMatchObject({ by: 'documents' });
  expect((await api('DELETE', '/api/employer/logo', { token: colleague.token })).status).toBe(403);
  expect((await saveProfile(owner, name, { website: 'https://other.example' })).status).toBe(200);
  expect(await verification()).toBeNull();
});

test('nobody joins another employer while the own one is verified, has open listings or owes answers', async () => {
  const [inviter, invited] = [await newUser({ role: 'employer' }), await newUser({ role: 'employer' })];
  const [name, own] = [newName(), newName()];
  await saveProfile(inviter, name);
  await saveProfile(invited, own);
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
  expect((await saveProfile(two, free)).status).toBe(200);
  const named = await EmployerModel.findById(nameless._id).orFail().lean();
  expect((await api('GET', `/api/employers/${named.slug}`, {})).status).toBe(200);
  expect(named.slug).toContain('mlima');
});
