import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchDatabase } from '@/dev/database/launch';
import { measureSearch } from '@/dev/bench/search/measure';
import { line, holds, type Figure } from '@/dev/bench/search/figures';
import { askAll, listingOf, type Advert, type Asked } from '@/dev/bench/search/relevance';
import { storeListings } from '@/dev/bench/search/store';
import { connect, disconnect } from '@/lib/db';
import { prepareDatabase } from '@/lib/prepare-database';
import { command, fillSettings } from './with-database';

/**
 * Measures the search against its bar, on databases of its own, and exits 1 where it falls short.
 *
 *     npm run bench:search                          times and sizes on 100,000 made-up listings
 *     npm run bench:search -- --adverts jobs.json   relevance on the adverts of a job board (see dev/bench/search/relevance.ts)
 */
const { values } = parseArgs({
  options: { adverts: { type: 'string' }, listings: { type: 'string', default: '100000' } },
});

/** Does something on an empty database; gives what comes of it. */
async function onFreshDatabase<T>(work: (sizeOfFile: () => number) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-bench-search-'));
  const database = await launchDatabase({ folder, durable: false });
  fillSettings(database.uri);
  try {
    await connect();
    await prepareDatabase();
    return await work(() => statSync(join(folder, 'data.mdb')).size);
  } finally {
    await disconnect();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const share = (asked: readonly Asked[]): number =>
  (100 * asked.filter(({ found }) => found).length) / asked.length;

async function relevance(file: string): Promise<Figure[]> {
  const adverts = JSON.parse(readFileSync(file, 'utf8')) as Advert[];
  const now = new Date();
  return onFreshDatabase(async () => {
    await storeListings(adverts.map((advert, at) => listingOf(advert, at, now)));
    const { typed, misspelt } = await askAll(now);
    for (const { query, found } of [...typed, ...misspelt])
      if (!found) console.log(`  not in the first three: ${query}`);
    return [
      {
        name: `the right advert of ${adverts.length} in the first three`,
        value: share(typed),
        bar: { least: 95 },
        unit: '%',
      },
      { name: 'the same with one typing error', value: share(misspelt), bar: { least: 85 }, unit: '%' },
    ];
  });
}

await command(async () => {
  const figures = values.adverts
    ? await relevance(values.adverts)
    : await onFreshDatabase((size) => measureSearch(Number(values.listings), size));
  for (const figure of figures) console.log(line(figure));
  if (!figures.every(holds)) process.exitCode = 1;
});
