import { describe, expect, test } from 'vitest';
import { seeded } from '@/dev/sample/random';
import { Recount } from '@/dev/testing/search/recount';
import { COUNTIES, KINDS } from '@/lib/platform/core/vocabulary';
import { PackedIndex, type IndexedListing } from './packed-index';
import { searchListings } from './search-listings';
import { readSearch } from './search-schema';

const NOW = new Date('2026-11-22T09:00:00Z');
const DAY = 24 * 60 * 60_000;

let made = 0;
function listing(
  title: string,
  {
    place = 'Nairobi',
    employer = 'Jenga Ltd',
    text = 'A first step into work.',
    ...change
  }: Partial<Omit<IndexedListing, 'text'> & { place: string; employer: string; text: string }> = {},
): IndexedListing {
  made++;
  return {
    id: made.toString(16).padStart(24, '0'),
    industry: 1,
    county: null,
    kind: 'entry level',
    amount: 0,
    deadline: NOW.getTime() + 20 * DAY,
    createdAt: NOW.getTime() - made * 60_000,
    updatedAt: NOW.getTime(),
    ...change,
    text: { title, employer, place, about: '', text },
  } as IndexedListing;
}

function indexOf(...listings: IndexedListing[]) {
  const index = new PackedIndex();
  for (const one of listings) index.set(one);
  const titleOf = new Map(listings.map(({ id, text }) => [id, text.title]));
  return (input: Record<string, unknown>) => {
    const answer = searchListings(index, readSearch(input), NOW);
    return {
      ...answer,
      titles: answer.ids.map((id) => titleOf.get(id)),
      near: answer.close.map((id) => titleOf.get(id)),
    };
  };
}

describe('words that say what a filter says', () => {
  const ask = indexOf(
    listing('Marketing Intern', { kind: 'internship', pay: 'paid', county: 'Nairobi City' }),
    listing('Marketing Intern at Home', {
      kind: 'internship',
      pay: 'unpaid',
      county: 'Nairobi City',
      remote: 'yes',
    }),
    listing('Accountant', { pay: 'paid', county: 'Nairobi City' }),
    listing('Paid Media Officer', { county: 'Kisumu', place: 'Kisumu' }),
    listing('Road Attachment', { kind: 'industrial attachment', county: 'Kiambu', place: 'Thika' }),
  );

  test('find what the filters find', () => {
    const byWords = ask({ q: 'paid internship nairobi' });
    const byFilters = ask({ kind: 'internship', pay: 'paid', county: 'Nairobi City' });
    expect(byWords.ids).toEqual(byFilters.ids);
    expect(byWords.read.chips).toEqual([
      { filter: 'pay', value: 'paid', word: 'paid' },
      { filter: 'kind', value: 'internship', word: 'internship' },
      { filter: 'county', value: 'Nairobi City', word: 'nairobi' },
    ]);
  });

  test.each([
    ['work from home', ['Marketing Intern at Home']],
    ['unpaid', ['Marketing Intern at Home']],
    ['fresh graduate', ['Accountant', 'Paid Media Officer']],
    ['no experience in mombasa road', ['Marketing Intern', 'Marketing Intern at Home', 'Accountant']],
    ['attachment', ['Road Attachment']],
    ['nbo accountant', ['Accountant']],
    ['jobs in thika', ['Road Attachment']],
    ['kazi ya kisumu', ['Paid Media Officer']],
  ])('%s', (q, titles) => expect(ask({ q }).titles).toEqual(titles));

  test('name industries, alone and beside others', () => {
    const among = indexOf(
      listing('Milker', { industry: 10, county: 'Nakuru', place: 'Nakuru' }),
      listing('Clerk', { industry: 10, county: 'Kisumu', place: 'Kisumu' }),
      listing('Teller', { industry: 2, county: 'Nakuru', place: 'Nakuru' }),
    );
    const chip = (word: string) => ({ filter: 'industry', value: '10', word });
    for (const word of [
      'agriculture sector',
      'farming industry',
      'agriculture agribusiness',
      'sekta ya kilimo',
    ]) {
      const { ids, read } = among({ q: word });
      expect(ids, word).toEqual(among({ industry: 10 }).ids);
      expect(read.chips.map(({ filter, value }) => ({ filter, value }))).toEqual([
        { filter: 'industry', value: '10' },
      ]);
    }
    const { titles, read } = among({ q: 'jobs in the agriculture industry nakuru' });
    expect(titles).toEqual(['Milker']);
    expect(read.chips).toContainEqual(chip('agriculture industry'));
    expect(among({ q: 'industry' }).read.chips).toEqual([]);
  });

  test('are followed by what says one part of them, the rarer part first', () => {
    const among = indexOf(
      listing('Plumbing Intern', { kind: 'internship' }),
      listing('Plumber'),
      listing('Finance Intern', { kind: 'internship' }),
      listing('Human Resources Intern', { kind: 'internship' }),
      listing('Legal Intern', { kind: 'internship' }),
      ...['Driver', 'Clerk', 'Nurse', 'Chef'].map((title) => listing(title)),
    );
    const { titles, near } = among({ q: 'plumbing internship' });
    expect(titles).toEqual(['Plumbing Intern']);
    expect(near).toEqual(['Plumber', 'Finance Intern', 'Human Resources Intern', 'Legal Intern']);
  });

  test('put those first that have the words that were typed', () => {
    const among = indexOf(
      listing('Junior Designer'),
      listing('Graduate Architect', { kind: 'graduate trainee' }),
      listing('Clerk'),
    );
    expect(among({ q: 'fresh graduate' }).titles).toEqual(['Graduate Architect', 'Junior Designer', 'Clerk']);
    const trainees = among({ q: 'graduate trainee' });
    expect(trainees.titles).toEqual(['Graduate Architect']);
    expect(trainees.near).toEqual(['Junior Designer']);
  });

  test('are plain words in quotation marks', () => {
    const { titles, read } = ask({ q: '"paid"' });
    expect(titles).toEqual(['Paid Media Officer']);
    expect(read.chips).toEqual([]);
  });
});

