import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { chromium, type Browser, type Page } from 'playwright';
import { fillDashboard } from '../dev/bench/fill-dashboard';
import { findBrowser } from '../dev/testing/chromium';
import { connectToStack, makeUser } from '../dev/testing/fixtures';
import { PAGE_SIZE } from '../lib/paging';
import { startStack, type Stack } from '../dev/testing/stack';

/**
 * When the first paint of the dashboard's pages comes with many rows behind them, as a multiple of when it comes with few.
 * Rounds alternate between two services on databases of their own; the middle one of each counts.
 */
const FEW = 10;
const MANY = 10_000;
const ROUNDS = 11;
/** The bar. */
const MOST_TIMES = 2;

/** What sessions are signed with, on both services. */
const SECRET = randomBytes(48).toString('base64');

/** Stands in a path for the last page there is. */
const LAST = '?page=last';
const PAGES = [
  '/dashboard',
  '/dashboard/users',
  `/dashboard/users${LAST}`,
  '/dashboard/users?q=person9',
  '/dashboard/users?q=nobody+at+all',
  '/dashboard/users?q=njoroge&role=employer&state=active',
  '/dashboard/users?state=unverified',
  '/dashboard/internships',
  `/dashboard/internships${LAST}`,
  '/dashboard/internships?q=intern+9',
  '/dashboard/internships?q=nothing+at+all',
  '/dashboard/internships?status=open',
  '/dashboard/internships?status=closed&sort=deadline',
  '/dashboard/internships?status=featured',
  '/dashboard/internships?sort=title',
  '/dashboard/internship-submissions',
  '/dashboard/audit',
  '/dashboard/audit?q=otieno',
  '/dashboard/audit?kind=internship&action=internship+updated',
] as const;

interface Site {
  appUrl: string;
  rows: number;
  page: Page;
}

/** Puts so many rows behind a service, and an administrator's browser in front of it. */
async function openSite(stack: Stack, rows: number, browser: Browser): Promise<Site> {
  await connectToStack({ ...stack, authSecret: SECRET });
  await fillDashboard(rows);
  const { token } = await makeUser('administrator');
  await mongoose.disconnect();
  const context = await browser.newContext();
  await context.addCookies([{ name: 'next-auth.session-token', value: token, url: stack.appUrl }]);
  return { appUrl: stack.appUrl, rows, page: await context.newPage() };
}

/** Milliseconds from asking for a page to its first paint with content. */
async function firstPaint({ page, appUrl, rows }: Site, path: string): Promise<number> {
  const answer = await page.goto(appUrl + path.replace(LAST, `?page=${rows / PAGE_SIZE}`));
  if (answer?.status() !== 200 || !page.url().includes('/dashboard')) {
    throw new Error(`${path} answered ${answer?.status()} at ${page.url()}`);
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

const middle = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function compare(few: Site, many: Site, path: string) {
  const times = { few: [] as number[], many: [] as number[] };
  await firstPaint(few, path);
  await firstPaint(many, path);
  for (let round = 0; round < ROUNDS; round += 1) {
    times.few.push(await firstPaint(few, path));
    times.many.push(await firstPaint(many, path));
  }
  return { few: middle(times.few), many: middle(times.many) };
}

/** Compares every page and prints what came of it; gives whether all are within the bar. */
async function compareAll(few: Site, many: Site): Promise<boolean> {
  let good = true;
  console.log(
    `First paint, middle of ${ROUNDS} rounds: ${FEW} rows, ${MANY.toLocaleString('en')} rows, ratio`,
  );
  for (const path of PAGES) {
    const found = await compare(few, many, path);
    const times = found.many / found.few;
    const fits = times <= MOST_TIMES;
    good &&= fits;
    const [a, b] = [found.few, found.many].map((ms) => `${ms.toFixed(0)} ms`.padStart(8));
    console.log(
      `${path.padEnd(58)} ${a} ${b} ${times.toFixed(2).padStart(6)} ${fits ? '' : ` > ${MOST_TIMES}`}`,
    );
  }
  return good;
}

async function run(): Promise<boolean> {
  const facts = await findBrowser();
  const env = { ...process.env, ...facts.env } as Record<string, string>;
  const browser = await chromium.launch({ ...facts, env });
  const stacks: Stack[] = [];
  try {
    for (const _ of [FEW, MANY]) stacks.push(await startStack({ env: { AUTH_SECRET: SECRET } }));
    const [one, other] = stacks;
    if (!one || !other) throw new Error('two services are needed');
    return await compareAll(await openSite(one, FEW, browser), await openSite(other, MANY, browser));
  } finally {
    await browser.close();
    for (const { stop } of stacks) await stop();
  }
}

if (!(await run())) process.exitCode = 1;
