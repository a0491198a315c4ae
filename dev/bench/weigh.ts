import type { Browser, Page } from 'playwright';

/** Bytes sent over the wire on a first visit to a page that is scrolled to the bottom. */
export interface Weight {
  /** Everything, with headers. */
  total: number;
  /** Compressed JavaScript, without headers. */
  script: number;
  /**
   * With headers, by the browser's resource type: Document, Stylesheet, Font, Image, … `Data` is the JSON that a page loads for its
   * script.
   */
  byKind: Record<string, number>;
}

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Returns the kind of a file. A script counts as a script even if it is preloaded as another type. */
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

/** Interacts with a page by pressing a key that has no effect, and waits until everything the page fetches has loaded. */
async function touch(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('body *') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.waitForLoadState('networkidle');
}

interface Visit {
  wantsLightVersion?: boolean;
  /** True to measure after the first touch. */
  touched?: boolean;
  /** The session token of a signed-in visitor. */
  token?: string;
}

const cookiesOf = (token: string, url: string) => [
  { name: 'next-auth.session-token', value: token, url, httpOnly: true },
  { name: 'mwanzo-signed-in', value: '1', url },
];

/** Starts counting what a page fetches. The result grows with each response. */
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
 * Measures the weight of a search on the home page and an application to the first result, signed in, with an
 * empty cache. Stops when the page confirms the application.
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

/** Measures the weight of a page in a browser with an empty cache. */
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
