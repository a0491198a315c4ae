import { isDeepStrictEqual, parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { seeded } from '@/dev/sample/random';
import { fillIndex } from '@/lib/internships/listings/fill-index';
import { INDEXED, indexedListing, type IndexedRecord } from '@/lib/internships/listings/indexed-listing';
import { openFilter } from '@/lib/internships/listings/open-status';
import type { PackedIndex } from '@/lib/search/engine/packed-index';
import { InternshipModel } from '@/models/internship';
import { fillScale } from '../sample/scale/fill';
import { madeUpListings, textBytes } from '../sample/scale/made-up-listings';
import { connectToStack } from '../testing/data/fixtures';
import { Recount } from '../testing/search/recount';
import { startStack, type Stack } from '../testing/stack/stack';
import { rounded, type Figure, type Outcome } from './figure';
import { treeMemory, treeSeconds } from './process-facts';
import { middle, percentile, timed, timePages, toFirst, type PlaceTimes } from './times';

/** Frequent and rare words, several words, incomplete and misspelt ones, with and without filters. */
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

/** Repetitions of each search. Only the later half is timed, after the warm-up. */
const ROUNDS = 12;

/** Maximum seconds until the service has indexed every listing, and the milliseconds between two checks. */
const FOLLOWS_IN = 300;
const LOOK_EVERY_MS = 250;

/** Random searches whose totals and facet counts are recounted, and the words they use. */
const QUESTIONS = 1_000;
const WORDS = ['data', 'solar', 'farm', 'hotel', 'nurse', 'budget', 'phone', 'report'];

const MB = 1024 * 1024;

interface Page {
  total: number;
  totalPages: number;
}

/** Reads the API on one connection, one call after the other. */
const reader =
  ({ appUrl }: Stack) =>
  async (search: Record<string, string>): Promise<Page> => {
    const answer = await fetch(`${appUrl}/api/internships?${new URLSearchParams(search).toString()}`);
    if (answer.status !== 200) throw new Error(`a search returned status ${answer.status}`);
    return (await answer.json()) as Page;
  };

/** Waits until the service finds `count` listings. Returns how many seconds that took. */
async function followed(read: ReturnType<typeof reader>, count: number): Promise<number> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  while ((await read({})).total < count) {
    if (seconds() > FOLLOWS_IN)
      throw new Error(`the service does not have all listings after ${FOLLOWS_IN} s`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return seconds();
}

/** Returns the milliseconds of each search, and the processor time per search in the service and the database. */
async function times(read: ReturnType<typeof reader>, stack: Stack) {
  const all: number[] = [];
  const pids = [stack.servicePid, stack.database.pid];
  const used = () => Promise.all(pids.map(treeSeconds));
  let before: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round === ROUNDS / 2) before = await used();
    for (const search of SEARCHES) {
      const time = await timed(() => read(search));
      if (round >= ROUNDS / 2) all.push(time);
    }
  }
  const [service = 0, database = 0] = (await used()).map(
    (seconds, at) => ((seconds - (before[at] ?? 0)) * 1000) / all.length,
  );
  return { all, service, database };
}

async function places(read: ReturnType<typeof reader>, search: Record<string, string>): Promise<PlaceTimes> {
  const { totalPages } = await read(search);
  return timePages(totalPages, (page) => read({ ...search, page: String(page) }), {
    rounds: 2 * ROUNDS,
    uncounted: 1,
  });
}

const ratio = (name: string, value: number): Figure => ({
  name,
  value,
  unit: '×',
  bar: { most: 1.5 },
});

/**
 * Counts the results of random searches by reading every open listing, and compares the counts with those of the index. Returns how many
 * differ.
 */
async function recountAll(index: PackedIndex): Promise<{ wrong: number; recounted: number }> {
  const now = new Date();
  const recount = new Recount(WORDS, now);
  const listings = InternshipModel.collection.find<IndexedRecord>(openFilter(now), { projection: INDEXED });
  for await (const listing of listings) recount.add(indexedListing(listing));
  const random = seeded(31);
  let [wrong, recounted] = [0, 0];
  while (recounted < QUESTIONS) {
    const asked = recount.question(random);
    const counted = recount.countBy(index, asked);
    // The results match only most of the words and so have no counts.
    if (!counted) continue;
    recounted += 1;
    if (!isDeepStrictEqual(counted, recount.count(asked))) wrong += 1;
  }
  return { wrong, recounted };
}

/** Inserts listings while the service runs. Returns the bytes of their texts. */
async function storeListings(listings: number): Promise<number> {
  const now = new Date();
  const none = { users: 0, applications: 0, clicks: 0, submissions: 0, auditEntries: 0 };
  const byStaff = { employer: { employer: null, postedBy: null } };
  await fillScale({ ...none, listings }, now, byStaff, () => undefined);
  let bytes = 0;
  for (const listing of madeUpListings(listings, now)) bytes += textBytes(listing);
  return bytes;
}

async function measureOn(stack: Stack, count: number): Promise<Outcome> {
  const read = reader(stack);
  const text = await storeListings(count);
  const follow = await followed(read, count);
  const { all, service, database } = await times(read, stack);
  const [word, filter] = [await places(read, { q: 'internship' }), await places(read, { industry: '3' })];
  const memory = await treeMemory(stack.servicePid);
  const filled = performance.now();
  const index = await fillIndex(new Date());
  const { bytes } = index;
  const fill = (performance.now() - filled) / 1000;
  const { wrong, recounted } = await recountAll(index);
  return {
    figures: [
      { name: 'p95 of a search', value: percentile(all, 0.95), bar: { most: 25 }, unit: 'ms' },
      // Half of what the previous index took, which was in the database: 44 + 14 ms.
      {
        name: 'CPU time of a search',
        value: service + database,
        bar: { most: 29 },
        unit: 'ms',
      },
      { name: 'searches with wrong counts', value: wrong, bar: { most: 0 }, unit: '' },
      ratio('frequent word: last page ÷ first page', toFirst(word, 'last')),
      ratio('frequent word: middle page ÷ first page', toFirst(word, 'middle')),
      ratio('filter: last page ÷ first page', toFirst(filter, 'last')),
      ratio('filter: middle page ÷ first page', toFirst(filter, 'middle')),
    ],
    rows: [
      {
        listings: count,
        'text per listing, bytes': Math.round(text / count),
        'index per listing, bytes': Math.round(bytes / count),
        'index, MB': rounded(bytes / MB, 1),
        'index built in, s': rounded(fill, 1),
        'searches recounted': recounted,
        'listings indexed in, s': rounded(follow, 1),
        'service, MB': rounded(memory, 0),
        searches: all.length,
        'p50, ms': rounded(middle(all), 1),
        'p99, ms': rounded(percentile(all, 0.99), 1),
        'service, CPU ms': rounded(service, 2),
        'database, CPU ms': rounded(database, 2),
      },
    ],
  };
}

/**
 * Measures the response times, the processor time and the memory of the search with 100,000 generated listings, over HTTP on one
 * connection. Inserts the listings while the service runs and updates its index. Times the build of a new index in this process. For
 * another number: `--listings=N`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = { listings: { type: 'string', default: '100000' } } as const;
  const count = Number(parseArgs({ args, options }).values.listings);
  const stack = await startStack({ env: { JOBS: 'off' } });
  try {
    await connectToStack(stack);
    return await measureOn(stack, count);
  } finally {
    await mongoose.disconnect();
    await stack.stop();
  }
}
