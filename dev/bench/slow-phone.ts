import type { Browser, Page } from 'playwright';

/** The factor by which the processor is slowed down. */
const SLOWER = 4;

/** 1.6 Mbit/s each way, 150 ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Opens a page as a first visit on a slow phone and a slow connection. The caller closes its context. */
export async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  return page;
}
