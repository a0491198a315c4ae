import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../testing/browser/launch-browser';
import { freePort } from '../testing/stack/free-port';
import { startStack } from '../testing/stack/stack';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { templates, type Template } from './templates';
import { middle } from './times';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Audited extends Template {
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

const middleOf = (reports: Report[], audit: string): number =>
  middle(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

function summary(page: Template, reports: Report[]): Audited {
  const scoreOf = (category: Category) =>
    Math.round(middle(reports.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
  return {
    ...page,
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, scoreOf(category)]),
    ) as Audited['scores'],
    blocked: middleOf(reports, 'total-blocking-time'),
    shift: middleOf(reports, 'cumulative-layout-shift'),
    findings: [...new Set(reports.flatMap(findingsOf))],
  };
}

/**
 * Runs Lighthouse on every page, in the browser that listens on `port`. Visits every page once per round, so that a slow phase of the
 * machine affects only one run of each.
 */
async function audit(
  origin: string,
  pages: readonly Template[],
  { port, runs }: { port: number; runs: number },
): Promise<Audited[]> {
  const audited = pages.map((page) => ({ page, reports: [] as Report[] }));
  for (let round = 0; round < runs; round += 1) {
    for (const { page, reports } of audited) reports.push(await runOnce(origin + page.path, port));
  }
  return audited.map(({ page, reports }) => summary(page, reports));
}

const figuresOf = ({ name, scores, blocked, shift }: Audited): Figure[] => [
  ...CATEGORIES.map((category): Figure => ({
    name: `${name}: ${category}`,
    value: scores[category],
    unit: '',
    bar: { least: 100 },
  })),
  { name: `${name}: blocking time`, value: blocked, unit: 'ms', bar: { most: 0 } },
  { name: `${name}: layout shift`, value: shift, unit: '', bar: { most: 0 } },
];

const rowOf = ({ name, scores, blocked, shift }: Audited): Row => ({
  page: name,
  ...scores,
  'blocking time, ms': rounded(blocked),
  'layout shift': rounded(shift, 3),
});

/**
 * Runs Lighthouse on public pages with the sample data: the median of five runs with its mobile settings. For a quick look: `--runs=1`;
 * for some pages: `--only=home,login`; to see which audits cost points: `--why`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      why: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',');
  const stack = await startStack({ sample: true });
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const pages = (await templates(stack)).filter(({ name }) => !only || only.includes(name));
    const audited = await audit(stack.appUrl, pages, { port, runs: Number(values.runs) });
    if (values.why) for (const { name, findings } of audited) console.log(name, findings);
    return { figures: audited.flatMap(figuresOf), rows: audited.map(rowOf) };
  } finally {
    await browser.close();
    await stack.stop();
  }
}
