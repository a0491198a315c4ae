import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchDatabase } from 'embedded-mongodb';
import { connect, disconnect } from '@/lib/platform/db/db';
import { fillSettings } from '@/lib/platform/env/fill-settings';
import { prepareDatabase } from '@/lib/migrations/prepare-database';
import type { Outcome } from './figure';
import { measureSearch } from './search/measure';
import { askAll, listingOf, type Advert, type Asked } from './search/relevance';
import { storeListings } from './search/store';

/** Does something on an empty database; gives what comes of it. */
async function onFreshDatabase<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-bench-search-'));
  const database = await launchDatabase({ folder, durable: false, database: 'mwanzo' });
  fillSettings(database.uri);
  try {
    await connect();
    await prepareDatabase();
    return await work();
  } finally {
    await disconnect();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const share = (asked: readonly Asked[]): number =>
  (100 * asked.filter(({ found }) => found).length) / asked.length;

async function relevance(file: string): Promise<Outcome> {
  const adverts = JSON.parse(readFileSync(file, 'utf8')) as Advert[];
  const now = new Date();
  return onFreshDatabase(async () => {
    await storeListings(adverts.map((advert, at) => listingOf(advert, at, now)));
    const { typed, misspelt } = await askAll(now);
    const missed = [...typed, ...misspelt].filter(({ found }) => !found);
    const name = `the right advert of ${adverts.length} in the first three`;
    return {
      figures: [
        { name, value: share(typed), bar: { least: 95 }, unit: '%' },
        { name: `${name}, with one typing error`, value: share(misspelt), bar: { least: 85 }, unit: '%' },
      ],
      rows: missed.map(({ query }) => ({ 'not in the first three': query })),
    };
  });
}

/**
 * The search against its bar, on a database of its own: times, plans and sizes on 100,000 made-up listings (`--listings=N` for
 * another number), or with `--adverts=FILE` its relevance on the adverts of a job board (their shape is in search/relevance.ts).
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = { adverts: { type: 'string' }, listings: { type: 'string', default: '100000' } } as const;
  const { values } = parseArgs({ args, options });
  if (values.adverts) return relevance(values.adverts);
  return onFreshDatabase(() => measureSearch(Number(values.listings)));
}
