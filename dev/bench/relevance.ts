import { parseArgs } from 'node:util';
import { rounded, type Outcome } from './figure';
import { judge } from './search/judge';

/** Minimum score of each kind of search: mean nDCG@10, or mean reciprocal rank for known items. */
const LEAST: Record<string, number> = { 'all topics': 0.79, kiswahili: 0.7, known: 0.975, typo: 0.975 };

/** Maximum share of nonsense searches with results. */
const MOST_NONSENSE = 0.15;

/**
 * Compares the search with MiniSearch on judged searches. Uses the sample listings, or a job board's adverts
 * with `--adverts=FILE --queries=FILE` (formats: search/judge.ts). The limits are based on the held-out half.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = { adverts: { type: 'string' }, queries: { type: 'string' } } as const;
  const { adverts, queries } = parseArgs({ args, options }).values;
  if (!adverts !== !queries) throw new Error('--adverts and --queries go together');
  const scores = judge(adverts && queries ? { adverts, queries } : undefined, new Date());
  const figures = scores
    .filter(({ half }) => half === 'held')
    .map(({ kind, score }) =>
      kind === 'nonsense'
        ? {
            name: 'nonsense searches with results',
            value: score,
            bar: { most: MOST_NONSENSE },
            unit: '' as const,
          }
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
