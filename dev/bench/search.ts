import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchDatabase } from 'embedded-mongodb';
import { connect, disconnect } from '@/lib/platform/db/db';
import { fillSettings } from '@/lib/platform/env/fill-settings';
import { prepareDatabase } from '@/lib/migrations/prepare-database';
import { rounded, type Outcome } from './figure';
import { measureSearch } from './search/measure';
import { judge } from './search/relevance';

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

/** What each kind of search has to reach: the mean of nDCG@10, of known items that of the reciprocal rank. */
const LEAST: Record<string, number> = { 'all topics': 0.79, kiswahili: 0.7, known: 0.975, typo: 0.975 };

/** Nonsense that may be answered, of all. */
const MOST_NONSENSE = 0.15;

function relevance(files: { adverts: string; queries: string } | undefined): Outcome {
  const scores = judge(files, new Date()).filter(({ half }) => half === 'held');
  const figures = scores.map(({ kind, score }) =>
    kind === 'nonsense'
      ? { name: 'nonsense that is answered', value: score, bar: { most: MOST_NONSENSE }, unit: '' as const }
      : { name: kind, value: score, bar: { least: LEAST[kind] ?? 0.7 }, unit: '' as const },
  );
  return { figures, rows: scores.map((one) => ({ ...one, score: rounded(one.score, 3) })) };
}

/**
 * The search against its bar, on a database of its own: times, plans and sizes on 100,000 made-up listings (`--listings=N` for
 * another number). With `--relevance` its answers to judged searches, on the sample, or with `--adverts=FILE --queries=FILE` on the
 * adverts of a job board (search/relevance.ts has their shapes).
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = {
    adverts: { type: 'string' },
    queries: { type: 'string' },
    relevance: { type: 'boolean' },
    listings: { type: 'string', default: '100000' },
  } as const;
  const { adverts, queries, ...values } = parseArgs({ args, options }).values;
  if (adverts && queries) return relevance({ adverts, queries });
  if (adverts || queries) throw new Error('--adverts and --queries go together');
  if (values.relevance) return relevance(undefined);
  return onFreshDatabase(() => measureSearch(Number(values.listings)));
}
