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
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

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

/** Weighs a page in a browser without a cache, with or without `Save-Data`, before or after its first touch. */
export async function weigh(
  browser: Browser,
  url: string,
  { wantsLightVersion = false, touched = false } = {},
): Promise<Weight> {
  const context = await browser.newContext({
    ...PHONE,
    ...(wantsLightVersion && { extraHTTPHeaders: { 'save-data': 'on' } }),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
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
  await page.goto(url, { waitUntil: 'networkidle' });
  await lookDown(page);
  if (touched) await touch(page);
  await context.close();
  return weight;
}
