import { beforeAll, expect, test } from 'vitest';
import { asActor, makeListing, makeUser, type TestUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { correctInternship } from './correct-internship';
import { readOwnTexts } from './read-own-texts';

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

const correct = (fields: unknown, by = employer) => correctInternship(asActor(by), { id, fields });
const stored = () => InternshipModel.findById(id).select('+prefixes').lean<InternshipRecord>();

test('a slip is corrected at once, found under its new spelling, and in the audit log', async () => {
  const { internship } = await correct({
    title: 'Accounts Intern',
    howToApply: 'Send your letter. You pay no fee.',
  });
  expect(internship.title).toBe('Accounts Intern');
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

test('what is more than a spelling is refused, and so is another employer', async () => {
  const before = await stored();
  for (const fields of [
    { title: 'Sales Intern' },
    { howToApply: 'Send your letter. You pay a fee.' },
    { howToApply: 'Send your letter. You pay fee.' },
    { title: 'Accounts Intern', duration: '9 months' },
  ])
    await expect(correct(fields)).rejects.toMatchObject({ status: 409 });
  await expect(correct({ title: '' })).rejects.toMatchObject({ name: 'ZodError' });
  await expect(correct({ title: { $ne: '' } })).rejects.toMatchObject({ name: 'ZodError' });
  await expect(correct({}, await makeUser('employer'))).rejects.toMatchObject({ status: 404 });
  await expect(correct({}, await makeUser('editor'))).rejects.toMatchObject({ status: 403 });
  expect(await stored()).toEqual(before);
});

test('company, link and deadline are not taken', async () => {
  await correct({ company: 'Safaricom', applyLink: 'https://evil.example', title: 'Accounts Intern' });
  expect(await stored()).toMatchObject({ company: 'Test Company', applyLink: 'https://example.org/apply' });
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
