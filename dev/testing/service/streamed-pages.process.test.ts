import { get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService } from '../../start/service';
import { launchBrowser } from '../browser/launch-browser';
import { inDays, makeListing, makeUser, type TestUser } from '../data/fixtures';
import { makeSubmission } from '../data/submissions';
import { stackForFile } from '../stack/for-file';
import { freePort } from '../stack/free-port';
import { slowDatabase, type SlowDatabase } from '../stack/slow-database';
import type { Stack } from '../stack/stack';

/** Milliseconds from the request to the first byte, with a quick database. */
const QUICK_MS = 50;

/** Milliseconds from the command that decides the status to the first byte. */
const DECIDED_MS = 100;

/** Milliseconds that a command takes with a slow database. */
const SLOW_MS = 600;

const LOADING = 'Loading your Dashboard...';

const stack = stackForFile();
let slow: SlowDatabase;
let service: { appUrl: string; stop: () => Promise<void> };
let browser: Browser;

async function serviceOn({ authSecret, smtpUrl }: Stack, uri: string): Promise<typeof service> {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const { stop } = await startService({
    ...process.env,
    ...{ HOST: '127.0.0.1', PORT: String(port), APP_URL: appUrl, MONGODB_URI: uri, AUTH_SECRET: authSecret },
    ...{
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'error',
      JOBS: 'off',
      PICTURES_AHEAD: 'off',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
  return { appUrl, stop };
}

type Who = 'graduate' | 'employer' | 'editor' | 'administrator';
const people: Partial<Record<Who, TestUser>> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  const [graduate, employer, editor, administrator] = [
    await makeUser('recent graduate'),
    await makeUser('employer'),
    await makeUser('editor'),
    await makeUser('administrator'),
  ];
  Object.assign(people, { graduate, employer, editor, administrator });
  const listing = await makeListing({
    title: 'Baker',
    postedBy: employer._id,
    createdBy: administrator._id,
    applicationDeadline: inDays(9),
  });
  const submission = await makeSubmission({ submittedBy: employer._id, title: 'Miller' });
  Object.assign(ids, { listing: String(listing._id), submission: String(submission._id) });
  slow = await slowDatabase(stack().mongoUri);
  service = await serviceOn(stack(), slow.uri);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
  slow?.stop();
});

const addressOf = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);

/** Requests a page like a browser. Returns the milliseconds until its first byte and until its end, and what it read from the database. */
async function visit(who: Who, path: string, runsScript: boolean) {
  const before = slow.reads;
  const start = performance.now();
  const cookie = `next-auth.session-token=${people[who]?.token}${runsScript ? '; mwanzo-script=1' : ''}`;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(new URL(addressOf(path), service.appUrl), { headers: { cookie } }, resolve).on('error', reject);
  });
  let first: number | undefined;
  let html = '';
  for await (const part of response.setEncoding('utf8')) {
    first ??= performance.now() - start;
    html += part as string;
  }
  const { statusCode: status } = response;
  return { status, html, first: first ?? NaN, all: performance.now() - start, reads: slow.reads - before };
}

/** Each page, with the commands that decide its status, one after the other. */
const PAGES: [Who, string, number][] = [
  ['graduate', '/dashboard', 1],
  ['graduate', '/dashboard/my-internships', 1],
  ['graduate', '/dashboard/saved', 1],
  ['graduate', '/dashboard/alerts', 1],
  ['graduate', '/dashboard/career', 1],
  ['graduate', '/dashboard/profile', 1],
  ['employer', '/dashboard', 1],
  ['employer', '/dashboard/employer-internships', 1],
  ['employer', '/dashboard/employer-internships/submissions', 1],
  ['employer', '/dashboard/employer-internships/submit', 1],
  ['employer', '/dashboard/employer', 1],
  ['employer', '/dashboard/employer-internships/{listing}', 3],
  ['employer', '/dashboard/employer-internships/submissions/{submission}', 3],
  ['editor', '/dashboard', 1],
  ['editor', '/dashboard/internships', 1],
  ['administrator', '/dashboard', 1],
  ['administrator', '/dashboard/users', 1],
  ['administrator', '/dashboard/internship-submissions', 1],
  ['administrator', '/dashboard/internship-submissions/{submission}', 2],
  ['administrator', '/dashboard/reports', 1],
  ['administrator', '/dashboard/requests', 1],
  ['administrator', '/dashboard/employers', 1],
  ['administrator', '/dashboard/search-words', 1],
  ['administrator', '/dashboard/page-views', 1],
  ['administrator', '/dashboard/site', 1],
  ['administrator', '/dashboard/audit', 1],
];

