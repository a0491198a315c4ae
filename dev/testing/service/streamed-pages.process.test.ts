import mongoose from 'mongoose';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runsAll } from '../../test-run/only-in-all';
import { inDays } from '../data/fixtures';
import { LOADING, PAGES, SLOW_MS, slowSiteForFile, type Who } from './slow-site';

/** Milliseconds from the request to the first byte, with a quick database. */
const QUICK_MS = 50;

/** Milliseconds from the command that decides the status to the first byte. */
const DECIDED_MS = 100;

const site = slowSiteForFile();
afterEach(() => {
  site().slow.delayMs = 0;
});

/** The least reads of three visits, one after the other: the service also reads its own records now and then. */
async function readsOf(who: Who, path: string, runsScript: boolean): Promise<number> {
  const visits = [];
  for (let done = 0; done < 3; done += 1) visits.push(await site().visit(who, path, runsScript));
  return Math.min(...visits.map(({ reads }) => reads));
}

/** The least of at most `tries` measurements, which end with the first below `limit`: other processes make some take longer. */
async function least(limit: number, tries: number, measure: () => Promise<number>): Promise<number> {
  let found = Infinity;
  for (let done = 0; done < tries && found >= limit; done += 1) found = Math.min(found, await measure());
  return found;
}

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
    await site().visit(who, path, false);
  });

  test('is rendered once, and with a quick database the first byte comes in time', async () => {
    expect(await readsOf(who, path, true)).toBe(await readsOf(who, path, false));
    expect(await least(QUICK_MS, 30, async () => (await site().visit(who, path, true)).first)).toBeLessThan(
      QUICK_MS,
    );
  });

  test('with a slow database, the first byte comes once the status is decided', async () => {
    site().slow.delayMs = SLOW_MS;
    const afterDecided = async () => {
      const [streamed, whole] = await Promise.all([
        site().visit(who, path, true),
        site().visit(who, path, false),
      ]);
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

const SEEN: [Who, string, string][] = [
  ['graduate', '/dashboard', 'What to do next'],
  ['employer', '/dashboard/employer-internships', 'Baker'],
  ['editor', '/dashboard/internships', 'Baker'],
  ['administrator', '/dashboard/internship-submissions', 'Miller'],
];

describe.each(runsAll() ? SEEN : SEEN.slice(0, 2))('%s: %s of a slow database', (who, path, words) => {
  beforeEach(() => {
    site().slow.delayMs = SLOW_MS;
  });

  test('shows that it loads, then the rest, with script', async () => {
    const { context, page } = await site().browserOf(who, { javaScriptEnabled: true, hasCookie: true });
    await page.goto(site().appUrl + path, { waitUntil: 'commit' });
    await page.getByRole('status').filter({ hasText: LOADING }).waitFor();
    expect(await page.getByText(words).count()).toBe(0);
    await page.getByRole('main').getByText(words).first().waitFor();
    expect(await page.getByText(LOADING).count()).toBe(0);
    await context.close();
  });

  test('is complete and in order without script', async () => {
    const { context, page } = await site().browserOf(who, { javaScriptEnabled: false, hasCookie: false });
    await page.goto(site().appUrl + path);
    expect(await page.getByText(LOADING).count()).toBe(0);
    expect(await page.getByRole('main').getByText(words).first().isVisible()).toBe(true);
    await context.close();
  });

  test('is complete if script was turned off since the last page', async () => {
    const { context, page } = await site().browserOf(who, { javaScriptEnabled: false, hasCookie: true });
    await page.goto(site().appUrl + path);
    expect(await page.getByText(LOADING).isVisible()).toBe(false);
    expect(await page.getByText(words).first().isVisible()).toBe(true);
    expect(await page.getByRole('contentinfo').getByRole('link').first().isVisible()).toBe(true);
    await context.close();
  });
});

describe('a page that opens in place', () => {
  const PATH = '/dashboard/internship-submissions';
  const opened = async () => {
    const { page } = await site().browserOf('administrator', { javaScriptEnabled: true, hasCookie: true });
    const follow = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).last().click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    };
    await page.goto(`${site().appUrl}/dashboard/register`);
    return { page, follow };
  };

  test('shows that it loads, then the rest', async () => {
    const { page, follow } = await opened();
    site().slow.delayMs = SLOW_MS;
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
      const before = site().slow.reads;
      await follow('Employer Submissions');
      await page.getByText('Miller').first().waitFor();
      inPlace.push(site().slow.reads - before);
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
  site().slow.delayMs = SLOW_MS;
  const seen = await Promise.all(
    expected.map(async ([who, path]) => [who, path, (await site().visit(who, path, true)).status]),
  );
  expect(seen).toEqual(expected);
});

test.each([
  ['slow', SLOW_MS, 0],
  ['quick', 0, SLOW_MS],
])('a form of a %s page keeps its message when the page is read again', async (_, before, after) => {
  const { context, page } = await site().browserOf('graduate', { javaScriptEnabled: true, hasCookie: true });
  site().slow.delayMs = before;
  await page.goto(`${site().appUrl}/dashboard/profile`);
  await page.getByLabel('First name').fill('Zola');
  await page.getByLabel('Last name').fill(before === 0 ? 'Xuma' : 'Yego');
  site().slow.delayMs = after;
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
    ...{ userId: site().people.employer._id, about: 'new', fields: null, fileName: null },
    ...{ savedAt: new Date(), purgeAt: inDays(1) },
  });
  const { context, page } = await site().browserOf('employer', { javaScriptEnabled: true, hasCookie: true });
  site().slow.delayMs = SLOW_MS;
  const answer = await page.goto(`${site().appUrl}/dashboard/employer-internships/submit/preview`);
  await page.getByRole('heading', { level: 1, name: 'Failed to load the preview' }).waitFor();
  expect(answer?.status()).toBe(200);
  expect(await page.locator('body').innerText()).toContain(
    `If you write to us about it, quote this code: ${answer?.headers()['x-request-id']}`,
  );
  await context.close();
});

test('the first dashboard page records that the browser runs scripts', async () => {
  const { context, page } = await site().browserOf('graduate', { javaScriptEnabled: true, hasCookie: false });
  await page.goto(`${site().appUrl}/dashboard/profile`);
  const cookies = await context.cookies(`${site().appUrl}/dashboard`);
  expect(cookies.map(({ name }) => name)).toContain('mwanzo-script');
  await context.close();
});
