import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { audit, CATEGORIES, type Audited } from './audit';
import { startEmptyPage } from './empty-page';
import { templates, type Template } from './templates';
import { weigh, type Weight } from './weigh';
import { freePort } from '../testing/stack/free-port';
import { launchBrowser } from '../testing/browser/launch-browser';
import { startStack } from '../testing/stack/stack';
import { rounded, type Figure, type Outcome, type Row } from './figure';

const BAR = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** Maximum JavaScript, as a multiple of an empty page of the same Next.js. */
const MAX_SCRIPT_RATIO = 1.05;

/** Maximum kilobytes over the wire of the home page and everything it loads. */
const HEAVIEST_HOME = 185;
const MARGIN = 0.02;

interface Options {
  runs: number;
  only?: string[];
  why: boolean;
}

function optionsOf(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      why: { type: 'boolean', default: false },
    },
  });
  return { runs: Number(values.runs), only: values.only?.split(','), why: values.why };
}

interface Page extends Template {
  weight: Weight;
  audited: Audited | null;
}

const kb = (bytes = 0): number => rounded(bytes / 1024, 1);

function figuresOf({ name, weight, audited }: Page, empty: Weight): Figure[] {
  const script: Figure = {
    name: `${name}: JavaScript, page ÷ empty page`,
    value: weight.script / empty.script,
    unit: '×',
    bar: { most: MAX_SCRIPT_RATIO },
    margin: MARGIN,
  };
  const scores = CATEGORIES.flatMap((category): Figure[] =>
    audited
      ? [
          {
            name: `${name}: ${category}`,
            value: audited.scores[category],
            unit: '',
            bar: { least: BAR[category] },
          },
        ]
      : [],
  );
  const steadiness: Figure[] = audited
    ? [
        { name: `${name}: blocking time`, value: audited.blocked, unit: 'ms', bar: { most: 0 } },
        { name: `${name}: layout shift`, value: audited.shift, unit: '', bar: { most: 0 } },
      ]
    : [];
  const total: Figure = {
    name: `${name}: total size`,
    value: kb(weight.total),
    unit: 'KB',
    bar: { most: HEAVIEST_HOME },
    margin: MARGIN,
  };
  return [script, ...(name === 'home' ? [total] : []), ...scores, ...steadiness];
}

function rowOf({ name, weight, audited }: Page, empty: Weight): Row {
  const { byKind } = weight;
  return {
    page: name,
    ...audited?.scores,
    ...(audited && { 'blocked, ms': rounded(audited.blocked), shift: rounded(audited.shift, 3) }),
    'total, KB': kb(weight.total),
    JavaScript: kb(weight.script),
    'JavaScript, page ÷ empty page': rounded(weight.script / empty.script, 3),
    HTML: kb(byKind.Document),
    CSS: kb(byKind.Stylesheet),
    fonts: kb(byKind.Font),
    images: kb(byKind.Image),
  };
}

/** Pages whose data-saver version is also measured. */
const SAVED = ['home', 'listing'];

/** Maximum weight of a data-saver page, as a share of the full page. */
const MAX_LIGHT_RATIO = 0.5;

async function weighSaved(browser: Browser, pages: readonly Page[], origin: string): Promise<Outcome> {
  const outcome: Outcome = { figures: [], rows: [] };
  for (const { name, path, weight } of pages.filter((page) => SAVED.includes(page.name))) {
    const saved = await weigh(browser, origin + path, { wantsLightVersion: true });
    outcome.rows.push({
      page: `${name}, data saver`,
      'total, KB': kb(saved.total),
      JavaScript: kb(saved.script),
      HTML: kb(saved.byKind.Document),
      CSS: kb(saved.byKind.Stylesheet),
      fonts: kb(saved.byKind.Font),
      images: kb(saved.byKind.Image),
    });
    const value = saved.total / weight.total;
    const bar = { most: MAX_LIGHT_RATIO };
    outcome.figures.push({
      name: `${name}: total size, data saver ÷ full page`,
      value,
      unit: '×',
      bar,
      margin: 0.1,
    });
  }
  return outcome;
}

async function weighAll(browser: Browser, wanted: Template[], origin: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const template of wanted) {
    pages.push({ ...template, weight: await weigh(browser, origin + template.path), audited: null });
  }
  return pages;
}

async function measureAll(
  stack: { appUrl: string; mailUrl: string },
  emptyUrl: string,
  { runs, only, why }: Options,
): Promise<Outcome> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const wanted = (await templates(stack)).filter(({ name }) => !only || only.includes(name));
    const empty: Page = {
      name: 'empty page',
      path: '/',
      weight: await weigh(browser, emptyUrl),
      audited: null,
    };
    const pages = await weighAll(browser, wanted, stack.appUrl);
    const urls = [emptyUrl, ...pages.map(({ path }) => stack.appUrl + path)];
    const audits = runs > 0 ? await audit(urls, port, runs) : new Map<string, Audited>();
    empty.audited = audits.get(emptyUrl) ?? null;
    for (const page of pages) page.audited = audits.get(stack.appUrl + page.path) ?? null;
    if (why) for (const page of pages) console.log(page.name, page.audited?.findings ?? []);
    const saved = await weighSaved(browser, pages, stack.appUrl);
    return {
      figures: [...pages.flatMap((page) => figuresOf(page, empty.weight)), ...saved.figures],
      rows: [...[empty, ...pages].map((page) => rowOf(page, empty.weight)), ...saved.rows],
    };
  } finally {
    await browser.close();
  }
}

/**
 * Measures the weight and the Lighthouse scores of public pages with the sample data: the median of five runs
 * with Lighthouse's mobile settings. For a quick look: `--runs=1` (0: weights only); for some pages:
 * `--only=home,login`; to see which audits cost points: `--why`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = optionsOf(args);
  const stack = await startStack({ sample: true });
  const emptyPage = await startEmptyPage();
  try {
    return await measureAll(stack, emptyPage.url, options);
  } finally {
    await emptyPage.stop();
    await stack.stop();
  }
}
