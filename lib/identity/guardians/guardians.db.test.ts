import type { Types } from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { asActor, makeListing, makeResume, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { askGuardianOf } from '@/lib/identity/accounts/minors/ask-guardian';
import { adultFrom, birthMonths } from '@/lib/identity/accounts/minors/age';
import { CONSENT_VERSION } from '@/lib/identity/accounts/minors/consent-text';
import { guardianToken } from '@/lib/identity/accounts/minors/guardian-link';
import { withTransaction } from '@/lib/platform/db/transaction';
import { applyToInternship } from '@/lib/applications/apply/apply';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { AuditEntryModel } from '@/models/audit-entry';
import { MailModel } from '@/models/mail';
import type { MinorRecord } from '@/models/minor';
import { RateLimitModel } from '@/models/rate-limit';
import { UserModel, type UserRecord } from '@/models/user';
import { readConsent } from '@/lib/identity/users/admin/read-consent';
import { changeConsent, deleteChild, exportChild, readChild } from './child';
import { answerConsentLink, readConsentLink } from './consent-link';
import { endGuardianships } from './end-guardianships';
import { askGuardianAgain, nameGuardian, readOwnGuardian } from './own-guardian';

// Uses the real limits.
process.env.RATE_LIMIT_FACTOR = '1';
preparedDatabase();

const GUARDIAN = 'mzazi@people.example';
const ADDRESS = '203.0.113.9';
const YES = { decision: 'consent', declaration: true };
const STORED = { textVersion: CONSENT_VERSION, consent: { address: ADDRESS, email: GUARDIAN } };
const DAY = 24 * 60 * 60_000;

/** A 16-year-old whose guardian has just been asked, and the token in the e-mail. */
async function asked(change: Partial<MinorRecord> = {}) {
  const now = new Date();
  const minor: MinorRecord = {
    adultFrom: adultFrom(birthMonths(now)[0] ?? ''),
    guardian: { name: 'Grace Otieno', email: GUARDIAN },
    state: 'asked',
    changedAt: now,
    waitingSince: now,
    textVersion: null,
    linkKey: 'key',
    ...change,
  };
  const user = await makeUser('recent graduate', { firstName: 'Akinyi', minor });
  await withTransaction(() => askGuardianOf(user._id));
  const stored = async () => UserModel.findById(user._id).lean<UserRecord>();
  const own = guardianToken(user.id, minor);
  return { user, actor: asActor(user), stored, own, token: await tokenInMail() };
}

async function tokenInMail(): Promise<string> {
  const [mail] = await MailModel.find({ kind: 'guardian asked' }).sort({ _id: -1 }).lean();
  return /\/guardian\/consent\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

const kinds = async () => (await MailModel.find().sort({ _id: 1 }).lean()).map(({ kind }) => kind);
const actions = async (id: Types.ObjectId) =>
  (await AuditEntryModel.find({ 'target.id': id }).sort({ _id: 1 }).lean()).map(({ action }) => action);

async function applying({ user, actor }: Awaited<ReturnType<typeof asked>>) {
  const [listing, resumeId] = [await makeListing(), await makeResume(user)];
  const input = { internshipId: listing._id.toHexString(), resumeId: resumeId.toHexString() };
  return () => applyToInternship(actor, input);
}

beforeEach(async () => {
  await UserModel.deleteMany({});
  await MailModel.deleteMany({});
  await AuditEntryModel.deleteMany({});
  await AccountTokenModel.deleteMany({});
  await RateLimitModel.deleteMany({});
});

describe('the consent of a guardian', () => {
  test('is needed to apply, and ends it at once when it is withdrawn', async () => {
    const child = await asked();
    const apply = await applying(child);
    await expect(apply()).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('hasn’t agreed'),
    });
    expect(await ApplicationModel.countDocuments({ userId: child.user._id })).toBe(0);
    await answerConsentLink({ token: child.token, answer: YES, address: ADDRESS });
    expect(await apply()).toMatchObject({ created: true });
    await changeConsent({ token: child.own, change: { decision: 'withdraw' }, address: ADDRESS });
    await expect(apply()).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('withdrew their consent'),
    });
    expect(await actions(child.user._id)).toEqual([
      'guardian named',
      'guardian consented',
      'consent withdrawn',
    ]);
  });

  test('given 50 times at once is one, with its text, time, network address and e-mail', async () => {
    const { user, token, stored } = await asked();
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => answerConsentLink({ token, answer: YES, address: ADDRESS })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    const minor = (await stored())?.minor;
    expect(minor).toMatchObject({ state: 'consented', waitingSince: null, ...STORED });
    expect(minor?.consent?.at).toEqual(minor?.changedAt);
    expect(await actions(user._id)).toEqual(['guardian named', 'guardian consented']);
    expect(await kinds()).toEqual(['guardian asked', 'guardian consented', 'guardian decided']);
  });

  test('needs the declaration', async () => {
    const { token, stored } = await asked();
    await expect(
      answerConsentLink({ token, answer: { decision: 'consent' }, address: ADDRESS }),
    ).rejects.toThrow(/18 or older/);
    expect((await stored())?.minor?.state).toBe('asked');
  });

  test('is given only to the text that the guardian read', async () => {
    const { token, own, stored } = await asked();
    const stale = { ...YES, textVersion: '2026-11-27' };
    const first = () => answerConsentLink({ token, answer: stale, address: ADDRESS });
    const later = () => changeConsent({ token: own, change: stale, address: ADDRESS });
    for (const consent of [first, later]) await expect(consent()).rejects.toThrow(/text has changed/);
    expect((await stored())?.minor?.state).toBe('asked');
    const answer = { ...YES, textVersion: CONSENT_VERSION };
    await answerConsentLink({ token, answer, address: ADDRESS });
    expect((await stored())?.minor?.state).toBe('consented');
  });

  test('can be given for 14 days, to the second', async () => {
    const { token } = await asked();
    const link = await AccountTokenModel.findOne({ purpose: 'guardian consent' }).lean();
    const end = link?.expiresAt.getTime() ?? 0;
    expect(end - (link?.createdAt.getTime() ?? 0)).toBeGreaterThan(14 * DAY - 1_000);
    expect(end - (link?.createdAt.getTime() ?? 0)).toBeLessThanOrEqual(14 * DAY);
    expect(await readConsentLink({ token }, new Date(end - 1))).toMatchObject({ firstName: 'Akinyi' });
    await expect(
      answerConsentLink({ token, answer: YES, address: ADDRESS }, new Date(end)),
    ).rejects.toMatchObject({
      status: 410,
    });
  });

  test('can be refused, once, and given later by the link of the answer', async () => {
    const { token, own, stored, actor } = await asked();
    await answerConsentLink({ token, answer: { decision: 'refuse' }, address: ADDRESS });
    expect((await stored())?.minor).toMatchObject({ state: 'refused', textVersion: null, consent: null });
    await expect(answerConsentLink({ token, answer: YES, address: ADDRESS })).rejects.toMatchObject({
      status: 409,
    });
    await expect(askGuardianAgain(actor, ADDRESS)).rejects.toMatchObject({ status: 409 });
    await changeConsent({ token: own, change: YES, address: ADDRESS });
    expect((await stored())?.minor).toMatchObject({ state: 'consented', ...STORED });
  });

  test('ends with another guardian, who is asked; the former one is told, and their links end', async () => {
    const { token, own, actor } = await asked();
    await answerConsentLink({ token, answer: YES, address: ADDRESS });
    const { guardian } = await nameGuardian(
      actor,
      { name: 'Peter Otieno', email: 'baba@people.example' },
      ADDRESS,
    );
    expect(guardian).toMatchObject({ name: 'Peter Otieno', state: 'asked' });
    expect((await kinds()).slice(-2)).toEqual(['guardian replaced', 'guardian asked']);
    await expect(readChild({ token: own })).rejects.toMatchObject({ status: 400 });
    await expect(answerConsentLink({ token, answer: YES, address: ADDRESS })).rejects.toMatchObject({
      status: 400,
    });
    expect(
      await answerConsentLink({ token: await tokenInMail(), answer: YES, address: ADDRESS }),
    ).toMatchObject({
      message: expect.stringContaining('Thank you for agreeing'),
    });
  });

  test('is not asked at the address of the person', async () => {
    const { actor, stored } = await asked();
    const email = (await stored())?.email;
    await expect(nameGuardian(actor, { name: 'Grace Otieno', email }, ADDRESS)).rejects.toMatchObject({
      status: 422,
    });
  });

  test('is asked again at most five times a day', async () => {
    const { actor } = await asked();
    for (let n = 0; n < 5; n += 1) await askGuardianAgain(actor, ADDRESS);
    await expect(askGuardianAgain(actor, ADDRESS)).rejects.toMatchObject({ status: 429 });
  });
});

