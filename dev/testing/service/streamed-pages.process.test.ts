import { get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import mongoose from 'mongoose';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { submitInternship } from '@/lib/internships/submissions/submit-internship';
import { startService } from '../../start/service';
import { runsAll } from '../../test-run/only-in-all';
import { launchBrowser } from '../browser/launch-browser';
import { asActor, inDays, makeListing, makeUser, type TestUser } from '../data/fixtures';
import { formOf } from '../data/submissions';
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
  const { submission } = await submitInternship(asActor(employer), formOf({ title: 'Miller' }));
  Object.assign(ids, { listing: String(listing._id), submission: submission._id });
  slow = await slowDatabase(stack().mongoUri);
  service = await serviceOn(stack(), slow.uri);
  browser = await launchBrowser();
});
afterEach(() => {
  slow.delayMs = 0;
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

/** The least reads of three visits, one after the other: the service also reads its own records now and then. */
async function readsOf(who: Who, path: string, runsScript: boolean): Promise<number> {
  const visits = [];
  for (let done = 0; done < 3; done += 1) visits.push(await visit(who, path, runsScript));
  return Math.min(...visits.map(({ reads }) => reads));
}

/** The least of at most `tries` measurements, which end with the first below `limit`: other processes make some take longer. */
async function least(limit: number, tries: number, measure: () => Promise<number>): Promise<number> {
  let found = Infinity;
  for (let done = 0; done < tries && found >= limit; done += 1) found = Math.min(found, await measure());
  return found;
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
  ['employer', '/dashboard/employer-internships/submissions/{submission}?edit=yes', 3],
  ['editor', '/dashboard', 1],
  ['editor', '/dashboard/internships', 1],
  ['administrator', '/dashboard', 1],
  ['administrator', '/dashboard/users', 1],
  ['administrator', '/dashboard/internship-submissions', 1],
  ['administrator', '/dashboard/internship-submissions/{submission}', 3],
  ['administrator', '/dashboard/reports', 1],
  ['administrator', '/dashboard/requests', 1],
  ['administrator', '/dashboard/employers', 1],
  ['administrator', '/dashboard/search-words', 1],
  ['administrator', '/dashboard/page-views', 1],
  ['administrator', '/dashboard/site', 1],
  ['administrator', '/dashboard/audit', 1],
];

/** Pages of each kind that `npm test` measures: a home page, a list, a form and a record. */
const ALWAYS = [
  '/dashboard',
  '/dashboard/employer-internships/submit',
  '/dashboard/internships',
  '/dashboard/employer-internships/submissions/{submission}?edit=yes',
];
const measured = runsAll() ? PAGES : PAGES.filter(([, path]) => ALWAYS.includes(path));

describe.each(measured)('%s: %s', (who, path, deciding) => {
  // The first visit loads the code of the page, and what the service keeps in memory.
  beforeAll(async () => {
    await visit(who, path, false);
  });

  test('is rendered once, and with a quick database the first byte comes in time', async () => {
    expect(await readsOf(who, path, true)).toBe(await readsOf(who, path, false));
    expect(await least(QUICK_MS, 30, async () => (await visit(who, path, true)).first)).toBeLessThan(
      QUICK_MS,
    );
  });

  test('with a slow database, the first byte comes once the status is decided', async () => {
    slow.delayMs = SLOW_MS;
    const afterDecided = async () => {
      const [streamed, whole] = await Promise.all([visit(who, path, true), visit(who, path, false)]);
      expect([streamed.status, whole.status]).toEqual([200, 200]);
      expect(streamed.html).toContain(LOADING);
      expect(whole.html).not.toContain(LOADING);
      expect(streamed.first).toBeLessThan(whole.first);
      // No command waits for another one because the page is sent in parts.
      expect(streamed.all).toBeLessThan(whole.all + SLOW_MS / 2);
      return streamed.first - deciding * SLOW_MS;
    };
    expect(await least(DECIDED_MS, 3, afterDecided)).toBeLessThan(DECIDED_MS);
  });
});

/** A page in a new browser. With `hasCookie`, an earlier dashboard page has run its scripts in this browser. */
async function browserOf(
  who: Who,
  { javaScriptEnabled, hasCookie }: Record<'javaScriptEnabled' | 'hasCookie', boolean>,
) {
  const context = await browser.newContext({ javaScriptEnabled });
  const url = service.appUrl;
  await context.addCookies([
    { name: 'next-auth.session-token', value: people[who]?.token ?? '', url, httpOnly: true },
    ...(hasCookie ? [{ name: 'mwanzo-script', value: '1', url }] : []),
  ]);
  return { context, page: await context.newPage() };
}

const SEEN: [Who, string, string][] = [
  ['graduate', '/dashboard', 'What to do next'],
  ['employer', '/dashboard/employer-internships', 'Baker'],
  ['editor', '/dashboard/internships', 'Baker'],
  ['administrator', '/dashboard/internship-submissions', 'Miller'],
];

describe.each(runsAll() ? SEEN : SEEN.slice(0, 2))('%s: %s of a slow database', (who, path, words) => {
  beforeEach(() => {
    slow.delayMs = SLOW_MS;
  });

  test('shows that it loads, then the rest, with script', async () => {
    const { context, page } = await browserOf(who, { javaScriptEnabled: true, hasCookie: true });
    await page.goto(service.appUrl + path, { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: LOADING }).waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await page.getByRole('main').getByText(words).first().waitFor();
    expect(await page.getByText(LOADING).count()).toBe(0);
    await context.close();
  });

  test('is complete and in order without script', async () => {
    const { context, page } = await browserOf(who, { javaScriptEnabled: false, hasCookie: false });
    await page.goto(service.appUrl + path);
    expect(await page.getByText(LOADING).count()).toBe(0);
    expect(await page.getByRole('main').getByText(words).first().isVisible()).toBe(true);
    await context.close();
  });

  test('is complete if script was turned off since the last page', async () => {
    const { context, page } = await browserOf(who, { javaScriptEnabled: false, hasCookie: true });
    await page.goto(service.appUrl + path);
    expect(await page.getByText(LOADING).isVisible()).toBe(false);
    expect(await page.getByText(words).first().isVisible()).toBe(true);
    await context.close();
  });
});

describe('a page that opens in place', () => {
  const PATH = '/dashboard/internship-submissions';
  const opened = async () => {
    const { page } = await browserOf('administrator', { javaScriptEnabled: true, hasCookie: true });
    const follow = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).last().click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    };
    await page.goto(`${service.appUrl}/dashboard/register`);
    return { page, follow };
  };

  test('shows that it loads, then the rest', async () => {
    const { page, follow } = await opened();
    slow.delayMs = SLOW_MS;
    await follow('Employer Submissions');
    expect(await page.getByRole('status').filter({ hasText: LOADING }).isVisible()).toBe(true);
    expect(await page.getByText('Miller').count()).toBe(0);
    await page.getByText('Miller').first().waitFor();
    expect(await page.getByText(LOADING).count()).toBe(0);
    await page.context().close();
  });

  test('does not read the counts of the menu again', async () => {
    const inFull = await readsOf('administrator', PATH, true);
    const { page, follow } = await opened();
    const inPlace: number[] = [];
    while (inPlace.length < 3) {
      const before = slow.reads;
      await follow('Employer Submissions');
      await page.getByText('Miller').first().waitFor();
      inPlace.push(slow.reads - before);
      await follow('Processing Register');
    }
    expect(Math.min(...inPlace)).toBe(inFull - 1);
    await page.context().close();
  });
});

