import type { Page } from 'playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LOADING, PAGES, slowSiteForFile, type Who } from './slow-site';

/** Milliseconds by which each command is delayed: enough for each part to come later. */
const DELAY_MS = 150;

const site = slowSiteForFile();
beforeEach(() => {
  site().slow.delayMs = DELAY_MS;
});
afterEach(() => {
  site().slow.delayMs = 0;
});

const LISTING = '/dashboard/employer-internships/{listing}';

/** Each page with a part that may come later. */
const STREAMED: readonly (readonly [Who, string])[] = [
  ...PAGES.map(([who, path]) => [who, path] as const),
  ['employer', `${LISTING}?view=board`],
  ['employer', `${LISTING}/edit`],
  ['employer', '/dashboard/employer-internships/submit/preview'],
  ['graduate', '/dashboard/second-factor'],
];

/** The end of a page, before the controls that the browser hides while a part is still to come. */
const END = /<\/main>|<p class="below-page /;

const CONTROL = /<(?:a|button|input|select|summary|textarea)\b/;

/** Says how the arrival of parts would move what a reader is about to press on a page. Returns an empty list if it would not. */
function movesOn(html: string): string[] {
  const [, ...below] = (html.split(END)[0] ?? '').split(LOADING);
  return [
    ...(below.length === 1 ? [] : [`${below.length} parts come later`]),
    ...below.filter((part) => CONTROL.test(part)).map(() => 'controls stand below a part that comes later'),
  ];
}

test('a part that comes later is the last of its page, with nothing to press below', async () => {
  const found: string[] = [];
  for (const [who, path] of STREAMED) {
    const { html } = await site().visit(who, path, true);
    found.push(...movesOn(html).map((move) => `${who}: ${path}: ${move}`));
  }
  expect(found).toEqual([]);
});

test.each<[Who, string]>([
  ['employer', `${LISTING}?extend=yes`],
  ['employer', `${LISTING}?read=${'f'.repeat(24)}`],
  ['administrator', '/dashboard/search-words?phrase=fundi'],
  ['newcomer', '/dashboard/second-factor'],
])('%s: %s comes in one piece', async (who, path) => {
  const { status, html } = await site().visit(who, path, true);
  expect(status).toBe(200);
  expect(html.includes(LOADING)).toBe(false);
});

async function open(path: string): Promise<Page> {
  const { page } = await site().browserOf('employer', { javaScriptEnabled: true, hasCookie: true });
  await page.goto(site().appUrl + path, { waitUntil: 'commit' });
  return page;
}

test('a press takes effect even if a part of the page arrives while the button is held', async () => {
  const page = await open(LISTING.replace('{listing}', site().ids.listing));
  await page.getByLabel('Reason for closing').selectOption('filled');
  await page.getByRole('button', { name: 'Close the listing' }).hover();
  await page.mouse.down();
  await page.getByText('No applicants yet').waitFor();
  site().slow.delayMs = 0;
  await page.mouse.up();
  await page.getByText('The internship has closed.').first().waitFor();
  await page.context().close();
});

test('what stands below every page can be pressed once the page is complete', async () => {
  // The last part comes while the message is looked at.
  site().slow.delayMs = 2_000;
  const page = await open('/dashboard/employer');
  const below = [
    page.getByRole('button', { name: 'Keyboard shortcuts', includeHidden: true }),
    page.getByRole('contentinfo', { includeHidden: true }).getByRole('link', { includeHidden: true }).first(),
  ];
  const areVisible = () => Promise.all(below.map((control) => control.isVisible()));
  await page.getByText(LOADING).waitFor();
  await Promise.all(below.map((control) => control.waitFor({ state: 'attached' })));
  expect(await areVisible()).toEqual([false, false]);
  site().slow.delayMs = 0;
  await page.getByText(LOADING).waitFor({ state: 'detached' });
  expect(await areVisible()).toEqual([true, true]);
  await page.context().close();
});
