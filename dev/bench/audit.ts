import lighthouse from 'lighthouse';
import { middle } from './times';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface Audited {
  /** The median of all runs, 0 to 100. */
  scores: Record<Category, number>;
  /** Total blocking time in milliseconds, the median of all runs. */
  blocked: number;
  /** Cumulative layout shift, the median of all runs. */
  shift: number;
  /** Titles of the audits that cost points in at least one run. */
  findings: string[];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

async function runOnce(url: string, port: number): Promise<Report> {
  const flags = {
    port,
    onlyCategories: [...CATEGORIES],
    logLevel: 'error' as const,
    output: 'json' as const,
  };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

const findingsOf = ({ categories, audits }: Report): string[] =>
  CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ''}`.trim()),
  );

/**
 * Runs Lighthouse with its mobile settings on every page, in the browser that listens on `port`. Measures
 * every page once per round, so that a slow phase of the machine affects only one run of each. Returns the
 * results by address.
 */
export async function audit(
  urls: readonly string[],
  port: number,
  runs: number,
): Promise<Map<string, Audited>> {
  const reports = new Map<string, Report[]>(urls.map((url) => [url, []]));
  for (let round = 0; round < runs; round += 1) {
    for (const [url, ofPage] of reports) ofPage.push(await runOnce(url, port));
  }
  return new Map([...reports].map(([url, ofPage]) => [url, summary(ofPage)]));
}

const middleOf = (reports: Report[], audit: string): number =>
  middle(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

function summary(reports: Report[]): Audited {
  const scoreOf = (category: Category) =>
    Math.round(middle(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, scoreOf(category)]),
    ) as Audited['scores'],
    blocked: middleOf(reports, 'total-blocking-time'),
    shift: middleOf(reports, 'cumulative-layout-shift'),
    findings: [...new Set(reports.flatMap(findingsOf))],
  };
}
