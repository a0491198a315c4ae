import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import mongoose from 'mongoose';
import { PageViewModel } from '@/models/page-view';
import { launchBrowser } from '../browser/launch-browser';
import { connectToStack } from '../data/fixtures';
import { PHONE_AGENT } from '../data/user-agents';
import { startStack, type Stack } from '../stack/stack';

const SCRIPT = '/_vercel/insights/script.js';

/** Replaces Vercel's script. Sends each event in a request that the test reads. */
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
  context = await browser.newContext({ userAgent: PHONE_AGENT });
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

describe('Vercel Analytics', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ sample: true, env: { ANALYTICS: 'vercel', VERCEL: '1' } });
  });
  afterAll(() => stack.stop());

  const open = (path: string) => page.goto(stack.appUrl + path, { waitUntil: 'networkidle' });

  test('counts a page view without the query', async () => {
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

  test('counts Apply Now, and no other click on a listing’s page', async () => {
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

  test('sets no cookie, and the CSP of the pages allows it', async () => {
    await open('/');
    await expect.poll(() => told.length).toBe(1);
    expect(await context.cookies()).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('does not count account pages, whose addresses contain secrets', async () => {
    await open('/reset-password/a-secret');
    expect(told).toEqual([]);
  });
});

describe("the service's own analytics", () => {
  let stack: Stack;
  let asked: string[];
  beforeAll(async () => {
    stack = await startStack({ sample: true, env: { ANALYTICS: 'own' } });
    await connectToStack(stack);
  });
  afterAll(async () => {
    await mongoose.disconnect();
    await stack.stop();
  });
  beforeEach(() => {
    asked = [];
    page.on('request', (request) => {
      if (['script', 'fetch', 'xhr', 'ping'].includes(request.resourceType()))
        asked.push(new URL(request.url()).pathname);
    });
  });

  const open = (path: string) => page.goto(stack.appUrl + path, { waitUntil: 'networkidle' });
  const isCounting = (path: string) =>
    path === '/api/page-views' || path.startsWith('/page-script/page-views-');
  const rowsOf = async (path: string) =>
    (await PageViewModel.find({ path }).sort({ kind: 1 }).lean()).map(
      ({ kind, count }) => `${kind} ${count}`,
    );
  const stored = (path: string) => expect.poll(() => rowsOf(path), { timeout: 15_000 });

  test('counts a view and a click on Apply Now, without a cookie or the query', async () => {
    await open('/');
    const link = page.getByRole('region', { name: 'Featured internships' }).getByRole('link').first();
    const path = (await link.getAttribute('href')) ?? '';
    await open(`${path}?from=mail`);
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/api/page-views') && request.postDataJSON().kind === 'apply',
    );
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const request = await sent;
    expect(request.postDataJSON()).toEqual({ kind: 'apply', path });
    const headers = await request.allHeaders();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers.referer).toBe(`${stack.appUrl}/`);
    await page.waitForURL(/\/login/);
    await stored(path).toEqual(['apply 1', 'view 1']);
    expect((await rowsOf('/')).join()).toBe('view 1');
    expect(await context.cookies()).toEqual([]);
    expect(refused).toEqual([]);
    expect(told).toEqual([]);
  });

  test('counts the choice of an industry or a featured listing on the page that it opens', async () => {
    await open('/internships');
    await page.getByRole('link', { name: 'Legal Services' }).first().click();
    await page.waitForURL(/legal-services/);
    await stored('/internships/legal-services').toEqual(['industry 1', 'view 1']);
  });

  test('fetches nothing before the browser is idle', async () => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await open('/career-tips');
    expect(asked).toEqual([]);
  });

  test.each([
    ['Do Not Track', { doNotTrack: '1' }],
    ['Global Privacy Control', { globalPrivacyControl: true }],
    ['Save-Data', { connection: { saveData: true } }],
  ])(
    'with %s, fetches and sends nothing before the first touch, and no analytics after it',
    async (_, wishes) => {
      await page.addInitScript((said) => {
        for (const [name, value] of Object.entries(said)) Object.defineProperty(navigator, name, { value });
      }, wishes);
      await open('/user-agreement');
      expect(asked).toEqual([]);
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => 'next' in globalThis);
      await page.waitForLoadState('networkidle');
      expect(asked.length).toBeGreaterThan(3);
      expect(asked.filter(isCounting)).toEqual([]);
      expect(refused).toEqual([]);
    },
  );

  test('does not count account pages and dashboards', async () => {
    await open('/reset-password/a-secret');
    await open('/login');
    expect(asked.filter(isCounting)).toEqual([]);
  });
});

test('disabled analytics send nothing', async () => {
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
    expect(scripts.filter((text) => /_vercel|page-views/.test(text)).length).toBe(0);
    expect(told).toEqual([]);
  } finally {
    await stack.stop();
  }
});
