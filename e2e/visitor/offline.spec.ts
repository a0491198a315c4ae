import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { COUNTIES_BY_NAME, countyPath } from '@/lib/internships/counties/counties';
import { begin, isKept, keptPages, opened, setClock } from '../copies';
import { publishListing } from '../listings';
import { expect, test } from '../offline-test';
import { touch } from '../touch';

const SAVED_COPY = /^Saved copy from \d\d:\d\d\. You’re offline or the connection is slow\.$/;

const WORKER = '/service-worker.js';
const source = readFileSync(`public${WORKER}`, 'utf8');

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('offline, a visitor can read saved and visited pages, and sees a message for others', async ({
  page,
  line,
}) => {
  const [saved, other] = [await publishListing(), await publishListing()];
  await begin(page);
  await expect.poll(isKept(page, '/')).toBe(true);
  await opened(page, saved.path);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await opened(page, '/saved');

  line.isOffline = true;
  await page.goto('/saved');
  await page.getByRole('link', { name: saved.title }).click();
  await expect(page.getByRole('heading', { name: saved.title, level: 1 })).toBeVisible();
  await expect(page.getByText(SAVED_COPY)).toBeVisible();
  await touch(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(other.path);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();

  line.isOffline = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: other.title, level: 1 })).toBeVisible();
  await expect(page.getByText('Saved copy')).toBeHidden();
});

for (const path of ['/', '/login'])
  test(`${path} registers the service worker at the first touch`, async ({ page, line }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await registered(page)).toBe(0);
    expect(line.asked).not.toContain(WORKER);
    await page.keyboard.press('Shift');
    await expect.poll(() => registered(page)).toBe(1);
  });

test('a copy shows its time in Nairobi, with the date unless it is today', async ({
  page,
  context,
  line,
}) => {
  const { path } = await publishListing();
  await begin(page);
  const note = page.getByText('Saved copy from');
  await setClock(context, Date.parse('2026-11-28T14:05:59+03:00'));
  await opened(page, path);
  await touch(page);
  line.isOffline = true;
  for (const [now, text] of [
    ['2026-11-28T23:59:59+03:00', 'Saved copy from 14:05.'],
    ['2026-11-29T00:00:00+03:00', 'Saved copy from Nov 28, 14:05.'],
  ] as const) {
    await setClock(context, Date.parse(now));
    await page.goto(path);
    await expect(note).toContainText(text);
  }
  await touch(page);
  await expect(note).toContainText('Saved copy from Nov 28, 14:05.');
});

test('keeps the thirty pages read last', async ({ page }) => {
  await begin(page);
  await expect.poll(isKept(page, '/')).toBe(true);
  const lists = COUNTIES_BY_NAME.slice(0, 30).map(countyPath);
  for (const path of lists) await opened(page, path);
  await expect.poll(() => keptPages(page)).toEqual(lists);
});

test('after two seconds without a response, shows the copy, and stores the page when it comes', async ({
  page,
  context,
  line,
}) => {
  const [read, other] = [await publishListing(), await publishListing()];
  await begin(page);
  await opened(page, read.path);
  await setClock(context, Date.now() + 60_000);
  const keptAt = () =>
    page.evaluate(async (path) => (await caches.match(path))?.headers.get('x-kept'), read.path);
  const before = await keptAt();

  line.held.add(read.path).add(other.path);
  const second = await context.newPage();
  const going = second.goto(other.path);
  await expect.poll(() => line.asked).toContain(other.path);
  const start = Date.now();
  await page.goto(read.path);
  expect(Date.now() - start).toBeGreaterThanOrEqual(2_000);
  await expect(page.getByText(SAVED_COPY)).toBeVisible();
  expect(await keptAt()).toBe(before);

  line.held.clear();
  await going;
  await expect(second.getByRole('heading', { name: other.title, level: 1 })).toBeVisible();
  await expect(second.getByText('Saved copy')).toBeHidden();
  await expect.poll(keptAt).not.toBe(before);
});

test('keeps at most three megabytes of pages', async ({ page, line }) => {
  const pages = ['/big-1', '/big-2', '/big-3', '/big-4'];
  for (const path of pages) line.replaced.set(path, `<h1>${path}</h1>${'x'.repeat(900_000)}`);
  await begin(page);
  for (const path of pages) await opened(page, path);
  await expect.poll(() => keptPages(page)).toEqual(pages.slice(1));
});

/** Saves a listing, removes its copy and opens the saved listings. */
async function saveAndRead(page: Page): Promise<void> {
  const { path } = await publishListing();
  await page.goto(path);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.evaluate(() => caches.delete('pages-2'));
  await opened(page, '/saved');
}

test('with Save-Data, stores only pages that were opened', async ({ page, line }) => {
  line.replaced.set(
    WORKER,
    `Object.defineProperty(navigator, 'connection', { value: { saveData: true } });${source}`,
  );
  await page.goto('/');
  await touch(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await saveAndRead(page);
  await opened(page, '/contact-us');
  expect((await keptPages(page)).sort()).toEqual(['/contact-us', '/saved']);
  expect(line.asked).not.toContain('/offline');
  expect(line.asked.filter((path) => path.endsWith(`.js?of=${encodeURIComponent('/contact-us')}`))).toEqual(
    [],
  );
  line.isOffline = true;
  await page.goto('/internships');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
});

test('with the light version, stores only pages that were opened', async ({ page, context, line }) => {
  await begin(page);
  await saveAndRead(page);
  await expect.poll(async () => (await keptPages(page)).length).toBe(2);
  await page.evaluate(() => caches.delete('own-2'));
  await context.addCookies([{ name: 'mwanzo-data-saver', value: 'on', url: line.url }]);
  await opened(page, '/saved');
  await opened(page, '/contact-us');
  expect((await keptPages(page)).sort()).toEqual(['/contact-us', '/saved']);
});

/** Counts how often the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('a new build replaces the service worker without reloading the page', async ({ page, line }) => {
  await begin(page);
  await opened(page, '/contact-us');
  line.replaced.set(WORKER, source.replaceAll(/'(own|pages|files)-\d'/g, "'$1-next'"));
  const loads = countLoads(page);
  await page.reload();
  await expect.poll(() => cacheNames(page)).toEqual(expect.arrayContaining(['pages-next', 'files-next']));
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => !name.endsWith('-next')))
    .toEqual([]);
  await expect.poll(isKept(page, '/contact-us')).toBe(true);
  await touch(page);
  expect(loads()).toBe(1);
  await page.reload();
  expect(loads()).toBe(2);
  expect(await registered(page)).toBe(1);
});

test('the server switches off a broken service worker, which reloads no page', async ({ page, line }) => {
  const broken = "addEventListener('fetch', (event) => event.respondWith(new Response('Broken')));";
  await begin(page);
  line.replaced.set(WORKER, `skipWaiting();${broken}`);
  await page.reload();
  await expect(async () => {
    await page.goto('/contact-us');
    await expect(page.getByText('Broken')).toBeVisible({ timeout: 500 });
  }).toPass();

  line.replaced.set(WORKER, readFileSync('public/service-worker-off.js', 'utf8'));
  await page.reload();
  await expect.poll(() => registered(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const loads = countLoads(page);
  await touch(page);
  await expect.poll(() => line.asked.at(-1)).toBe(WORKER);
  await expect.poll(() => registered(page)).toBe(0);
  expect(loads()).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
});