describe('what people type', () => {
  const ask = indexOf(
    listing('Driver', { text: 'Deliver parcels.' }),
    listing('Accountant'),
    listing('Front Desk Agent', { employer: 'Hotel Pwani' }),
    listing('Nurse', { employer: 'Aga Khan Hospital' }),
    listing('Water Vendor'),
    listing('Office Cleaner'),
    listing('Field Officer'),
    listing('.NET Developer'),
    listing('Quantity Surveyor'),
    listing('Business Development Manager'),
    listing('Arts Education Intern', { kind: 'internship' }),
    listing('Customer Service Agent'),
    listing('Storekeeper'),
    listing('Handyman'),
    listing('Call Centre Agent'),
    listing('C++ Engineer'),
    listing('BCom Graduate'),
    listing('ICT Officer'),
    listing('Systems Administrator'),
    listing('Managing Director'),
    listing('Personal Assistant'),
    listing('Teacher'),
    listing('Clerk', { employer: 'Equity Bank' }),
    listing('Programme Coordinator'),
    listing('Lecturer, Applied Statistics'),
  );

  test.each([
    ['dereva', 'Driver'],
    ['natafuta kazi ya udereva', 'Driver'],
    ['mhasibu', 'Accountant'],
    ['kazi ya hoteli', 'Front Desk Agent'],
    ['muuguzi', 'Nurse'],
    ['dotnet', '.NET Developer'],
    ['.net developer', '.NET Developer'],
    ['QS', 'Quantity Surveyor'],
    ['BDM', 'Business Development Manager'],
    ['customercare', 'Customer Service Agent'],
    ['store keeper', 'Storekeeper'],
    ['hand yman', 'Handyman'],
    ['callcentre', 'Call Centre Agent'],
    ['C++', 'C++ Engineer'],
    ['B.Com', 'BCom Graduate'],
    ['I.T', 'ICT Officer'],
    ['i.t.', 'ICT Officer'],
    ['sysadmin', 'Systems Administrator'],
    ['MD', 'Managing Director'],
    ['PA', 'Personal Assistant'],
    ['mwalimu', 'Teacher'],
    ['biz dev', 'Business Development Manager'],
    ['mratibu', 'Programme Coordinator'],
    ['natafuta kazi, mimi ni mfanyakazi wa benki', 'Clerk'],
    ['applied', 'Lecturer, Applied Statistics'],
    ['driving', 'Driver'],
    ['accountnat', 'Accountant'],
  ])('%s finds %s first', (q, title) => expect(ask({ q }).titles[0]).toBe(title));

  test.each(['ngo', 'NGOs', 'ngo jobs', 'charity'])('%s is the industry', (q) => {
    const charities = indexOf(listing('Programme Assistant', { industry: 5 }), listing('Clerk'));
    expect(charities({ q }).titles).toEqual(['Programme Assistant']);
  });

  test('C# is not corrected, although a listing has a similar word', () => {
    const sharp = indexOf(listing('Clerk', { text: 'You have a sharp eye.' }));
    expect(sharp({ q: 'c#' })).toMatchObject({ total: 0, read: { corrected: [] } });
  });

  test('a misspelt word becomes the one that occurs in listings, of two that are in the tables', () => {
    const many = indexOf(
      listing('Driver', { text: 'You repair engines.' }),
      ...Array.from({ length: 8 }, () => listing('Engineer')),
    );
    expect(many({ q: 'enginer' }).read.corrected).toEqual([{ from: 'enginer', to: 'engineer' }]);
  });

  test.each([
    ['hospitality', 'Nurse'],
    ['waiter', 'Water Vendor'],
    ['office', 'Field Officer'],
    ['officer', 'Office Cleaner'],
  ])('%s does not find %s', (q, title) => expect(ask({ q }).titles).not.toContain(title));

  test('a known word is not corrected, a corrected one is named', () => {
    expect(ask({ q: 'bank internship' }).read.corrected).toEqual([]);
    expect(ask({ q: 'acountant' }).read.corrected).toEqual([{ from: 'acountant', to: 'accountant' }]);
    expect(ask({ q: '"acountant"' })).toMatchObject({ total: 0, read: { corrected: [] } });
  });

  test.each(['qwertyuiop', 'zxcv zxcv', 'hogwarts wizard apprentice', 'lorem ipsum dolor'])(
    'nonsense finds nothing: %s',
    (q) => expect(ask({ q })).toMatchObject({ total: 0, close: [] }),
  );

  test('a trade that nobody offers leads to those close to it', () => {
    const among = indexOf(
      listing('Barista', { county: 'Mombasa', place: 'Mombasa' }),
      listing('Food and Beverage Attachment'),
      listing('Legal Secretary'),
    );
    const close = (words: string, filtered = true) => ({ words, count: 1, filtered });
    expect(among({ q: 'waiter' })).toMatchObject({
      total: 0,
      near: ['Barista', 'Food and Beverage Attachment'],
      trades: [close('barista'), close('food and beverage')],
    });
    expect(among({ q: 'waiter', county: 'Mombasa' }).trades).toEqual([close('barista')]);
    expect(among({ q: 'waiter', county: 'Lamu' }).trades).toEqual([
      close('barista', false),
      close('food and beverage', false),
    ]);
    expect(among({ q: 'PA' })).toMatchObject({ total: 0, trades: [close('secretary')] });
    expect(among({ q: 'barista' }).trades).toEqual([]);
    expect(among({ q: 'astronaut' })).toMatchObject({ total: 0, near: [], trades: [] });
  });

  test('fewer than ten results are followed by what comes close', () => {
    const { titles, near } = ask({ q: 'field driver' });
    expect(titles).toEqual(expect.arrayContaining(['Driver', 'Field Officer']));
    expect(ask({ q: 'front desk clerk' }).read.most).toBe(true);
    expect(ask({ q: 'dereva mhasibu muuguzi' }).near).toEqual(
      expect.arrayContaining(['Driver', 'Accountant', 'Nurse']),
    );
    expect(near).not.toEqual(expect.arrayContaining(titles));
  });
});

