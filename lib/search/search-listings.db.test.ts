import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { inDays, makeListing, makeUser } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { deleteInternship } from '@/lib/internships/delete-internship';
import { updateInternship } from '@/lib/internships/update-internship';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { refreshTerms } from './refresh-terms';
import { searchListings } from './search-listings';
import { readSearch } from './search-schema';

preparedDatabase();

const search = (input: Record<string, unknown>) => searchListings(readSearch(input), new Date());
const idsOf = async (input: Record<string, unknown>) => (await search(input)).listings.map(({ id }) => id);
const idOf = (listing: InternshipRecord) => listing._id.toHexString();

describe('a word', () => {
  test('is found in the title before the company before the text', async () => {
    const text = await makeListing({ descriptionParagraph: 'You will keep bees.' });
    const company = await makeListing({ company: 'Bee Keepers' });
    const title = await makeListing({ title: 'Bee Hand' });
    expect(await idsOf({ q: 'bees' })).toEqual([idOf(title), idOf(company), idOf(text)]);
  });

  test('is found by its beginning, with one error, in capitals and with accents', async () => {
    const listing = await makeListing({ title: 'Saddlery Apprentice', company: 'Café Mwituni' });
    for (const q of ['saddl', 'sadlery', 'sadddlery', 'asddlery', 'SADDLERY', 'cafe mwituni', 'Càfé'])
      expect(await idsOf({ q }), q).toContain(idOf(listing));
    expect((await search({ q: 'saddl' })).faithfulness).toBe('as typed');
    expect((await search({ q: 'sadlery' })).faithfulness).toBe('errors put right');
  });

  test('is found whatever is typed for its apostrophe', async () => {
    const typed = ["Ng'ang'a", 'Ng’ang’a', 'Ngʼangʼa', 'Ng`ang`a', 'Ng´ang´a', 'nganga', 'NGANGA'];
    const listings = await Promise.all(
      typed.slice(0, 5).map((name) => makeListing({ title: 'Cobbler', company: `${name} & Sons` })),
    );
    for (const q of typed) expect(new Set(await idsOf({ q })), q).toEqual(new Set(listings.map(idOf)));
  });

  test('is found by the other name of what it means', async () => {
    const short = await makeListing({ title: 'M&E Officer' });
    const long = await makeListing({ title: 'Monitoring and Evaluation Officer' });
    expect(new Set(await idsOf({ q: 'm&e officer' }))).toEqual(new Set([idOf(short), idOf(long)]));
    expect(new Set(await idsOf({ q: 'monitoring evaluation' }))).toEqual(new Set([idOf(short), idOf(long)]));
  });

  test('that nobody wrote finds nothing', async () => {
    expect(await search({ q: 'qqqqqqxz' })).toMatchObject({ count: 0, atLeast: false, listings: [] });
  });
});

