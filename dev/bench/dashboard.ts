import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import type { Browser, Page } from 'playwright';
import { fillDashboard } from './fill-dashboard';
import { connectToStack, makeUser } from '../testing/data/fixtures';
import { launchBrowser } from '../testing/browser/launch-browser';
import { PAGE_SIZE } from '@/lib/platform/pagination/pagination';
import { startStack, type Stack } from '../testing/stack/stack';
import { rounded, type Outcome } from './figure';
import { pageAt } from './list-pages';
import { middle } from './times';

const FEW = 10;
const MANY = 10_000;
const ROUNDS = 11;
/** Maximum time with many rows, as a multiple of the time with few. */
const MAX_RATIO = 2;
const MARGIN = 0.5;

/** The secret that signs the sessions of both services. */
const SECRET = randomBytes(48).toString('base64');

/** Placeholders in a path for the last page and for the middle one, which is farthest from both ends. */
const LAST = '?page=last';
const MIDDLE = '?page=middle';
const PAGES = [
  '/dashboard',
  '/dashboard/users',
  `/dashboard/users${LAST}`,
  `/dashboard/users${MIDDLE}`,
  '/dashboard/users?q=person9',
  '/dashboard/users?q=nobody+at+all',
  '/dashboard/users?q=njoroge&role=employer&state=active',
  '/dashboard/users?state=unverified',
  '/dashboard/internships',
  `/dashboard/internships${LAST}`,
  `/dashboard/internships${MIDDLE}`,
  '/dashboard/internships?q=intern+9',
  '/dashboard/internships?q=nothing+at+all',
  '/dashboard/internships?status=open',
  '/dashboard/internships?status=closed&sort=deadline',
  '/dashboard/internships?status=featured',
  '/dashboard/internships?sort=title',
  '/dashboard/internship-submissions',
  '/dashboard/audit',
  `/dashboard/audit${MIDDLE}`,
  '/dashboard/audit?q=otieno',
  '/dashboard/audit?kind=internship&action=internship+updated',
] as const;

interface Site {
  appUrl: string;
  rows: number;
  page: Page;
}

/** Fills the database of a service with rows and opens a browser page as an administrator. */
async function openSite(stack: Stack, rows: number, browser: Browser): Promise<Site> {
  await connectToStack({ ...stack, authSecret: SECRET });
  await fillDashboard(rows);
  const { token } = await makeUser('administrator');
  await mongoose.disconnect();
  const context = await browser.newContext();
  await context.addCookies([{ name: 'next-auth.session-token', value: token, url: stack.appUrl }]);
  return { appUrl: stack.appUrl, rows, page: await context.newPage() };
}

/** Returns the milliseconds from requesting a page to its first contentful paint. */
async function firstPaint({ page, appUrl, rows }: Site, path: string): Promise<number> {
  const { last, middle: halfway } = pageAt(Math.ceil(rows / PAGE_SIZE));
  const numbered = path.replace(LAST, `?page=${last}`).replace(MIDDLE, `?page=${halfway}`);
  const answer = await page.goto(appUrl + numbered);
  if (answer?.status() !== 200 || !page.url().includes('/dashboard')) {
    throw new Error(`${path} returned status ${answer?.status()} at ${page.url()}`);
  }
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

async function compare(few: Site, many: Site, path: string, rounds: number) {
  const times = { few: [] as number[], many: [] as number[] };
  await firstPaint(few, path);
  await firstPaint(many, path);
  for (let round = 0; round < rounds; round += 1) {
    times.few.push(await firstPaint(few, path));
    times.many.push(await firstPaint(many, path));
  }
  return { few: middle(times.few), many: middle(times.many) };
}

async function compareAll(few: Site, many: Site, rounds: number): Promise<Outcome> {
  const outcome: Outcome = { figures: [], rows: [] };
  for (const path of PAGES) {
    const found = await compare(few, many, path, rounds);
    outcome.rows.push({
      page: path,
      [`${few.rows} rows, ms`]: rounded(found.few),
      [`${many.rows} rows, ms`]: rounded(found.many),
    });
    const value = found.many / found.few;
    outcome.figures.push({ name: path, value, unit: '×', bar: { most: MAX_RATIO }, margin: MARGIN });
  }
  return outcome;
}

/**
 * Measures the first contentful paint of dashboard pages with many rows, as a multiple of the time with few. Rounds alternate between two
 * services with separate databases. The result is the median. For a quick look: `--rows=100 --rounds=1`.
 */
export async function measure(args: string[]): Promise<Outcome> {
  const options = {
    rows: { type: 'string', default: String(MANY) },
    rounds: { type: 'string', default: String(ROUNDS) },
  } as const;
  const { values } = parseArgs({ args, options });
  const browser = await launchBrowser();
  const stacks: Stack[] = [];
  try {
    const start = async () => {
      const stack = await startStack({ env: { AUTH_SECRET: SECRET } });
      stacks.push(stack);
      return stack;
    };
    const few = await openSite(await start(), FEW, browser);
    const many = await openSite(await start(), Number(values.rows), browser);
    return await compareAll(few, many, Number(values.rounds));
  } finally {
    await browser.close();
    for (const { stop } of stacks) await stop();
  }
}