describe('the proof of a consent', () => {
  const agreed = {
    address: ADDRESS,
    email: GUARDIAN,
    textVersion: CONSENT_VERSION,
    text: { declaration: expect.stringContaining('parent or guardian of Akinyi') },
  };

  test('stays after a withdrawal, in the export and for administrators', async () => {
    const { user, token, own } = await asked();
    const given = new Date();
    await answerConsentLink({ token, answer: YES, address: ADDRESS }, given);
    const withdrawn = new Date(given.getTime() + DAY);
    await changeConsent({ token: own, change: { decision: 'withdraw' }, address: '203.0.113.8' }, withdrawn);
    const proof = { ...agreed, at: given.toISOString() };
    expect((await readChild({ token: own })).data).toMatchObject({
      guardian: {
        ...{ consent: 'withdrawn', changedAt: withdrawn.toISOString(), agreedAt: given.toISOString() },
        ...{ agreedFromAddress: ADDRESS, agreedWithEmail: GUARDIAN, agreedTextVersion: CONSENT_VERSION },
        agreedText: expect.arrayContaining([agreed.text.declaration]),
      },
    });
    const administrator = asActor(await makeUser('administrator'));
    expect(await readConsent(administrator, { id: user.id })).toMatchObject({
      consent: { name: 'Grace Otieno', email: GUARDIAN, state: 'withdrawn', evidence: proof },
    });
  });

  test('has the text agreed to, not that of today, also if it is older than the record of its origin', async () => {
    const child = await asked({ state: 'consented', textVersion: '2026-11-27' });
    const evidence = { at: null, address: null, email: null, textVersion: '2026-11-27' };
    const administrator = asActor(await makeUser('administrator'));
    const { consent } = await readConsent(administrator, { id: child.user.id });
    expect(consent).toMatchObject({ state: 'consented', evidence });
    expect(JSON.stringify(consent?.evidence?.text)).not.toContain('network address');
    await changeConsent({ token: child.own, change: { decision: 'withdraw' }, address: ADDRESS });
    await changeConsent({ token: child.own, change: YES, address: ADDRESS });
    expect(await readConsent(administrator, { id: child.user.id })).toMatchObject({
      consent: { evidence: { ...agreed, text: { declaration: agreed.text.declaration } } },
    });
  });

  test('is bounded, and none without a consent or for an adult', async () => {
    const administrator = asActor(await makeUser('administrator'));
    const child = await asked();
    expect(await readConsent(administrator, { id: child.user.id })).toMatchObject({
      consent: { state: 'asked', evidence: null },
    });
    expect(await readConsent(administrator, { id: administrator.id })).toEqual({ consent: null });
    await answerConsentLink({ token: child.token, answer: YES, address: 'f'.repeat(2_000) });
    expect((await child.stored())?.minor?.consent?.address).toBe('f'.repeat(45));
  });

  test('is for administrators only, and goes with another guardian', async () => {
    const { user, actor, token, stored } = await asked();
    await answerConsentLink({ token, answer: YES, address: ADDRESS });
    for (const other of [actor, asActor(await makeUser('editor')), asActor(await makeUser('employer'))])
      await expect(readConsent(other, { id: user.id })).rejects.toMatchObject({ status: 403 });
    await nameGuardian(actor, { name: 'Peter Otieno', email: 'baba@people.example' }, ADDRESS);
    expect((await stored())?.minor).toMatchObject({ textVersion: null, consent: null });
    const logged = JSON.stringify(await AuditEntryModel.find().lean());
    expect(logged).not.toContain(ADDRESS);
    expect(logged).not.toContain(GUARDIAN);
  });
});

