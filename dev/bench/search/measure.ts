import { searchInternships } from '@/lib/internships/search-internships';
import { InternshipModel } from '@/models/internship';
import { rounded, type Outcome } from '../figure';
import { explainAll } from './explain-all';
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

/** Pages alternate, so that whatever else the machine does weighs on both. */
async function lastToFirst(search: Record<string, string>): Promise<number> {
  const { totalPages } = await searchInternships(search);
  const times = { first: [] as number[], last: [] as number[] };
  for (let round = 0; round < 2 * ROUNDS; round++) {
    times.first.push(await timed(() => searchInternships({ ...search, page: '1' })));
    times.last.push(await timed(() => searchInternships({ ...search, page: String(totalPages) })));
  }
  return middle(times.last) / middle(times.first);
}

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
      ratio('last page to the first, a frequent word', await lastToFirst({ q: 'internship' }), 1.5, 0.5),
      ratio('last page to the first, a filter', await lastToFirst({ industry: '3' }), 1.5, 0.5),
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
