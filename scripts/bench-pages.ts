import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { chromium, type Browser } from 'playwright';
import { audit, CATEGORIES, type Audited } from '../dev/bench/audit';
import { startEmptyPage } from '../dev/bench/empty-page';
import { templates, type Template } from '../dev/bench/templates';
import { weigh, type Weight } from '../dev/bench/weigh';
import { findBrowser } from '../dev/testing/chromium';
import { startStack } from '../dev/testing/stack';

/**
 * What a page costs and how good Lighthouse finds it, on the production build with the sample data: the middle of five
 * runs as on a phone. `--runs=1` for a quick look (0: weights only), `--only=home,login` for some pages, `--why` for what
 * costs points.
 */
const BAR = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** JavaScript, as a multiple of an empty page of the same Next.js. */
const MOST_SCRIPT = 1.05;

/** Bytes over the wire, everything. */
const HEAVIEST_HOME = 185 * 1024;

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, why: { type: 'boolean' } },
});

interface Row extends Template {
  weight: Weight;
  audited: Audited | null;
}

const kb = (bytes: number): string => (bytes / 1024).toFixed(1);

function failures({ name, weight, audited }: Row, empty: Weight): string[] {
  const ratio = weight.script / empty.script;
  return [
    ...CATEGORIES.filter((category) => audited && audited.scores[category] < BAR[category]).map(
      (category) => `${name}: ${category} ${audited?.scores[category]} < ${BAR[category]}`,
    ),
    ...(ratio > MOST_SCRIPT ? [`${name}: JavaScript ${ratio.toFixed(3)} × > ${MOST_SCRIPT} ×`] : []),
    ...(name === 'home' && weight.total > HEAVIEST_HOME
      ? [`${name}: ${kb(weight.total)} KB > ${kb(HEAVIEST_HOME)} KB`]
      : []),
  ];
}

function line({ name, weight, audited }: Row, empty: Weight): string {
  const scores = CATEGORIES.map((category) => String(audited?.scores[category] ?? '–').padStart(5));
  const bytes = ['Document', 'Stylesheet', 'Font', 'Image'].map((kind) =>
    kb(weight.byKind[kind] ?? 0).padStart(6),
  );
  return [
    name.padEnd(12),
    ...scores,
    kb(weight.total).padStart(7),
    kb(weight.script).padStart(7),
    (weight.script / empty.script).toFixed(3).padStart(6),
    ...bytes,
  ].join(' ');
}

const HEAD = `${'page'.padEnd(12)}  perf  a11y  best   seo   total      JS      × html   css    font  images   (KB)`;

async function weighAll(browser: Browser, wanted: Template[], origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const template of wanted) {
    rows.push({ ...template, weight: await weigh(browser, origin + template.path), audited: null });
  }
  return rows;
}

async function measure(stack: { appUrl: string; mailUrl: string }, emptyUrl: string): Promise<string[]> {
  const port = await getPort();
  const { args, ...launch } = await findBrowser();
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const only = options.only?.split(',');
    const wanted = (await templates(stack)).filter(({ name }) => !only || only.includes(name));
    const empty: Row = {
      name: 'empty page',
      path: '/',
      weight: await weigh(browser, emptyUrl),
      audited: null,
    };
    const rows = await weighAll(browser, wanted, stack.appUrl);
    const urls = [emptyUrl, ...rows.map(({ path }) => stack.appUrl + path)];
    const runs = Number(options.runs);
    const audits = runs > 0 ? await audit(urls, port, runs) : new Map<string, Audited>();
    empty.audited = audits.get(emptyUrl) ?? null;
    for (const row of rows) row.audited = audits.get(stack.appUrl + row.path) ?? null;
    console.log(HEAD);
    for (const row of [empty, ...rows]) {
      console.log(line(row, empty.weight));
      if (options.why) for (const finding of row.audited?.findings ?? []) console.log(`  ${finding}`);
    }
    return rows.flatMap((row) => failures(row, empty.weight));
  } finally {
    await browser.close();
  }
}

const stack = await startStack({ sample: true });
const emptyPage = await startEmptyPage();
try {
  const failed = await measure(stack, emptyPage.url);
  console.log(failed.length === 0 ? 'Every page keeps to the bar.' : `Beyond the bar:\n${failed.join('\n')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await emptyPage.stop();
  await stack.stop();
}
