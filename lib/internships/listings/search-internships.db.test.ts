import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { deleteInternship } from '@/lib/internships/listings/delete-internship';
import { connect, disconnect } from '@/lib/platform/db/connection';
import { changed, onChange } from '@/lib/platform/cache/tags';
import { updateInternship } from '@/lib/internships/listings/update-internship';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { searchInternships } from './search-internships';

preparedDatabase();

/** Announces changes before searching, because these tests write listings directly. */
const search = async (input: Record<string, unknown>) => {
  const listings = await InternshipModel.find().select('_id').lean();
  changed(listings.map(({ _id }) => `internship:${_id.toHexString()}` as const));
  return searchInternships(input);
};
const idsOf = async (input: Record<string, unknown>) =>
  (await search(input)).internships.map(({ _id }) => _id);
const idOf = (listing: InternshipRecord) => listing._id.toHexString();

describe('a word', () => {
  test('is found in the title before the company before the text', async () => {
    const text = await makeListing({ descriptionParagraph: 'You will keep bees.' });
    const company = await makeListing({ company: 'Bee Keepers' });
    const title = await makeListing({ title: 'Bee Hand' });
    expect(await idsOf({ q: 'bees' })).toEqual([idOf(title), idOf(company), idOf(text)]);
    expect((await search({ q: 'bees' })).titleMatches).toEqual({ [idOf(title)]: [[0, 3]] });
    expect((await search({})).titleMatches).toEqual({});
    expect((await search({ q: 'bees' })).textMatches).toEqual({
      [idOf(text)]: { text: 'You will keep bees.', matches: [[14, 18]] },
    });
    expect((await search({ q: 'internships in nairobi' })).textMatches).toEqual({});
  });

  test('is found by its beginning, with one error, in capitals and with accents', async () => {
    const listing = await makeListing({ title: 'Saddlery Apprentice', company: 'Café Mwituni' });
    for (const q of ['saddl', 'sadlery', 'sadddlery', 'asddlery', 'SADDLERY', 'cafe mwituni', 'Càfé'])
      expect(await idsOf({ q }), q).toContain(idOf(listing));
    expect((await search({ q: 'saddl' })).read.corrected).toEqual([]);
    expect((await search({ q: 'sadlery' })).read.corrected).toEqual([{ from: 'sadlery', to: 'saddlery' }]);
  });

  test('is found whatever is typed for its apostrophe', async () => {
    const typed = ["Ng'ang'a", 'Ng’ang’a', 'Ngʼangʼa', 'Ng`ang`a', 'Ng´ang´a', 'nganga', 'NGANGA'];
    const listings = await Promise.all(
      typed.slice(0, 5).map((name) => makeListing({ title: 'Cobbler', company: `${name} & Sons` })),
    );
    for (const q of typed) expect(new Set(await idsOf({ q })), q).toEqual(new Set(listings.map(idOf)));
  });

  test('that nobody wrote finds nothing', async () => {
    expect(await search({ q: 'qqqqqxz' })).toMatchObject({ total: 0, internships: [], close: [] });
  });
});

test('what another process wrote is told of once it is found', async () => {
  await search({});
  const told = new Promise<void>((resolve) => {
    const unsubscribe = onChange((tags) => {
      if (!tags.includes('searches')) return;
      unsubscribe();
      resolve();
    });
  });
  const listing = await makeListing({ title: 'Tinker' });
  await told;
  expect((await searchInternships({ q: 'tinker' })).internships.map(({ _id }) => _id)).toEqual([
    idOf(listing),
  ]);
});

describe('filters', () => {
  const facts = {
    title: 'Weaver',
    industryId: 13,
    county: 'Samburu',
    kind: 'graduate trainee',
    remote: true,
    stipend: { kind: 'unpaid', min: null, max: null },
    applicationDeadline: inDays(5),
  } as const;

  test('each keep what has the value, alone and together', async () => {
    const listing = await makeListing(facts);
    const other = await makeListing({ title: 'Weaver', county: 'Mandera' });
    const filters = {
      industry: '13',
      county: 'Samburu',
      kind: 'graduate trainee',
      pay: 'unpaid',
      remote: 'yes',
      closing: '7',
    };
    for (const [name, value] of Object.entries({ ...filters })) {
      const found = await idsOf({ q: 'weaver', [name]: value });
      expect(found, name).toContain(idOf(listing));
      expect(found, name).not.toContain(idOf(other));
    }
    expect(await idsOf(filters)).toEqual([idOf(listing)]);
    expect(await idsOf({ ...filters, pay: 'paid' })).toEqual([]);
    expect(new Set(await idsOf({ q: 'weaver', county: ['Samburu', 'Mandera'] }))).toEqual(
      new Set([idOf(listing), idOf(other)]),
    );
  });

  test('that leave nothing say how many there are without them, and do not bend the words', async () => {
    await makeListing({ title: 'Sculptor', county: 'Kwale' });
    const answer = await search({ q: 'sculptor', county: 'Lamu' });
    expect(answer).toMatchObject({ total: 0, read: { corrected: [], most: false }, without: { county: 1 } });
  });
});

