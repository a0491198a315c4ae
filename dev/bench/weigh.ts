import type { Browser, Page } from 'playwright';

/** Bytes over the wire for a first visit to a page, scrolled to the bottom. */
export interface Weight {
  /** Everything, with headers. */
  total: number;
  /** JavaScript as it is sent, compressed, without headers. */
  script: number;
  /** With headers; by kind, as the browser names them: Document, Stylesheet, Font, Image, …; Data is what a page holds for its script. */
  byKind: Record<string, number>;
}

/** A typical visitor's phone. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** What kind of file this is: script is fetched as anything before it runs. */
function kindOf(type: string, url: string): string {
  if (url.includes('/page-script/')) return 'Data';
  return new URL(url).pathname.endsWith('.js') ? 'Script' : type;
}

async function lookDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.body.scrollHeight; at += window.innerHeight) {
      window.scrollTo(0, at);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Touches a page by a key that does nothing, and waits until whatever it fetches then is there. */
async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('body *') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.waitForLoadState('networkidle');
}

interface Visit {
  /** With `Save-Data`. */
  wantsLightVersion?: boolean;
  /** After its first touch. */
  touched?: boolean;
  /** Of the session of somebody who is signed in. */
  token?: string;
}

/** The cookies of a session. */
const cookiesOf = (token: string, url: string) => [
  { name: 'next-auth.session-token', value: token, url, httpOnly: true },
  { name: 'mwanzo-signed-in', value: '1', url },
];

/** Counts into the result what a page fetches from now on. */
async function count(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  const begun = new Map<string, { kind: string; headers: number }>();
  const weight: Weight = { total: 0, script: 0, byKind: {} };
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    begun.set(requestId, { kind: kindOf(type, response.url), headers: response.encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind = 'Other', headers = 0 } = begun.get(requestId) ?? {};
    weight.total += encodedDataLength;
    weight.byKind[kind] = (weight.byKind[kind] ?? 0) + encodedDataLength;
    if (kind === 'Script') weight.script += encodedDataLength - headers;
  });
  await session.send('Network.enable');
  return weight;
}

/**
 * Weighs a search on the home page and an application to the first listing found, signed in, from a browser without a cache to the word that
 * the application is recorded.
 */
export async function weighApplication(browser: Browser, origin: string, token: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  await context.addCookies(cookiesOf(token, origin));
  const page = await context.newPage();
  const weight = await count(page);
  await page.goto(origin);
  await page.getByRole('combobox', { name: /title, company or place/i }).fill('intern');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('button', { name: 'Use My Current Resume' }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByText('Application saved: one step left').waitFor();
  await context.close();
  return weight;
}

/** Weighs a page in a browser without a cache. */
export async function weigh(
  browser: Browser,
  url: string,
  { wantsLightVersion = false, touched = false, token }: Visit = {},
): Promise<Weight> {
  const context = await browser.newContext({
    ...PHONE,
    ...(wantsLightVersion && { extraHTTPHeaders: { 'save-data': 'on' } }),
  });
  if (token !== undefined) await context.addCookies(cookiesOf(token, url));
  const page = await context.newPage();
  const weight = await count(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await lookDown(page);
  if (touched) await touch(page);
  await context.close();
  return weight;
}
