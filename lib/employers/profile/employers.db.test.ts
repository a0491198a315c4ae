import { Readable } from 'node:stream';
import { Types } from 'mongoose';
import { describe, expect, test } from 'vitest';
import { inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import type { IncomingUpload } from '@/lib/platform/files/upload';
import { AuditEntryModel } from '@/models/audit-entry';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { MailModel } from '@/models/mail';
import { PendingFileModel } from '@/models/pending-file';
import { listOwnInternships } from '@/lib/internships/listings/list-own';
import { membership } from '@/lib/employers/members/membership';
import { readEmployer } from './read-employer';
import { addEvidence } from '@/lib/employers/verification/add-evidence';
import { askForDomain } from '@/lib/employers/verification/ask-domain';
import { createEmployer } from '@/lib/employers/records/create-employer';
import { decideVerification } from '@/lib/employers/verification/decide-verification';
import { countWithoutEmployer, giveEmployers } from './give-employers';
import { inviteMember } from '@/lib/employers/members/invite-member';
import { joinEmployer, readInvitation } from '@/lib/employers/members/join-employer';
import { leaveEmployer } from '@/lib/employers/members/leave-employer';
import { findBorrowedName } from '@/lib/employers/name-lock/name-lock';
import { readEmployerProfile } from './read-profile';
import { remindOfExpiry } from '@/lib/employers/verification/remind-of-expiry';
import { removeMember } from '@/lib/employers/members/remove-member';
import { updateEmployerProfile } from './update-profile';
import { readDomainLink, verifyDomain } from '@/lib/employers/verification/verify-domain';

preparedDatabase();

let made = 0;
const newName = (): string => {
  made += 1;
  return `${['Twiga', 'Mlima', 'Bahari', 'Nyota', 'Savanna'][made % 5]} ${Buffer.from(`${made * 7919}`).toString('hex')} Works`;
};

/** An employer account with this address, as an actor. */
async function employerAt(email: string, change: Partial<SignedInUser> = {}): Promise<SignedInUser> {
  const { id } = await makeUser('employer', { email });
  const named = { firstName: 'Test', lastName: 'Person', username: 'test' };
  return { kind: 'user', id, role: 'employer', email, ...named, ...change };
}

const newEmployer = () => employerAt(`${new Types.ObjectId().toHexString()}@gmail.com`);
const administrator = async (): Promise<SignedInUser> => {
  const { id } = await makeUser('administrator');
  return { ...(await newEmployer()), id, role: 'administrator' };
};
const save = (actor: SignedInUser, fields: object = {}) =>
  updateEmployerProfile(actor, { name: newName(), kind: 'company', ...fields });
const stored = async (actor: SignedInUser): Promise<EmployerRecord> => {
  const record = await EmployerModel.findOne({ 'members.userId': new Types.ObjectId(actor.id) }).lean();
  if (!record) throw new Error('no employer');
  return record;
};
const tokenTo = async (email: string): Promise<string> => {
  const mail = await MailModel.findOne({ to: email }).sort({ createdAt: -1 }).lean();
  return /\/(?:verify-domain|join)\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
};
const kindsTo = async (email: string) => (await MailModel.find({ to: email }).lean()).map(({ kind }) => kind);

const upload = (kind: string): IncomingUpload => ({
  receive: async (storage) => ({
    kept: await storage.keep(Readable.from([Buffer.from('%PDF-1.4\n%%EOF\n')]), 'certificate.pdf'),
    fields: { kind },
  }),
});

describe('a profile', () => {
  test('is made by the first who saves it, and has one address for good', async () => {
    const actor = await newEmployer();
    expect(await readEmployerProfile(actor)).toEqual({ employer: null });
    const name = newName();
    const { employer } = await save(actor, { name, county: 'Nakuru', about: 'We grow roses.' });
    expect(employer).toMatchObject({
      name,
      county: 'Nakuru',
      website: null,
      role: 'owner',
      badge: null,
    });
    const renamed = await save(actor, { name: `${name} Two` });
    expect(renamed.employer).toMatchObject({ _id: employer._id, slug: employer.slug, name: `${name} Two` });
    expect(await EmployerModel.countDocuments({ 'members.userId': new Types.ObjectId(actor.id) })).toBe(1);
  });

  test('saved ten times at once is one', async () => {
    const actor = await newEmployer();
    await Promise.all(Array.from({ length: 10 }, () => save(actor, { name: 'Ten Times Bakery' })));
    expect(await EmployerModel.countDocuments({ 'members.userId': new Types.ObjectId(actor.id) })).toBe(1);
  });

  test.each([
    { website: 'javascript:alert(1)' },
    { website: 'https://user@x.co.ke' },
    { website: 'https://localhost' },
  ])('takes no website like %o', async (fields) => {
    await expect(save(await newEmployer(), fields)).rejects.toMatchObject({ name: 'ZodError' });
  });

  test('of a well-known name waits for a person, unless the account is at its domain', async () => {
    await expect(save(await newEmployer(), { name: 'Safaricorn PLC' })).rejects.toMatchObject({
      status: 409,
    });
    const own = await employerAt(`hr.${new Types.ObjectId().toHexString()}@safaricom.co.ke`);
    expect((await save(own, { name: 'Safaricom PLC' })).employer.name).toBe('Safaricom PLC');
  });
});

describe('mail at the domain of the website', () => {
  test('confirms the domain by the account’s own address at once, and another website ends it', async () => {
    const domain = `d${new Types.ObjectId().toHexString()}.co.ke`;
    const actor = await employerAt(`hr@${domain}`);
    const name = newName();
    const { employer } = await save(actor, { name, website: `https://www.${domain}` });
    expect(employer).toMatchObject({ badge: { kind: 'domain', domain } });
    expect(await kindsTo(actor.email)).toEqual(['domain confirmed']);
    expect((await save(actor, { name, website: 'https://other.co.ke' })).employer).toMatchObject({
      ...{ badge: null, verifiedUntil: null },
    });
  });

  test('confirms the registrable domain by a link, once', async () => {
    const actor = await newEmployer();
    const domain = `d${new Types.ObjectId().toHexString()}.co.ke`;
    await expect(askForDomain(actor, { email: `hr@${domain}` })).rejects.toMatchObject({ status: 409 });
    const name = newName();
    await save(actor, { name, website: `https://${domain}` });
    await expect(askForDomain(actor, { email: 'hr@gmail.com' })).rejects.toMatchObject({ status: 422 });
    await askForDomain(actor, { email: `HR@mail.${domain}` });
    const token = await tokenTo(`hr@mail.${domain}`);
    expect(await readDomainLink(actor, { token })).toBe('waiting');
    expect((await stored(actor)).verification).toBeNull();
    await verifyDomain(actor, { token });
    const { verification } = await stored(actor);
    expect(verification).toMatchObject({ by: 'domain', domain });
    const days = ((verification?.until.getTime() ?? 0) - (verification?.at.getTime() ?? 0)) / 86_400_000;
    expect(days).toBe(365);
    expect(await readDomainLink(actor, { token })).toBe('done');
    expect((await stored(actor)).verification).toEqual((await verifyDomain(actor, { token }), verification));
    await save(actor, { name, website: 'https://other.co.ke' });
    await expect(verifyDomain(actor, { token })).rejects.toMatchObject({ status: 400 });
  });

  test('is confirmed again by a profile that is saved once the confirmation has ended', async () => {
    const domain = `d${new Types.ObjectId().toHexString()}.co.ke`;
    const actor = await employerAt(`hr@${domain}`);
    const fields = { name: newName(), website: `https://${domain}` };
    await save(actor, fields);
    const { _id, verification } = await stored(actor);
    await save(actor, { ...fields, about: 'We lay pipes.' });
    expect((await stored(actor)).verification).toEqual(verification);
    await EmployerModel.updateOne({ _id }, { $set: { 'verification.until': inDays(-1) } });
    expect((await save(actor, fields)).employer).toMatchObject({ badge: { kind: 'domain', domain } });
  });

  test('locks no name: another employer saves it, and is verified under it', async () => {
    const domain = `d${new Types.ObjectId().toHexString()}.co.ke`;
    const [first, second] = [await employerAt(`hr@${domain}`), await newEmployer()];
    const name = newName();
    await save(first, { name, website: `https://${domain}` });
    expect((await save(second, { name })).employer).toMatchObject({ name, badge: null });
    expect(await findBorrowedName(name, (await stored(second))._id, new Date())).toEqual([]);
    const { _id } = await stored(second);
    const fields = { verification: 'verify' };
    await decideVerification(await administrator(), { id: _id.toHexString(), fields });
    expect(await findBorrowedName(name, (await stored(first))._id, new Date())).toMatchObject([
      { rule: 'locked-name' },
    ]);
    const { employer } = await save(first, { name, website: `https://${domain}`, about: 'We lay pipes.' });
    expect(employer).toMatchObject({ name, badge: { kind: 'domain', domain } });
    await expect(save(await newEmployer(), { name })).rejects.toMatchObject({ status: 409 });
  });
});

describe('an employer with a confirmed domain', () => {
  const confirmed = async () => {
    const domain = `d${new Types.ObjectId().toHexString()}.co.ke`;
    const actor = await employerAt(`hr@${domain}`);
    const fields = { name: newName(), website: `https://${domain}` };
    await save(actor, fields);
    const [admin, { _id }] = [await administrator(), await stored(actor)];
    const decide = (change: object) => decideVerification(admin, { id: _id.toHexString(), fields: change });
    return { actor, domain, fields, decide };
  };

  test('is verified by documents, and neither a link nor its profile takes that from it', async () => {
    const { actor, domain, fields, decide } = await confirmed();
    await askForDomain(actor, { email: `hr@${domain}` });
    const token = await tokenTo(`hr@${domain}`);
    await decide({ verification: 'verify' });
    const { verification } = await stored(actor);
    expect(verification).toMatchObject({ by: 'documents', domain: null });
    await expect(askForDomain(actor, { email: `hr@${domain}` })).rejects.toMatchObject({ status: 409 });
    for (let times = 0; times < 2; times += 1)
      expect((await verifyDomain(actor, { token })).message).toBe(
        `${fields.name} is already verified, which counts for more than a confirmed domain.`,
      );
    expect(await readDomainLink(actor, { token })).toBe('done');
    await save(actor, { ...fields, about: 'We lay pipes.' });
    expect((await stored(actor)).verification).toEqual(verification);
  });

  test('keeps it where its documents are refused, and has nothing once it is revoked', async () => {
    const { actor, domain, decide } = await confirmed();
    await addEvidence(actor, upload('letterhead'));
    await decide({ verification: 'refuse', comments: 'Unreadable.' });
    expect((await readEmployerProfile(actor)).employer).toMatchObject({ badge: { kind: 'domain', domain } });
    await decide({ verification: 'revoke', comments: 'Not your domain.' });
    expect((await readEmployerProfile(actor)).employer).toMatchObject({ badge: null });
    const mail = await MailModel.findOne({ to: actor.email, subject: /no longer/ }).lean();
    expect(mail?.subject).toBe('Your domain is no longer confirmed');
    await expect(decide({ verification: 'revoke', comments: 'Again.' })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('has nothing once its verification is revoked', async () => {
    const { actor, decide } = await confirmed();
    await decide({ verification: 'verify' });
    await decide({ verification: 'revoke', comments: 'It closed.' });
    expect((await stored(actor)).verification).toBeNull();
  });

  test('is told thirty days before the confirmation ends', async () => {
    const { actor, domain } = await confirmed();
    const { _id, verification } = await stored(actor);
    await EmployerModel.deleteMany({ _id: { $ne: _id } });
    const until = verification?.until.getTime() ?? NaN;
    expect(await remindOfExpiry(new Date(until - 30 * 86_400_000))).toBe(1);
    const mail = await MailModel.findOne({ to: actor.email, kind: 'verification ends' }).lean();
    expect(mail?.text).toContain(`${domain}, the domain of`);
  });

  test('may join another employer', async () => {
    const [owner, { actor }] = [await newEmployer(), await confirmed()];
    await save(owner);
    await inviteMember(owner, { email: actor.email });
    await joinEmployer(actor, { token: await tokenTo(actor.email) });
    expect((await stored(actor)).members).toHaveLength(2);
  });
});

describe('documents', () => {
  test('are looked at by an administrator, and deleted then', async () => {
    const [actor, admin] = [await newEmployer(), await administrator()];
    await save(actor);
    const { employer } = await addEvidence(actor, upload('registration'));
    expect(employer.evidence).toMatchObject([{ kind: 'registration', fileName: 'certificate.pdf' }]);
    const { _id, evidence } = await stored(actor);
    const fields = { verification: 'verify' };
    await decideVerification(admin, { id: _id.toHexString(), fields });
    const verified = await stored(actor);
    expect(verified).toMatchObject({ evidence: [], askedAt: null, verification: { by: 'documents' } });
    expect(await PendingFileModel.countDocuments({ _id: evidence[0]?.fileId })).toBe(1);
    const entry = await AuditEntryModel.findOne({ 'target.id': _id }).lean();
    expect(entry).toMatchObject({ action: 'employer verified', after: { verified: true } });
    const refuse = { verification: 'refuse', comments: 'Unreadable.' };
    await expect(decideVerification(admin, { id: _id.toHexString(), fields: refuse })).rejects.toMatchObject({
      status: 409,
    });
    await decideVerification(admin, {
      id: _id.toHexString(),
      fields: { verification: 'revoke', comments: 'It closed.' },
    });
    expect((await stored(actor)).verification).toBeNull();
    expect(await kindsTo(actor.email)).toEqual(['employer changed', 'employer verified', 'employer refused']);
  });

  test('are refused with a reason', async () => {
    const [actor, admin] = [await newEmployer(), await administrator()];
    await save(actor);
    await addEvidence(actor, upload('letterhead'));
    const { _id } = await stored(actor);
    const decide = (fields: object) => decideVerification(admin, { id: _id.toHexString(), fields });
    await expect(decide({ verification: 'refuse' })).rejects.toMatchObject({ name: 'ZodError' });
    await decide({ verification: 'refuse', comments: 'The stamp is not yours.' });
    const { employer } = await readEmployerProfile(actor);
    expect(employer).toMatchObject({
      refusal: { comments: 'The stamp is not yours.' },
      askedAt: null,
      evidence: [],
    });
  });

  test('verify an employer without a name under the one that is given', async () => {
    const [actor, admin] = [await newEmployer(), await administrator()];
    await createEmployer({ name: '', kind: 'company' }, new Types.ObjectId(actor.id), new Date());
    const { _id } = await stored(actor);
    const decide = (fields: object) =>
      decideVerification(admin, { id: _id.toHexString(), fields: { verification: 'verify', ...fields } });
    await expect(decide({})).rejects.toMatchObject({ status: 422 });
    const name = newName();
    await decide({ name });
    const verified = await stored(actor);
    expect(verified).toMatchObject({ name, verification: { by: 'documents' } });
    expect((await readEmployer({ slug: verified.slug })).employer.name).toBe(name);
    expect(verified.slug).not.toMatch(/^employer/);
  });

  test('are six at most, and of a known kind', async () => {
    const actor = await newEmployer();
    await save(actor);
    await expect(addEvidence(actor, upload('selfie'))).rejects.toMatchObject({ name: 'ZodError' });
    for (let count = 0; count < 6; count += 1) await addEvidence(actor, upload('KRA PIN'));
    await expect(addEvidence(actor, upload('KRA PIN'))).rejects.toMatchObject({ status: 409 });
  });

  test('are decided by administrators alone', async () => {
    const actor = await newEmployer();
    await save(actor);
    const { _id } = await stored(actor);
    const fields = { verification: 'verify' };
    await expect(decideVerification(actor, { id: _id.toHexString(), fields })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('a verified name', () => {
  async function verified(name: string): Promise<EmployerRecord> {
    const actor = await newEmployer();
    await save(actor, { name });
    const { _id } = await stored(actor);
    await decideVerification(await administrator(), {
      id: _id.toHexString(),
      fields: { verification: 'verify' },
    });
    return stored(actor);
  }

  test('is nobody else’s, in any spelling', async () => {
    const name = 'Kijani Grove Holdings Ltd';
    const own = await verified(name);
    for (const spelling of [
      'KIJANI GROVE',
      'Kijаni Grove',
      'Kij4ni Grove',
      'Kijani Grov',
      'Kijani Grove Careers Nairobi',
    ]) {
      await expect(save(await newEmployer(), { name: spelling }), spelling).rejects.toMatchObject({
        status: 409,
      });
      expect(await findBorrowedName(spelling, null, new Date()), spelling).toMatchObject([
        { rule: 'locked-name', level: 'severe' },
      ]);
    }
    expect(await findBorrowedName(name, own._id, new Date())).toEqual([]);
    expect(await findBorrowedName('Kijabe Hospital', null, new Date())).toEqual([]);
  });

  test('is free again once the verification has ended', async () => {
    const { _id } = await verified('Mwamba Stoneworks');
    await EmployerModel.updateOne({ _id }, { $set: { 'verification.until': inDays(-1) } });
    expect(await findBorrowedName('Mwamba Stoneworks', null, new Date())).toEqual([]);
  });

  test('ends after a year; its owner is told thirty days before, once', async () => {
    const employer = await verified(newName());
    const { until } = employer.verification ?? { until: new Date() };
    const before = (days: number) => new Date(until.getTime() - days * 86_400_000);
    await EmployerModel.deleteMany({ _id: { $ne: employer._id } });
    expect(await remindOfExpiry(before(31))).toBe(0);
    const [one, other] = await Promise.all([remindOfExpiry(before(30)), remindOfExpiry(before(30))]);
    expect(one + other).toBe(1);
    expect(await remindOfExpiry(before(1))).toBe(0);
  });
});

describe('members', () => {
  async function invited(owner: SignedInUser, email: string): Promise<string> {
    await inviteMember(owner, { email });
    return tokenTo(email);
  }

  test('join by an invitation to their address, and manage the same listings', async () => {
    const [owner, member] = [await newEmployer(), await newEmployer()];
    const name = newName();
    await save(owner, { name });
    await save(member);
    const listing = await makeListing({ postedBy: new Types.ObjectId(owner.id) });
    const token = await invited(owner, member.email);
    await expect(joinEmployer(await newEmployer(), { token })).rejects.toMatchObject({ status: 403 });
    expect(await readInvitation(member, { token })).toEqual({ name, isMember: false });
    await joinEmployer(member, { token });
    expect(await joinEmployer(member, { token })).toEqual({
      message: `You’re already on the team of ${name}.`,
    });
    const { internships } = await listOwnInternships(member, {});
    expect(internships.map(({ _id }) => _id)).toEqual([listing._id.toHexString()]);
    const { employer } = await readEmployerProfile(member);
    expect(employer).toMatchObject({ name, role: 'member' });
    expect(employer?.members).toHaveLength(2);
    await expect(inviteMember(member, { email: 'x@y.co.ke' })).rejects.toMatchObject({ status: 403 });
    await expect(removeMember(member, { id: owner.id })).rejects.toMatchObject({ status: 403 });
    await removeMember(owner, { id: member.id });
    await expect(joinEmployer(member, { token })).rejects.toMatchObject({ status: 400 });
    expect((await listOwnInternships(member, {})).total).toBe(0);
    expect(await membership(member.id)).toBeNull();
    expect(await membership(owner.id)).toMatchObject({ role: 'owner' });
  });

  test('are an owner at least: the one who was there longest follows', async () => {
    const [owner, member] = [await newEmployer(), await newEmployer()];
    await save(owner);
    await joinEmployer(member, { token: await invited(owner, member.email) });
    await expect(removeMember(owner, { id: new Types.ObjectId().toHexString() })).rejects.toMatchObject({
      status: 404,
    });
    await removeMember(owner, { id: owner.id });
    expect((await stored(member)).members).toMatchObject([{ role: 'owner' }]);
    await expect(removeMember(member, { id: member.id })).rejects.toMatchObject({ status: 409 });
    const { _id } = await stored(member);
    await leaveEmployer({ ...member, _id: new Types.ObjectId(member.id) }, member);
    expect(await EmployerModel.exists({ _id })).toBeNull();
  });

  test('of another employer with members leave that first', async () => {
    const [one, other, third] = [await newEmployer(), await newEmployer(), await newEmployer()];
    await save(one);
    await save(other);
    await joinEmployer(third, { token: await invited(other, third.email) });
    const token = await invited(one, other.email);
    await expect(joinEmployer(other, { token })).rejects.toMatchObject({ status: 409 });
  });
});

test('accounts that have posted get a record, once', async () => {
  await EmployerModel.deleteMany({});
  const posting: TestUser = await makeUser('employer');
  await makeUser('employer');
  await makeListing({ employerId: posting._id, company: 'Old Name Ltd', createdAt: inDays(-9) });
  await makeListing({ employerId: posting._id, company: 'New Name Ltd' });
  const count = await countWithoutEmployer();
  expect(count).toBeGreaterThanOrEqual(1);
  await giveEmployers();
  await giveEmployers();
  expect(await countWithoutEmployer()).toBe(0);
  expect(await EmployerModel.countDocuments()).toBe(count);
  const record = await EmployerModel.findOne({ 'members.userId': posting._id }).lean();
  expect(record).toMatchObject({ name: 'New Name Ltd', slug: 'new-name-ltd', verification: null });
});