describe.each(PAGES)('%s: %s', (who, path, deciding) => {
  test('with a quick database, the first byte comes in time', async () => {
    slow.delayMs = 0;
    // The first visit loads the code of the page.
    await visit(who, path, true);
    const times = [await visit(who, path, true), await visit(who, path, true), await visit(who, path, true)];
    expect(Math.min(...times.map(({ first }) => first))).toBeLessThan(QUICK_MS);
  });

  test('with a slow database, it comes once the status is decided, and the page is rendered once', async () => {
    slow.delayMs = SLOW_MS;
    const [streamed, whole] = [await visit(who, path, true), await visit(who, path, false)];
    slow.delayMs = 0;
    expect([streamed.status, whole.status]).toEqual([200, 200]);
    expect(streamed.html).toContain(LOADING);
    expect(whole.html).not.toContain(LOADING);
    expect(streamed.reads).toBe(whole.reads);
    expect(streamed.first - deciding * SLOW_MS).toBeLessThan(DECIDED_MS);
    expect(streamed.all).toBeLessThan(whole.all + DECIDED_MS);
  });
});

/** Opens a page in a browser that has opened a page of the dashboard before, as long as it ran scripts. */
async function browserOf(
  who: Who,
  { javaScriptEnabled, knownToScript }: Record<'javaScriptEnabled' | 'knownToScript', boolean>,
) {
  const context = await browser.newContext({ javaScriptEnabled });
  const url = service.appUrl;
  await context.addCookies([
    { name: 'next-auth.session-token', value: people[who]?.token ?? '', url, httpOnly: true },
    ...(knownToScript ? [{ name: 'mwanzo-script', value: '1', url }] : []),
  ]);
  return { context, page: await context.newPage() };
}

describe.each<[Who, string, string]>([
  ['graduate', '/dashboard', 'What to do next'],
  ['employer', '/dashboard/employer-internships', 'Baker'],
  ['editor', '/dashboard/internships', 'Baker'],
  ['administrator', '/dashboard/internship-submissions', 'Miller'],
])('%s: %s of a slow database', (who, path, words) => {
  beforeAll(() => {
    slow.delayMs = SLOW_MS;
    return () => {
      slow.delayMs = 0;
    };
  });

  test('shows that it loads, then the rest, with script', async () => {
    const { context, page } = await browserOf(who, { javaScriptEnabled: true, knownToScript: true });
    await page.goto(service.appUrl + path, { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: LOADING }).waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await page.getByRole('main').getByText(words).first().waitFor();
    expect(await page.getByText(LOADING).count()).toBe(0);
    await context.close();
  });

  test('is complete and in order without script', async () => {
    const { context, page } = await browserOf(who, { javaScriptEnabled: false, knownToScript: false });
    await page.goto(service.appUrl + path);
    expect(await page.getByText(LOADING).count()).toBe(0);
    expect(await page.getByRole('main').getByText(words).first().isVisible()).toBe(true);
    await context.close();
  });

  test('is complete if script was turned off since the last page', async () => {
    const { context, page } = await browserOf(who, { javaScriptEnabled: false, knownToScript: true });
    await page.goto(service.appUrl + path);
    expect(await page.getByText(LOADING).isVisible()).toBe(false);
    expect(await page.getByText(words).first().isVisible()).toBe(true);
    await context.close();
  });
});

test('a browser that runs scripts is known to from its first page on', async () => {
  const { context, page } = await browserOf('graduate', { javaScriptEnabled: true, knownToScript: false });
  await page.goto(`${service.appUrl}/dashboard/profile`);
  const known = async () => (await context.cookies(service.appUrl + '/dashboard')).map(({ name }) => name);
  expect(await known()).toContain('mwanzo-script');
  await context.close();
});
