import { beforeAll, describe, expect, test } from 'vitest';
import { asActor, inDays, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { REQUIRED_FIELDS } from '@/dev/testing/data/listing-input';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { correctInternship } from './correct-internship';
import { readOwnTexts } from './read-own-texts';
import { updateInternship } from './update-internship';

preparedDatabase();

let employer: TestUser, listing: InternshipRecord, id: string;

beforeAll(async () => {
  employer = await makeUser('employer');
  listing = await makeListing({
    postedBy: employer._id,
    title: 'Acounts Intern',
    howToApply: 'Send your leter. You pay no fee.',
  });
  id = listing._id.toHexString();
});

const correct = (fields: Record<string, unknown>, by = employer) =>
  correctInternship(asActor(by), { id, fields });
const stored = () => InternshipModel.findById(id).select('+prefixes').lean<InternshipRecord>();

test('a slip is corrected at once, found under its new spelling, and in the audit log', async () => {
  const corrected = await correct({
    title: 'Accounts Intern',
    howToApply: 'Send your letter. You pay no fee.',
  });
  expect(corrected?.internship.title).toBe('Accounts Intern');
  const record = await stored();
  expect(record).toMatchObject({ title: 'Accounts Intern', howToApply: 'Send your letter. You pay no fee.' });
  expect(record?.prefixes).toContain('accounts');
  expect(record?.slug).toBe(listing.slug);
  const [entry] = await AuditEntryModel.find({ 'target.id': listing._id }).lean<AuditEntryRecord[]>();
  expect(entry).toMatchObject({
    action: 'internship updated',
    actorId: employer._id,
    before: { title: 'Acounts Intern' },
    after: { title: 'Accounts Intern' },
  });
});

test('nothing new stores nothing', async () => {
  const before = await stored();
  await correct({ title: 'Accounts Intern' });
  expect(await stored()).toEqual(before);
});

test('what is more than a spelling changes nothing, and another employer is refused', async () => {
  const before = await stored();
  for (const fields of [
    { title: 'Sales Intern' },
    { howToApply: 'Send your letter. You pay a fee.' },
    { howToApply: 'Send your letter. You pay fee.' },
    { title: 'Accounts Intern', duration: '9 months' },
    { title: 'Accounts Intern', county: 'Nakuru' },
  ])
    expect(await correct(fields)).toBeNull();
  await expect(correct({ title: '' })).rejects.toMatchObject({ name: 'ZodError' });
  await expect(correct({ title: { $ne: '' } })).rejects.toMatchObject({ name: 'ZodError' });
  await expect(correct({}, await makeUser('employer'))).rejects.toMatchObject({ status: 404 });
  await expect(correct({}, await makeUser('editor'))).rejects.toMatchObject({ status: 403 });
  expect(await stored()).toEqual(before);
});

test('company, link and deadline are not taken', async () => {
  const fields = { company: 'Safaricom', applyLink: 'https://evil.example', title: 'Accounts Intern' };
  expect(await correct(fields)).toBeNull();
  expect(await stored()).toMatchObject({ company: 'Test Company', applyLink: 'https://example.org/apply' });
});

describe('corrections are compared with the text that was approved', () => {
  const published = async (howToApply: string) => {
    const { _id } = await makeListing({ postedBy: employer._id, howToApply });
    const text = async () => (await InternshipModel.findById(_id).lean<InternshipRecord>())?.howToApply;
    const correctTo = (next: string, by = employer) =>
      correctInternship(asActor(by), { id: _id.toHexString(), fields: { howToApply: next } });
    return { _id, text, correctTo };
  };
  const steps = (from: string, ...words: string[]) => words.map((word) => from.replace('Mwangasa', word));
  const APPROVED = 'Send your letter to Mwangasa.';
  /** Each step changes one letter; the fourth is one too many. */
  const CHAIN = steps(APPROVED, 'Mwangaza', 'Mwangazaa', 'Mwanggazaa', 'Mwanggazzaa');

  test('however many there are', async () => {
    const { text, correctTo } = await published('Nothing needs paying. Send your leter to Mwangasa.');
    const chain = ['Nothhing', 'Eothhing', 'Evothhing', 'Evethhing', 'Everhhing', 'Everyhing', 'Everyone'];
    for (const word of chain)
      expect(await correctTo(`${word} needs paying. Send your leter to Mwangasa.`)).toBeNull();
    expect(await correctTo('Nothing needs paying. Send your letter to Mwangasa.')).not.toBeNull();
    expect(await correctTo('Nothing needs paying. Send your letter to Mwangaza.')).not.toBeNull();
    expect(await text()).toBe('Nothing needs paying. Send your letter to Mwangaza.');
  });

  test('also one after the other: of four the fourth is too many', async () => {
    const { text, correctTo } = await published(APPROVED);
    const results = [];
    for (const next of CHAIN) results.push((await correctTo(next)) !== null);
    expect(results).toEqual([true, true, false, false]);
    expect(await text()).toBe(CHAIN[1]);
  });

  test('that were stored by an earlier version: the log has the text before them', async () => {
    const { _id, correctTo } = await published(APPROVED);
    for (const next of CHAIN.slice(0, 2)) await correctTo(next);
    await InternshipModel.updateOne({ _id }, { $unset: { approvedTexts: 1 } });
    expect(await correctTo(CHAIN[2] ?? '')).toBeNull();
    expect(await correctTo(APPROVED)).not.toBeNull();
  });

  test('an edit by the staff is an approval, in this version and before', async () => {
    const administrator = asActor(await makeUser('administrator'));
    for (const isEarlier of [false, true]) {
      const { _id, correctTo } = await published(APPROVED);
      for (const next of CHAIN.slice(0, 2)) await correctTo(next);
      const record = await InternshipModel.findById(_id).lean<InternshipRecord>();
      const fields = {
        ...{ ...REQUIRED_FIELDS, howToApply: record?.howToApply, duration: '5 months' },
        applicationDeadline: inDays(30).toISOString(),
      };
      await updateInternship(administrator, { id: _id.toHexString(), fields });
      expect(await InternshipModel.countDocuments({ _id, approvedTexts: { $exists: true } })).toBe(0);
      expect(await correctTo(CHAIN[2] ?? '')).not.toBeNull();
      if (isEarlier) await InternshipModel.updateOne({ _id }, { $unset: { approvedTexts: 1 } });
      expect(await correctTo(CHAIN[3] ?? '')).not.toBeNull();
    }
  });

  test('of corrections at the same time each is compared with what it replaces and with the approved text', async () => {
    const { _id, text, correctTo } = await published(APPROVED);
    const results = await Promise.allSettled([...CHAIN, ...CHAIN].map((next) => correctTo(next)));
    const stored = results.filter((result) => result.status === 'fulfilled' && result.value !== null);
    expect(stored.length).toBeGreaterThan(0);
    expect(CHAIN.slice(0, 2)).toContain(await text());
    const record = await InternshipModel.findById(_id).select('+approvedTexts').lean<InternshipRecord>();
    expect(record?.approvedTexts?.howToApply).toBe(APPROVED);
  });
});

test('its texts are read by its employer alone', async () => {
  expect(await readOwnTexts(asActor(employer), { id })).toMatchObject({
    title: 'Accounts Intern',
    company: 'Test Company',
    descriptionParagraph: 'A listing made by a test.',
  });
  const other = asActor(await makeUser('employer'));
  await expect(readOwnTexts(other, { id })).rejects.toMatchObject({ status: 404 });
});
