import type { Page, Route } from 'playwright/test';
import { expect } from './test';

/** What the loader of a public page fetches: its data file and the chunks of the build. */
const SCRIPT = /\/page-script\/|\/_next\/static\/chunks\/[^/]+\.js/;

/** Whether React has taken over the page. */
const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** Touches a page by a key that does nothing, and waits until its script runs; a page that loads itself again meanwhile is touched again. */
export async function touch(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // The page is between two documents while it loads itself again.
      if (await isAlive(page).catch(() => false)) return true;
      await page.keyboard.press('Shift');
      return false;
    })
    .toBe(true);
}

/** Notes the script that a page fetches from now on, by path. */
export function watchScript(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

/** Holds back all script of a page, as a slow line does, until the function it gives is called. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Answers 404 for script whose address fits, as a node of another build does. */
export async function loseScript(page: Page, address: RegExp): Promise<void> {
  await page.route(address, (route: Route) => route.fulfill({ status: 404, body: 'There is no such file.' }));
}
