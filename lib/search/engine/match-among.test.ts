import { expect, test } from 'vitest';
import { seeded } from '@/dev/sample/random';
import { COUNTIES, KINDS } from '@/lib/platform/core/vocabulary';
import { matchAmong } from './match-among';
import { PackedIndex, type IndexedListing } from './packed-index';
import { searchListings } from './search-listings';
import { readSearch } from './search-schema';

const NOW = new Date('2026-11-22T09:00:00Z');
const DAY = 24 * 60 * 60_000;
const LISTINGS = 400;
const NEW = 40;
const SEARCHES = 1_500;

const random = seeded(23);
const TITLES = ['Accountant', 'Paid Media Officer', 'Nurse', 'Farm Intern', 'Driver', 'Data Analyst', 'Chef'];
const PLACES = ['Nairobi', 'Thika', 'Kisumu', 'Mombasa', 'Eldoret'];
const TEXTS = [
  'ledger',
  'remote work',
  'attachment',
  'no experience',
  'cows',
  'python',
  'internship',
  'unpaid',
];
const WORDS = [
  ...TITLES,
  ...PLACES,
  ...TEXTS,
  'mhasibu',
  'acountant',
  'paid',
  'fresh graduate',
  'zzyzx',
  'work',
];

const listing = (number: number): IndexedListing => ({
  id: number.toString(16).padStart(24, '0'),
  industry: random.between(1, 4),
  county: random.pick([null, ...COUNTIES.slice(-6)]),
  kind: random.pick(KINDS),
  pay: random.pick([null, 'paid', 'unpaid']),
  amount: 0,
  remote: random.between(0, 4) === 0 ? 'yes' : null,
  deadline: NOW.getTime() + random.between(-1, 20) * DAY,
  createdAt: NOW.getTime() - number * 60_000,
  text: {
    title: random.some(TITLES, random.between(1, 2)).join(' '),
    employer: random.pick(['Jenga Ltd', 'Paid Work Ltd', 'Bonde Farms']),
    place: random.pick(PLACES),
    about: '',
    text: random.some(TEXTS, 2).join(' '),
  },
});

const maybe = <T>(values: readonly T[]): T | undefined =>
  random.between(0, 2) === 0 ? random.pick(values) : undefined;

test('finds of a few listings exactly those that the search itself finds', () => {
  const all = new PackedIndex();
  const few = new PackedIndex();
  const isNew = new Set<string>();
  for (let number = 1; number <= LISTINGS; number++) {
    const one = listing(number);
    all.set(one);
    if (number > NEW) continue;
    few.set(one);
    isNew.add(one.id);
  }
  let found = 0;
  for (let asked = 0; asked < SEARCHES; asked++) {
    const search = readSearch({
      q: random.some(WORDS, random.between(0, 3)).join(' '),
      industry: maybe([1, 2, 3, 4]),
      county: maybe(COUNTIES.slice(-6)),
      kind: maybe(KINDS),
      pay: maybe(['paid', 'unpaid']),
      closing: maybe([7, 14]),
    });
    const ids: string[] = [];
    for (let page = 1; ; page++) {
      const answer = searchListings(all, { ...search, page }, NOW);
      if (!answer.read.most) ids.push(...answer.ids);
      if (page * 10 >= answer.total) break;
    }
    const wanted = ids.filter((id) => isNew.has(id)).sort();
    expect(matchAmong({ all, few }, search, NOW).sort(), JSON.stringify(search)).toEqual(wanted);
    found += wanted.length;
  }
  expect(found).toBeGreaterThan(SEARCHES / 4);
});