describe('in step with the listings', () => {
  test('closed, hidden and deleted ones are not found', async () => {
    await makeListing({ title: 'Fletcher', applicationDeadline: inDays(-1) });
    await makeListing({ title: 'Fletcher', hiddenAt: new Date() });
    await makeListing({ title: 'Fletcher', deletedAt: new Date() });
    expect(await idsOf({ q: 'fletcher' })).toEqual([]);
  });

  test('an edit is found by its new words only, a deleted one no more, both at once', async () => {
    const { id, role } = await makeUser('editor');
    const actor = { id, role } as Parameters<typeof updateInternship>[0];
    const listing = await makeListing({ title: 'Cooper', county: 'Nyeri' });
    const fields = {
      title: 'Farrier',
      company: listing.company,
      industryId: 1,
      location: 'Nyeri town',
      duration: '3 months',
      applicationDeadline: inDays(9).toISOString(),
      applyLink: listing.applyLink,
      descriptionParagraph: 'Shoes for horses.',
    };
    expect(await idsOf({ q: 'cooper' })).toEqual([idOf(listing)]);
    const titles = async (q: string) =>
      (await searchInternships({ q })).internships.map(({ title }) => title);
    await updateInternship(actor, { id: idOf(listing), fields });
    expect(await titles('cooper')).toEqual([]);
    expect(await titles('farrier horse')).toEqual(['Farrier']);
    await deleteInternship(actor, { id: idOf(listing) });
    expect(await titles('farrier')).toEqual([]);
  });

  test('what another process changes, hides or removes is seen within a second', async () => {
    const titles = async (q: string) =>
      (await searchInternships({ q })).internships.map(({ title }) => title);
    const soon = (q: string) => expect.poll(() => titles(q), { timeout: 1_000, interval: 20 });
    const { _id } = await makeListing({ title: 'Luthier' });
    await soon('luthier').toEqual(['Luthier']);
    await InternshipModel.updateOne({ _id }, { $set: { hiddenAt: new Date() } });
    await soon('luthier').toEqual([]);
    await InternshipModel.updateOne({ _id }, { $set: { hiddenAt: null, title: 'Piano Maker' } });
    await soon('piano maker').toEqual(['Piano Maker']);
    expect(await titles('luthier')).toEqual([]);
    await InternshipModel.collection.deleteOne({ _id });
    await soon('piano maker').toEqual([]);
    expect((await searchInternships({ q: 'piano maker' })).total).toBe(0);
  });

  test('what changes while the index is filled is in it', async () => {
    await disconnect();
    await connect();
    const filling = searchInternships({ q: 'bowyer' });
    await makeListing({ title: 'Bowyer' });
    await filling;
    await expect.poll(async () => (await searchInternships({ q: 'bowyer' })).total).toBe(1);
  });
});

/** Records every `find` command during `work`. */
async function findsDuring(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const finds: Record<string, unknown>[] = [];
  mongoose.set('debug', (find: string, method: string, filter: unknown, options: Record<string, unknown>) => {
    if (method === 'find')
      finds.push({ find, filter, ...pick(options, ['sort', 'limit', 'projection', 'hint']) });
  });
  await work();
  mongoose.set('debug', false);
  return finds;
}

const pick = (from: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));

test('is read by an index, whatever is asked', async () => {
  const finds = await findsDuring(async () => {
    for (const input of [{}, { q: 'test intern' }, { q: 'test', county: 'Lamu' }])
      await searchInternships(input);
  });
  expect(finds.length).toBeGreaterThan(0);
  for (const find of finds) {
    const plan = await mongoose.connection.db?.command({ explain: find, verbosity: 'queryPlanner' });
    expect(JSON.stringify(plan)).toContain('IXSCAN');
    expect(JSON.stringify(plan)).not.toMatch(/COLLSCAN|"stage":"SORT"/);
  }
});