describe('several words', () => {
  test('have to be there all; where that leaves nothing, all but one', async () => {
    const both = await makeListing({ title: 'Potter', location: 'Kapsabet' });
    const one = await makeListing({ title: 'Potter', location: 'Moyale' });
    expect(await idsOf({ q: 'potter kapsabet' })).toEqual([idOf(both)]);
    const loose = await search({ q: 'potter zanzibarr' });
    expect(loose.faithfulness).toBe('most of the words');
    expect(new Set(loose.listings.map(({ id }) => id))).toEqual(new Set([idOf(both), idOf(one)]));
  });

  test('that are small talk are not asked of a listing', async () => {
    const listing = await makeListing({ title: 'Glazier' });
    expect(await idsOf({ q: 'latest glazier jobs in kenya' })).toEqual([idOf(listing)]);
  });

  test('are put right where one is a word of its own but leads nowhere', async () => {
    const listing = await makeListing({ title: 'Tailor', location: 'Webuye' });
    await makeListing({ title: 'Trailor Driver', location: 'Malaba' });
    const answer = await search({ q: 'trailor webuye' });
    expect(answer.faithfulness).toBe('errors put right');
    expect(answer.listings.map(({ id }) => id)).toEqual([idOf(listing)]);
  });
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
  });

  test('count what each value would leave, and what is left without them', async () => {
    await makeListing({ title: 'Beekeeper', county: 'Turkana', kind: 'internship' });
    await makeListing({ title: 'Beekeeper', county: 'Turkana', kind: 'entry level' });
    await makeListing({ title: 'Beekeeper', county: 'Wajir', kind: 'entry level' });
    const { counts, without, count } = await search({
      q: 'beekeeper',
      county: 'Turkana',
      kind: 'entry level',
    });
    const shown = (name: 'county' | 'kind') => counts[name].map((each) => [each.value, each.count] as const);
    expect(count).toBe(1);
    expect(new Map(shown('county'))).toEqual(
      new Map([
        ['Turkana', 1],
        ['Wajir', 1],
      ]),
    );
    expect(shown('kind')).toEqual([
      ['internship', 1],
      ['entry level', 1],
    ]);
    expect(without).toMatchObject({ county: { count: 2 }, kind: { count: 2 } });
  });

  test('that leave nothing say how many there are without them, and do not bend the words', async () => {
    await makeListing({ title: 'Sculptor', county: 'Kwale' });
    const answer = await search({ q: 'sculptor', county: 'Lamu' });
    expect(answer).toMatchObject({ count: 0, faithfulness: 'as typed', without: { county: { count: 1 } } });
  });
});

describe('in step with the listings', () => {
  test('closed, hidden and deleted ones are not found', async () => {
    await makeListing({ title: 'Fletcher', applicationDeadline: inDays(-1) });
    await makeListing({ title: 'Fletcher', hiddenAt: new Date() });
    await makeListing({ title: 'Fletcher', deletedAt: new Date() });
    expect(await idsOf({ q: 'fletcher' })).toEqual([]);
  });

  test('an edit is found by its new words only, a deleted one no more', async () => {
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
    await updateInternship(actor, { id: idOf(listing), fields });
    expect(await idsOf({ q: 'cooper' })).toEqual([]);
    expect(await idsOf({ q: 'farrier horse', county: 'Nyeri' })).toEqual([idOf(listing)]);
    await deleteInternship(actor, { id: idOf(listing) });
    expect(await idsOf({ q: 'farrier' })).toEqual([]);
  });

  test.each([
    ['before there was a search', 'Thatcher', { $unset: { search: 1 } }],
    ['an older version', 'Cooper', { $set: { search: { version: 1, keys: ['any', 't:old'], head: 'any' } } }],
  ])('those from %s are found once they are migrated', async (_, title, change) => {
    const listing = await makeListing({ title, updatedAt: inDays(-3) });
    const stored = () =>
      InternshipModel.findById(listing._id).select('+search updatedAt').lean<InternshipRecord>();
    const written = (await stored())?.search;
    await InternshipModel.collection.updateOne({ _id: listing._id }, change);
    expect(await idsOf({ q: title })).toEqual([]);
    await refreshTerms();
    expect(await idsOf({ q: title })).toEqual([idOf(listing)]);
    expect(await stored()).toMatchObject({ search: written, updatedAt: listing.updatedAt });
  });
});

/** Every `find` made meanwhile, as a command. */
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
  const asked = [
    {},
    { q: 'test intern' },
    { q: 'tets inten' },
    { q: 'test', county: 'Lamu', closing: '7' },
    { pay: 'paid' },
  ];
  const finds = await findsDuring(async () => {
    for (const input of asked) await search(input);
  });
  expect(finds.length).toBeGreaterThan(asked.length);
  for (const find of finds) {
    const plan = await mongoose.connection.db?.command({ explain: find, verbosity: 'queryPlanner' });
    expect(JSON.stringify(plan)).toContain('IXSCAN');
    expect(JSON.stringify(plan)).not.toMatch(/COLLSCAN|"stage":"SORT"/);
  }
});
