import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { launchBrowser } from '../testing/browser/launch-browser';
import { clientFor } from '../testing/client/client-for';
import { startStack } from '../testing/stack/stack';
import { rounded, type Figure, type Outcome, type Row } from './figure';
import { startSmallApp } from './small-app';
import { templates, type Template } from './templates';
import { weigh, weighApplication, type Weight } from './weigh';

/** Maximum kilobytes of a public page and everything it loads before the first touch. */
const MAX_UNTOUCHED = 45;

/** Maximum kilobytes of a page in the light version. */
const MAX_LIGHT = 20;

/** Pages whose light version is also measured. */
const LIGHT = ['home', 'listing'];

/** Maximum JavaScript after the first touch, as a multiple of an empty page of the same Next.js. */
const MAX_SCRIPT_RATIO = 1.05;

/** Maximum kilobytes of a search and an application, signed in, with an empty cache. */
const MAX_APPLICATION = 190;

/** Maximum JavaScript of a dashboard, as a multiple of an empty page of the same Next.js. */
const MAX_DASHBOARD_RATIO = 1.15;

/** Dashboard pages, by the sample account that opens them. */
const DASHBOARDS: Readonly<Record<string, readonly string[]>> = {
  graduate: ['', '/my-internships', '/saved', '/alerts', '/career', '/profile'],
  employer: ['', '/employer-internships', '/employer-internships/submit', '/employer'],
  admin: ['', '/users', '/internships', '/internships/new', '/internship-submissions', '/reports', '/audit'],
};

/** Account pages load their scripts immediately. */
const AT_ONCE = ['login', 'register'];

/** The quality with which a build compresses its scripts. */
const BROTLI = 11;
const EMPTY_PAGE = { 'app/page.jsx': 'export default function Page() { return <p>Nothing</p>; }\n' };

const kb = (bytes = 0): number => rounded(bytes / 1024, 1);

interface Weighed extends Template {
  before: Weight;
  after: Weight;
}

const rowOf = (page: string, { total, byKind }: Weight): Row => ({
  page,
  'total, KB': kb(total),
  JavaScript: kb(byKind.Script),
  'script data': kb(byKind.Data),
  HTML: kb(byKind.Document),
  CSS: kb(byKind.Stylesheet),
  fonts: kb(byKind.Font),
  images: kb(byKind.Image),
});

const figuresOf = ({ name, before, after }: Weighed, empty: Weight): Figure[] => [
  {
    name: `${name}: total size before the first touch`,
    value: kb(before.total),
    unit: 'KB',
    bar: { most: MAX_UNTOUCHED },
  },
  {
    name: `${name}: JavaScript before the first touch`,
    value: kb(before.byKind.Script),
    unit: 'KB',
    bar: { most: 0 },
  },
  {
    name: `${name}: JavaScript after the first touch, page ÷ empty page`,
    value: after.script / empty.script,
    unit: '×',
    bar: { most: MAX_SCRIPT_RATIO },
  },
];

async function weighAll(browser: Browser, wanted: Template[], origin: string): Promise<Weighed[]> {
  const pages: Weighed[] = [];
  for (const template of wanted) {
    const url = origin + template.path;
    const before = await weigh(browser, url);
    pages.push({ ...template, before, after: await weigh(browser, url, { touched: true }) });
  }
  return pages;
}

/** Measures the weight of pages as sent to a browser that saves data. */
async function weighLight(browser: Browser, wanted: Template[], origin: string): Promise<Outcome> {
  const outcome: Outcome = { figures: [], rows: [] };
  for (const { name, path } of wanted.filter((page) => LIGHT.includes(page.name))) {
    const weight = await weigh(browser, origin + path, { wantsLightVersion: true });
    const page = `${name}, light version`;
    outcome.rows.push(rowOf(page, weight));
    outcome.figures.push({
      name: `${page}: total size`,
      value: kb(weight.total),
      unit: 'KB',
      bar: { most: MAX_LIGHT },
    });
  }
  return outcome;
}

/** Measures the weight of dashboard pages, signed in. */
async function weighDashboards(
  browser: Browser,
  stack: { appUrl: string; mailUrl: string },
  empty: Weight,
): Promise<Outcome> {
  const outcome: Outcome = { figures: [], rows: [] };
  const client = clientFor(stack);
  for (const [name, paths] of Object.entries(DASHBOARDS)) {
    const { token } = await client.logIn(name);
    for (const path of paths) {
      const weight = await weigh(browser, `${stack.appUrl}/dashboard${path}`, { token });
      const page = `${name}, /dashboard${path}`;
      outcome.rows.push(rowOf(page, weight));
      outcome.figures.push({
        name: `${page}: JavaScript, page ÷ empty page`,
        value: weight.script / empty.script,
        unit: '×',
        bar: { most: MAX_DASHBOARD_RATIO },
      });
    }
  }
  return outcome;
}

/**
 * Measures the weight of public pages by kind, on a phone with an empty cache, before and after the first touch. Also weighs the light
 * version, an application and dashboards. For some public pages: `--only=home,listing`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const { values } = parseArgs({ args, options: { only: { type: 'string' } } });
  const only = values.only?.split(',');
  const stack = await startStack({ sample: true });
  const emptyPage = await startSmallApp('empty-page', EMPTY_PAGE, BROTLI);
  const browser = await launchBrowser([]);
  try {
    const all = (await templates(stack)).filter(({ name }) => !AT_ONCE.includes(name));
    const wanted = all.filter(({ name }) => !only || only.includes(name));
    const empty = await weigh(browser, emptyPage.url);
    const pages = await weighAll(browser, wanted, stack.appUrl);
    const light = await weighLight(browser, wanted, stack.appUrl);
    const { token } = await clientFor(stack).logIn('graduate');
    const application = await weighApplication(browser, stack.appUrl, token);
    const dashboards = only ? { figures: [], rows: [] } : await weighDashboards(browser, stack, empty);
    return {
      figures: [
        ...pages.flatMap((page) => figuresOf(page, empty)),
        ...light.figures,
        {
          name: 'search and application: total size',
          value: kb(application.total),
          unit: 'KB',
          bar: { most: MAX_APPLICATION },
        },
        ...dashboards.figures,
      ],
      rows: [
        rowOf('empty page', empty),
        ...pages.flatMap(({ name, before, after }) => [
          rowOf(name, before),
          rowOf(`${name}, after the first touch`, after),
        ]),
        ...light.rows,
        rowOf('search and application', application),
        ...dashboards.rows,
      ],
    };
  } finally {
    await browser.close();
    emptyPage.stop();
    await stack.stop();
  }
}