describe('the link of a guardian', () => {
  test('shows what the export has, and nothing with another key', async () => {
    const { user, own } = await asked();
    const { data } = await readChild({ token: own });
    expect(data).toMatchObject({
      profile: { firstName: 'Akinyi' },
      guardian: { email: GUARDIAN, consent: 'asked' },
    });
    expect(JSON.stringify(data)).not.toContain('linkKey');
    expect(await exportChild({ token: own })).toBeDefined();
    const other = guardianToken(user.id, { linkKey: 'other' });
    await expect(readChild({ token: other })).rejects.toMatchObject({ status: 400 });
  });

  test('deletes the account with the guardian and the mails to them; both are told', async () => {
    const { own, stored, token } = await asked();
    await answerConsentLink({ token, answer: YES, address: ADDRESS });
    await expect(deleteChild({ token: own, input: {} })).rejects.toThrow(/confirm/);
    await deleteChild({ token: own, input: { confirm: true } });
    expect(await stored()).toBeNull();
    expect(await kinds()).toEqual(['account deleted', 'guardian deleted']);
    expect(await AccountTokenModel.countDocuments()).toBe(0);
    expect(JSON.stringify(await AuditEntryModel.find().lean())).not.toContain('Akinyi');
  });

  test('ends when the person is 18, and so does the need for it', async () => {
    const child = await asked({ adultFrom: new Date(Date.now() - 1) });
    await expect(readChild({ token: child.own })).rejects.toMatchObject({ status: 410 });
    expect(await readOwnGuardian(child.actor)).toEqual({ guardian: null });
    expect(await (await applying(child))()).toMatchObject({ created: true });
  });
});

describe('the job', () => {
  test('removes the guardian of somebody who is 18, to the second', async () => {
    const { stored } = await asked();
    const end = (await stored())?.minor?.adultFrom.getTime() ?? 0;
    await UserModel.updateOne({}, { $set: { 'minor.state': 'consented', 'minor.waitingSince': null } });
    expect(await endGuardianships(new Date(end - 1))).toEqual({ grownUp: 0, deleted: 0 });
    expect(await endGuardianships(new Date(end))).toEqual({ grownUp: 1, deleted: 0 });
    expect((await stored())?.minor).toBeUndefined();
  });

  test('deletes an account without a consent after 30 days, to the second, once, and tells', async () => {
    const { stored } = await asked();
    const end = ((await stored())?.minor?.waitingSince?.getTime() ?? 0) + 30 * DAY;
    expect(await endGuardianships(new Date(end - 1))).toEqual({ grownUp: 0, deleted: 0 });
    const both = await Promise.all([endGuardianships(new Date(end)), endGuardianships(new Date(end))]);
    expect(both.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(1);
    expect(await stored()).toBeNull();
    expect(await kinds()).toContain('account deleted');
  });
});
