import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchBrowser } from '../browser/launch-browser';
import { startStack, type Stack } from '../stack/stack';

const SCRIPT = '/_vercel/insights/script.js';

/** Stands for the script of Vercel: says what it was told, as calls that the test reads. */
const STUB = `
  const tell = (call) => navigator.sendBeacon('/_vercel/insights/told', JSON.stringify(call));
  const [, beforeSend] = (window.vaq ?? []).find(([name]) => name === 'beforeSend');
  tell({ view: beforeSend({ type: 'pageview', url: location.href }).url });
  window.va = (kind, facts) => tell({ kind, name: facts.name, path: facts.data?.path });
`;

let browser: Browser;
let context: BrowserContext;
let page: Page;
let told: unknown[];
let refused: string[];

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  told = [];
  refused = [];
  context = await browser.newContext();
  page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy|Refused/i.test(message.text())) refused.push(message.text());
  });
  await context.route('**/_vercel/insights/**', (route) => {
    if (route.request().url().endsWith(SCRIPT)) {
      return route.fulfill({ contentType: 'text/javascript', body: STUB });
    }
    told.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
});
afterEach(() => context.close());

describe('switched on', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ sample: true, env: { ANALYTICS: 'vercel', VERCEL: '1' } });
  });
  afterAll(() => stack.stop());

  const open = (path: string) => page.goto(stack.appUrl + path, { waitUntil: 'networkidle' });

  test('counts a view of a page, without what was asked for in its address', async () => {
    await open('/contact-us?sent=1');
    await expect.poll(() => told).toEqual([{ view: `${stack.appUrl}/contact-us` }]);
  });

  test('counts the choice of an industry', async () => {
    await open('/internships');
    await page.getByRole('link', { name: 'Legal Services' }).first().click();
    const path = '/internships/legal-services';
    await expect.poll(() => told).toContainEqual({ kind: 'event', name: 'industry', path });
  });

  test('counts the choice of a featured listing', async () => {
    await open('/');
    const link = page.getByRole('region', { name: 'Featured internships' }).getByRole('link').first();
    const path = await link.getAttribute('href');
    await link.click();
    await expect.poll(() => told).toContainEqual({ kind: 'event', name: 'featured', path });
  });

  test('counts Apply Now, and no other press on the page of a listing', async () => {
    await open('/');
    await page.getByRole('region', { name: 'Featured internships' }).getByRole('link').first().click();
    await page.waitForLoadState('networkidle');
    const path = new URL(page.url()).pathname;
    told = [];
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await page.waitForURL(/\/login/);
    expect(told).toContainEqual({ kind: 'event', name: 'apply', path });
    expect(told).toHaveLength(1);
  });

  test('sets no cookie, and the policy of the pages lets it through', async () => {
    await open('/');
    await expect.poll(() => told.length).toBe(1);
    expect(await context.cookies()).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('does not count pages of accounts, whose addresses hold secrets', async () => {
    await open('/reset-password/a-secret');
    expect(told).toEqual([]);
  });
});

test('switched off, nothing of it is sent', async () => {
  const stack = await startStack();
  try {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        void response.text().then((text) => scripts.push(text));
      }
    });
    for (const path of ['/', '/internships', '/career-tips']) {
      await page.goto(stack.appUrl + path, { waitUntil: 'networkidle' });
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => 'next' in globalThis);
    }
    await expect.poll(() => scripts.length).toBeGreaterThan(12);
    expect(scripts.filter((text) => text.includes('_vercel')).length).toBe(0);
    expect(told).toEqual([]);
  } finally {
    await stack.stop();
  }
});
