import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { breakOffAnywhere } from '@/dev/testing/break-off';
import { asActor, inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { administratorNamed } from '@/lib/identity/users/admin/administrator-named';
import type { Actor } from '@/lib/platform/auth/actor';
import { createInternship } from '@/lib/internships/listings/create-internship';
import { deleteInternship } from '@/lib/internships/listings/delete-internship';
import { updateInternship } from '@/lib/internships/listings/update-internship';
import { fingerprintsOf } from '@/lib/internships/listings/fingerprint';
import { refreshFingerprints } from '@/lib/internships/listings/refresh-fingerprints';
import { searchInternships } from '@/lib/internships/listings/search-internships';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { UserModel } from '@/models/user';
import { checkRows } from './check-rows';
import { importRows } from './import-rows';
import { OWN_NAMES } from './csv-columns';
import { countOutcomes, type RowOutcome } from './outcome';

preparedDatabase();

/** Runs a function outside the caller's transaction, like another request. */
const outside = AsyncLocalStorage.snapshot();

let administrator: Actor;
const deadline = inDays(30).toISOString();
const fields = (title: string, change: Record<string, unknown> = {}) => ({
  title,
  company: 'Bonde Farms',
  industryId: 10,
  location: 'Nakuru',
  duration: '3 months',
  applicationDeadline: deadline,
  applyLink: 'https://bonde.example',
  descriptionParagraph: 'Cows on grass.',
  ...change,
});
const rowsOf = (...listings: Record<string, unknown>[]) =>
  listings.map((values, at) => ({ line: at + 1, values: new Map(Object.entries(values)) }));
const titled = (count: number, prefix: string) =>
  rowsOf(...Array.from({ length: count }, (_, at) => fields(`${prefix} ${at}`)));

const bring = (rows: ReturnType<typeof rowsOf>, actor = administrator) =>
  importRows(actor, { rows, mapping: OWN_NAMES, file: 'farms.json' });
const check = (rows: ReturnType<typeof rowsOf>) => checkRows(administrator, { rows, mapping: OWN_NAMES });
const notes = (outcomes: RowOutcome[]) => outcomes.map(({ outcome, note }) => [outcome, note]);
const stored = () => InternshipModel.countDocuments();

beforeAll(async () => {
  administrator = asActor(await makeUser('administrator', { username: 'onlyone' }));
});
beforeEach(async () => {
  await InternshipModel.deleteMany({});
  await AuditEntryModel.deleteMany({});
});
afterEach(() => vi.restoreAllMocks());

describe('what becomes of a row', () => {
  test('is said before anything is stored, and so it comes', async () => {
    const rows = rowsOf(
      fields('Milk Intern'),
      fields('Milk intern.', { location: 'NAKURU' }),
      fields('Ox', { applyLink: 'javascript:alert(1)' }),
    );
    const planned = await check(rows);
    expect(notes(planned)).toEqual([
      ['create', ''],
      ['duplicate', 'Same as row 1'],
      ['refused', ''],
    ]);
    expect(planned[2]?.errors).toEqual({
      title: 'This field requires substantial content',
      applyLink: 'Please enter a valid URL! email (mailto:) or phone (tel:) link',
    });
    expect(await stored()).toBe(0);
    expect(countOutcomes(await bring(rows))).toEqual({ created: 1, duplicate: 1, refused: 1 });
    expect(await stored()).toBe(1);
  });

  test('an imported listing is searched, and noted with who, when and how many', async () => {
    await bring(rowsOf(fields('Clover Intern'), fields('Hay Intern'), fields('')));
    const { internships } = await searchInternships({ q: 'clover' });
    expect(internships.map(({ title }) => title)).toEqual(['Clover Intern']);
    const [entry, ...others] = await AuditEntryModel.find().lean();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'internships imported',
      actorName: expect.stringContaining('(test)') as string,
      target: { kind: 'import', label: 'farms.json' },
      after: { lines: '1–3', created: 2, duplicate: 0, refused: 1 },
    });
  });

  test('a row with a severe finding is not published; it says why and what to do', async () => {
    const before = await stored();
    const fee = fields('Paid place', { howToApply: 'Pay the registration fee of KES 1,500 first.' });
    const [outcome] = await bring(rowsOf(fee));
    expect(outcome).toMatchObject({
      outcome: 'refused',
      note: 'A person must look at this one. Correct the row, or post it by hand with a reason.',
      errors: { howToApply: expect.stringContaining('registration fee') },
    });
    expect(await stored()).toBe(before);
  });

  test('a second time there is nothing new, and nothing is noted', async () => {
    await bring(titled(5, 'Intern'));
    const again = await bring(titled(5, 'Intern'));
    expect(countOutcomes(again)).toEqual({ created: 0, duplicate: 5, refused: 0 });
    const path = '/internships/agriculture-agribusiness/bonde-farms-intern-0';
    expect(again[0]).toMatchObject({ note: `Already on the site: ${path}`, path });
    expect(await AuditEntryModel.countDocuments()).toBe(1);
  });

  test('the same adverts with a county added are known, also those of versions that told them apart by it', async () => {
    const places = { location: 'Milimani Estate' };
    await bring(rowsOf(fields('Milk', places), fields('Hay', places)));
    const withCounty = { ...places, county: 'Nakuru' };
    const rows = rowsOf(fields('Milk', withCounty), fields('Hay', withCounty));
    expect(countOutcomes(await bring(rows))).toEqual({ created: 0, duplicate: 2, refused: 0 });

    const [, before] = fingerprintsOf({
      ...{ title: 'Oats', company: 'Bonde Farms', location: 'Milimani Estate', county: 'Nakuru' },
      applicationDeadline: new Date(deadline),
    });
    await InternshipModel.updateOne(
      { title: 'Hay' },
      { title: 'Oats', importKey: before, fingerprint: before },
    );
    expect(countOutcomes(await bring(rowsOf(fields('Oats', withCounty))))).toMatchObject({ duplicate: 1 });
    expect(await stored()).toBe(2);
  });

  test('a date that may be two days is refused in words', async () => {
    const [outcome] = await check(rowsOf(fields('Milk', { applicationDeadline: '3/4/2027' })));
    expect(outcome?.errors).toEqual({
      applicationDeadline: '3/4/2027 can be 3 April or 4 March: write 3 April 2027 or 2027-04-03.',
    });
  });

  test('a date against the order that was said is refused', async () => {
    const deadline = inDays(30);
    const [year, month] = deadline.toISOString().split('-');
    const rows = rowsOf(fields('Milk', { applicationDeadline: `${month}/28/${year}` }));
    const mapping = { ...OWN_NAMES, dates: 'day first' as const };
    const [outcome] = await checkRows(administrator, { rows, mapping });
    expect(outcome).toMatchObject({
      outcome: 'refused',
      errors: { applicationDeadline: expect.stringContaining('does not exist') as string },
    });
  });

  test('one that staff wrote by hand, changed or deleted is known', async () => {
    await createInternship(administrator, fields('By hand'));
    const [changed, deleted] = [fields('To be changed'), fields('To be deleted')];
    await bring(rowsOf(changed, deleted));
    const idOf = async (title: string) =>
      (await InternshipModel.findOne({ title }).lean())?._id.toHexString();
    await updateInternship(administrator, { id: await idOf('To be changed'), fields: fields('Changed') });
    await deleteInternship(administrator, { id: await idOf('To be deleted') });
    expect(notes(await bring(rowsOf(fields('By hand'), changed, deleted, fields('Changed'))))).toEqual([
      ['duplicate', 'Already on the site: /internships/agriculture-agribusiness/bonde-farms-by-hand'],
      ['duplicate', 'Already on the site: /internships/agriculture-agribusiness/bonde-farms-to-be-changed'],
      ['duplicate', 'It was on the site and has been deleted'],
      ['duplicate', 'Already on the site: /internships/agriculture-agribusiness/bonde-farms-to-be-changed'],
    ]);
  });

  test('one that was there before listings had fingerprints is known once they have', async () => {
    await makeListing({ ...fields('Old'), applicationDeadline: new Date(deadline) });
    await refreshFingerprints();
    expect(countOutcomes(await check(rowsOf(fields('Old'))))).toMatchObject({ duplicate: 1 });
  });

  test('listings whose addresses would be the same get addresses of their own', async () => {
    await bring(
      rowsOf(
        fields('Goat'),
        fields('Goat', { location: 'Naivasha' }),
        fields('Goat', { location: 'Gilgil' }),
      ),
    );
    const slugs = (await InternshipModel.find().lean()).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(3);
  });
});

