import { parseArgs } from 'node:util';
import { rounded, type Outcome } from './figure';
import { measureSearch } from './search/measure';
import { judge } from './search/relevance';

/** Minimum score of each kind of search: mean nDCG@10; for known items, mean reciprocal rank. */
const LEAST: Record<string, number> = { 'all topics': 0.79, kiswahili: 0.7, known: 0.975, typo: 0.975 };

/** Maximum share of nonsense searches with results. */
const MOST_NONSENSE = 0.15;

function relevance(files: { adverts: string; queries: string } | undefined): Outcome {
  const scores = judge(files, new Date());
  const figures = scores
    .filter(({ half }) => half === 'held')
    .map(({ kind, score }) =>
      kind === 'nonsense'
        ? { name: 'nonsense that is answered', value: score, bar: { most: MOST_NONSENSE }, unit: '' as const }
        : { name: kind, value: score, bar: { least: LEAST[kind] ?? 0.7 }, unit: '' as const },
    );
  return {
    figures,
    rows: scores.map(({ miniSearch, score, ...one }) => ({
      ...one,
      score: rounded(score, 3),
      MiniSearch: rounded(miniSearch, 3),
    })),
  };
}

/**
 * The search against its bar, on a stack of its own: times, processor time and sizes with 100,000 made-up listings (`--listings=N` for
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
  return measureSearch(Number(values.listings));
}
