import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { NewListings } from '@/lib/search/alerts/new-listings';
import {
  fillSearchIndex,
  searchIndexIfFilled,
  stopSearchIndex,
} from '@/lib/internships/listings/search-index';
import { COUNTIES, INDUSTRY_IDS, KINDS } from '@/lib/platform/core/vocabulary';
import type { AlertSearch } from '@/models/alert';
import { InternshipModel } from '@/models/internship';
import { seeded } from '../sample/random';
import { madeUpListings } from '../sample/scale/made-up-listings';
import { connectToStack } from '../testing/data/fixtures';
import { startStack } from '../testing/stack/stack';
import { rounded, type Outcome } from './figure';
import { treeSeconds } from './process-facts';
import { storeListings } from './search/store';

const ALERTS = 100_000;
const NEW = 500;

/** Maximum seconds to match all alerts. */
const MOST_SECONDS = 60;

const WORDS =
  'accountant teacher nurse driver internship attachment nairobi kisumu mombasa software developer acountant mhasibu sales marketing clerk farm data support paid remote chef welder lab'.split(
    ' ',
  );

/** The worst case: all searches differ. Several alerts with the same search cost no more than a single one. */
function* searches(count: number): Generator<AlertSearch> {
  const random = seeded(7);
  for (let made = 0; made < count; made += 1)
    yield {
      q: random.some(WORDS, random.between(1, 3)).join(' '),
      ...(random.between(0, 1) === 0 && { county: [random.pick(COUNTIES)] }),
      ...(random.between(0, 2) === 0 && { industry: [random.pick(INDUSTRY_IDS)] }),
      ...(random.between(0, 3) === 0 && { kind: [random.pick(KINDS)] }),
    };
}

async function match(alerts: number): Promise<Outcome> {
  const newest = await InternshipModel.find()
    .sort({ deletedAt: 1, createdAt: -1 })
    .skip(NEW)
    .limit(1)
    .select('createdAt')
    .lean();
  // At startup, the service waits for the index only for a limited time.
  while (!(await searchIndexIfFilled())) await fillSearchIndex();
  const now = new Date();
  const listings = await NewListings.read({ from: newest[0]?.createdAt ?? now, until: now, now });
  const cpu = await treeSeconds(process.pid);
  const began = performance.now();
  let found = 0;
  let number = 0;
  for (const search of searches(alerts))
    found += listings.of({ key: String(number++), search, since: listings.from }).length;
  const seconds = (performance.now() - began) / 1000;
  return {
    figures: [
      { name: 'time to match all alerts', value: seconds, bar: { most: MOST_SECONDS }, unit: 's' },
      { name: 'listings found', value: found, bar: { least: alerts / 10 }, unit: '' },
    ],
    rows: [
      {
        alerts,
        'new listings': listings.size,
        found,
        'matching time, s': rounded(seconds, 1),
        'CPU time, s': rounded((await treeSeconds(process.pid)) - cpu, 1),
      },
    ],
  };
}

/**
 * Measures how long it takes to match 100,000 different alerts with 500 new listings among 100,000. For another number of listings:
 * `--listings=N`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { listings: { type: 'string', default: '100000' } } });
  const stack = await startStack({ env: { JOBS: 'off' } });
  try {
    await connectToStack(stack);
    await storeListings(madeUpListings(Number(values.listings), new Date()));
    return await match(ALERTS);
  } finally {
    await stopSearchIndex();
    await mongoose.disconnect();
    await stack.stop();
  }
}