test('a slow database changes no status', async () => {
  const missing = 'f'.repeat(24);
  const expected: [Who, string, number][] = [
    ['graduate', '/dashboard/users', 307],
    ['graduate', '/dashboard/none', 404],
    ['graduate', '/dashboard/saved?page=9', 307],
    ['employer', `/dashboard/employer-internships/${missing}`, 404],
    ['employer', `/dashboard/employer-internships/submissions/${missing}`, 404],
    ['administrator', '/dashboard/users?page=9', 307],
    ['administrator', `/dashboard/internship-submissions/${missing}`, 404],
  ];
  slow.delayMs = SLOW_MS;
  const seen = await Promise.all(
    expected.map(async ([who, path]) => [who, path, (await visit(who, path, true)).status]),
  );
  expect(seen).toEqual(expected);
});

test.each([
  ['slow', SLOW_MS, 0],
  ['quick', 0, SLOW_MS],
])('a form of a %s page keeps its message when the page is read again', async (_, before, after) => {
  const { context, page } = await browserOf('graduate', { javaScriptEnabled: true, hasCookie: true });
  slow.delayMs = before;
  await page.goto(`${service.appUrl}/dashboard/profile`);
  await page.getByLabel('First name').fill('Zola');
  await page.getByLabel('Last name').fill(before === 0 ? 'Xuma' : 'Yego');
  slow.delayMs = after;
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByRole('banner')
    .getByText(before === 0 ? 'ZX' : 'ZY')
    .first()
    .waitFor();
  expect(await page.getByText('Your profile has been updated.').isVisible()).toBe(true);
  await context.close();
});

test('a part that fails after the page was sent shows the id of its request', async () => {
  // Fields that no verb ever writes.
  await mongoose.connection.collection('drafts').insertOne({
    ...{ userId: people.employer?._id, about: 'new', fields: null, fileName: null },
    ...{ savedAt: new Date(), purgeAt: inDays(1) },
  });
  const { context, page } = await browserOf('employer', { javaScriptEnabled: true, hasCookie: true });
  slow.delayMs = SLOW_MS;
  const answer = await page.goto(`${service.appUrl}/dashboard/employer-internships/submit/preview`);
  await page.getByRole('heading', { level: 1, name: 'Failed to load the preview' }).waitFor();
  expect(answer?.status()).toBe(200);
  expect(await page.locator('body').innerText()).toContain(
    `If you write to us about it, quote this code: ${answer?.headers()['x-request-id']}`,
  );
  await context.close();
});

test('the first dashboard page records that the browser runs scripts', async () => {
  const { context, page } = await browserOf('graduate', { javaScriptEnabled: true, hasCookie: false });
  await page.goto(`${service.appUrl}/dashboard/profile`);
  const cookies = await context.cookies(`${service.appUrl}/dashboard`);
  expect(cookies.map(({ name }) => name)).toContain('mwanzo-script');
  await context.close();
});
