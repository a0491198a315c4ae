import { searchInternships } from '@/lib/internships/search-internships';
import { InternshipModel } from '@/models/internship';
import { rounded, type Outcome } from '../figure';
import { explainAll } from './explain-all';
import { timePages, toFirst, type PlaceTimes } from '../list-pages';
import { middle, percentile, timed } from '../times';
import { madeUpListings } from '../../sample/scale/made-up-listings';
import { storeListings } from './store';

/** What people look for: frequent words and rare ones, several, half-typed and misspelt ones, with filters and without. */
const SEARCHES: readonly Record<string, string>[] = [
  {},
  { q: 'internship' },
  { q: 'nairobi' },
  { q: 'internship nairobi' },
  { q: 'teacher' },
  { q: 'accountant kisumu' },
  { q: 'software developer' },
  { q: 'sofware developer' },
  { q: 'nurs' },
  { q: 'teller trainee' },
  { q: 'marketing intern mombasa' },
  { q: 'hr intern' },
  { q: 'it support nakuru' },
  { q: 'credit appraisal sacco' },
  { q: 'acountant' },
  { q: 'qqqqzzzz' },
  { industry: '3' },
  { county: 'Lamu' },
  { county: 'Nairobi City', industry: '2' },
  { pay: 'paid', kind: 'internship', closing: '7' },
  { q: 'teacher', county: 'Nairobi City' },
  { q: 'farm', kind: 'industrial attachment', pay: 'paid' },
  { q: 'intern', county: 'Kisumu', closing: '14' },
  { q: 'data', remote: 'yes' },
];

/** How often each is searched for; times are taken from the later half, when the machine is warm. */
const ROUNDS = 12;

const timeSearch = async (search: Record<string, string>): Promise<PlaceTimes> => {
  const { totalPages } = await searchInternships(search);
  const read = (page: number) => searchInternships({ ...search, page: String(page) });
  return timePages(totalPages, read, { rounds: 2 * ROUNDS, uncounted: 1 });
};

async function times(): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const search of SEARCHES) {
      const time = await timed(() => searchInternships(search));
      if (round >= ROUNDS / 2) all.push(time);
    }
  }
  return all;
}

/** Bytes the indexes of the database take; MongoDB answers this too. */
async function indexBytes(): Promise<number> {
  const { db } = InternshipModel.db;
  if (!db) throw new Error('not connected');
  return Number((await db.command({ dbStats: 1 }))['indexSize']);
}

/** Makes the index of the search for what is stored. Gives the bytes it takes. */
async function makeIndex(): Promise<number> {
  const before = await indexBytes();
  await InternshipModel.collection.createIndex({ 'search.keys': 1, applicationDeadline: 1 });
  return (await indexBytes()) - before;
}

/** Times, plans and sizes on so many listings, all of them open. */
export async function measureSearch(count: number): Promise<Outcome> {
  await InternshipModel.collection.dropIndex('search.keys_1_applicationDeadline_1');
  const text = await storeListings(madeUpListings(count, new Date()));
  const index = await makeIndex();
  const all = await times();
  const [word, filter] = [await timeSearch({ q: 'internship' }), await timeSearch({ industry: '3' })];
  const { finds, scans } = await explainAll(async () => {
    for (const search of SEARCHES) await searchInternships(search);
  });
  const ratio = (name: string, value: number, most: number, margin: number) => ({
    name,
    value,
    unit: '×' as const,
    bar: { most },
    margin,
  });
  return {
    figures: [
      { name: 'p95 of a search', value: percentile(all, 0.95), bar: { most: 25 }, unit: 'ms' },
      { name: 'finds without an index', value: scans, bar: { most: 0 }, unit: '', margin: 0 },
      ratio('last page to the first, a frequent word', toFirst(word, 'last'), 1.5, 0.5),
      ratio('middle page to the first, a frequent word', toFirst(word, 'middle'), 1.5, 0.5),
      ratio('last page to the first, a filter', toFirst(filter, 'last'), 1.5, 0.5),
      ratio('middle page to the first, a filter', toFirst(filter, 'middle'), 1.5, 0.5),
      ratio('index to text', index / text, 3, 0.1),
    ],
    rows: [
      {
        listings: count,
        'text of one, bytes': Math.round(text / count),
        'index of one, bytes': Math.round(index / count),
        searches: all.length,
        finds,
        'p50, ms': rounded(middle(all), 1),
        'p99, ms': rounded(percentile(all, 0.99), 1),
      },
    ],
  };
}