describe('an import that', () => {
  test('runs twice at once brings each listing once', async () => {
    const rows = titled(60, 'At once');
    const counts = (await Promise.all([bring(rows), bring(rows), bring(rows)])).map(countOutcomes);
    expect(counts.reduce((sum, { created }) => sum + created, 0)).toBe(60);
    expect(await stored()).toBe(60);
  });

  test('dies anywhere leaves whole batches with their entry, and goes on when it is started again', async () => {
    const [first, second] = [titled(20, 'First'), titled(30, 'Second')];
    await bring(first);
    const kept = async () => [await stored(), await AuditEntryModel.countDocuments()];
    const writes = await breakOffAnywhere(
      () => bring(second),
      async () => expect(await kept()).toEqual([20, 1]),
    );
    expect(writes).toBeGreaterThanOrEqual(2);
    expect(await kept()).toEqual([50, 2]);
    expect(countOutcomes(await bring([...first, ...second]))).toEqual({
      created: 0,
      duplicate: 50,
      refused: 0,
    });
  });

  test('meets another that brings some of its rows, and takes addresses of it, brings the others', async () => {
    const insert = InternshipModel.insertMany.bind(InternshipModel);
    vi.spyOn(InternshipModel, 'insertMany').mockImplementationOnce((async (documents: never[]) => {
      await outside(() => createInternship(administrator, fields('Both 1', { location: 'Naivasha' })));
      return insert(documents);
    }) as never);
    expect(countOutcomes(await bring(titled(3, 'Both')))).toEqual({ created: 3, duplicate: 0, refused: 0 });
    expect(await stored()).toBe(4);
  });
});

describe('who imports by a command', () => {
  test('is the only administrator, or the one named, as long as they count', async () => {
    expect((await administratorNamed()).username).toBe('onlyone');
    const other = await makeUser('administrator', { username: 'another' });
    await expect(administratorNamed()).rejects.toThrow(
      'There are several administrators. Name one: --as USERNAME',
    );
    expect((await administratorNamed('another')).id).toBe(other.id);
    await UserModel.updateOne({ _id: other._id }, { $set: { isActive: false } });
    await expect(administratorNamed('another')).rejects.toThrow(
      'There is no active, verified administrator another.',
    );
    const editor = await makeUser('editor', { username: 'editing' });
    await expect(administratorNamed('editing')).rejects.toMatchObject({ status: 404 });
    expect(countOutcomes(await bring(titled(1, 'Edited'), asActor(editor)))).toMatchObject({ created: 1 });
    const employer = await makeUser('employer');
    await expect(bring(titled(1, 'No'), asActor(employer))).rejects.toMatchObject({ status: 403 });
  });
});