test('every open listing is reached, page by page, each once, in every order', () => {
  const random = seeded(3);
  const listings = Array.from({ length: 257 }, () =>
    listing('Trainee', {
      createdAt: NOW.getTime() - random.between(0, 5) * DAY,
      deadline: NOW.getTime() + random.between(0, 9) * DAY,
      amount: random.between(0, 3) * 10_000,
    }),
  );
  const ask = indexOf(...listings);
  const open = listings.filter(({ deadline }) => deadline > NOW.getTime()).map(({ id }) => id);
  for (const sort of ['newest', 'closing', 'pay', undefined]) {
    const pages = Array.from({ length: 26 }, (_, at) => ask({ q: '', sort, page: at + 1 }).ids);
    expect(pages.flat()).toHaveLength(open.length);
    expect(new Set(pages.flat())).toEqual(new Set(open));
  }
  const newest = new Map(listings.map((one) => [one.id, one]));
  const times = ask({}).ids.map((id) => newest.get(id)?.createdAt ?? 0);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

describe('a search without words or filters', () => {
  const index = new PackedIndex();
  const first = listing('Clerk', { deadline: NOW.getTime() + 60_000 });
  for (const one of [first, listing('Cook', { deadline: NOW.getTime() + 8 * DAY }), listing('Chef')])
    index.set(one);
  const ask = (at: number) => {
    const { total, facets } = searchListings(index, readSearch({}), new Date(at));
    const soon = facets.closing.find(({ value }) => value === 7)?.count;
    return { total, soon };
  };

  test('is counted anew at the deadline, at midnight, after a change, and for an earlier time', () => {
    const now = NOW.getTime();
    expect(ask(now)).toEqual({ total: 3, soon: 1 });
    expect(ask(now + 59_999)).toEqual({ total: 3, soon: 1 });
    expect(ask(now + 60_000)).toEqual({ total: 2, soon: 0 });
    expect(ask(now)).toEqual({ total: 3, soon: 1 });
    const midnight = Date.parse('2026-11-23T00:00:00+03:00');
    expect(ask(midnight - 1)).toEqual({ total: 2, soon: 0 });
    expect(ask(midnight)).toEqual({ total: 2, soon: 1 });
    index.set(listing('Cook', { deadline: now + 2 * DAY }));
    expect(ask(midnight)).toEqual({ total: 3, soon: 2 });
    index.remove(first.id);
    expect(ask(now)).toEqual({ total: 3, soon: 1 });
  });

  test('keeps its order after a later page was read', () => {
    const many = new PackedIndex();
    for (let at = 0; at < 120; at++) many.set(listing(`Clerk ${at}`));
    const read = (page: number) => searchListings(many, readSearch({ page: String(page) }), NOW).ids;
    const before = read(1);
    read(9);
    expect(read(1)).toEqual(before);
  });
});

test('totals and counts are those of a recount by brute force, for a thousand questions', () => {
  const words = ['nurse', 'driver', 'bee', 'loom', 'kiln', 'forge'];
  const random = seeded(11);
  const index = new PackedIndex();
  const recount = new Recount(words, NOW);
  for (let at = 0; at < 150; at += 1) {
    const one = listing(random.some(words, 2).join(' '), {
      place: 'Kenya',
      employer: 'Jenga',
      text: random.pick(words),
      industry: random.between(1, 16),
      county: random.between(0, 5) ? random.pick(COUNTIES.slice(0, 6)) : null,
      kind: random.pick(KINDS),
      pay: random.pick(['paid', 'unpaid', null] as const),
      remote: random.between(0, 3) === 0 ? 'yes' : null,
      deadline: NOW.getTime() + random.between(-5, 40) * DAY + random.between(0, DAY),
    });
    index.set(one);
    recount.add(one);
  }
  let exact = 0;
  for (let round = 0; round < 1_000; round++) {
    const asked = recount.question(random);
    const counted = recount.countBy(index, asked);
    if (!counted) continue;
    expect(counted, JSON.stringify(asked)).toEqual(recount.count(asked));
    exact++;
  }
  expect(exact).toBeGreaterThan(800);
});
