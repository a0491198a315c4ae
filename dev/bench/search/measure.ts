import { searchInternships } from '@/lib/internships/search-internships';
import { InternshipModel } from '@/models/internship';
import { explainAll } from './explain-all';
import { percentile, timed, type Figure } from './figures';
import { madeUpListings } from './made-up-listings';
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
  return percentile(times.last, 0.5) / percentile(times.first, 0.5);
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

/** Bytes the index of the search takes: what the file grows by when it is made anew. */
async function indexBytes(sizeOfFile: () => number): Promise<number> {
  const { collection } = InternshipModel;
  const before = sizeOfFile();
  await collection.createIndex({ 'search.keys': 1, applicationDeadline: 1 });
  return sizeOfFile() - before;
}

/** Times, plans and sizes on so many listings, all of them open. Takes how to read the size of the database's file. */
export async function measureSearch(count: number, sizeOfFile: () => number): Promise<Figure[]> {
  const { collection } = InternshipModel;
  await collection.dropIndex('search.keys_1_applicationDeadline_1');
  const text = await storeListings(madeUpListings(count, new Date()));
  const index = await indexBytes(sizeOfFile);
  console.log(
    `${count} listings, ${Math.round(text / count)} bytes of text and ${Math.round(index / count)} of index each`,
  );
  const all = await times();
  console.log(
    `${all.length} searches: p50 ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms`,
  );
  const { finds, scans } = await explainAll(async () => {
    for (const search of SEARCHES) await searchInternships(search);
  });
  const ms = 'ms';
  return [
    { name: 'p95 of a search', value: percentile(all, 0.95), bar: { most: 25 }, unit: ms },
    { name: `collection scans in ${finds} finds`, value: scans, bar: { most: 0 }, unit: '' },
    {
      name: 'last page to the first, a frequent word',
      value: await lastToFirst({ q: 'internship' }),
      bar: { most: 1.5 },
      unit: '×',
    },
    {
      name: 'last page to the first, a filter',
      value: await lastToFirst({ industry: '3' }),
      bar: { most: 1.5 },
      unit: '×',
    },
    { name: 'index to text', value: index / text, bar: { most: 3 }, unit: '×' },
  ];
}
