import type { Page, Route } from 'playwright/test';
import { expect } from './test';

/** The files that the loader of a public page fetches: its data file and the chunks of the build. */
const SCRIPT = /\/page-script\/|\/_next\/static\/chunks\/[^/]+\.js/;

/** True once React has taken over the page. */
const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/**
 * Touches a page by pressing a key that does nothing, and waits until its script runs. Touches it again after
 * a reload.
 */
export async function touch(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // While it reloads, a page is between two documents.
      if (await isAlive(page).catch(() => false)) return true;
      await page.keyboard.press('Shift');
      return false;
    })
    .toBe(true);
}

/** Records the paths of the scripts that a page fetches from now on. */
export function watchScript(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (SCRIPT.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

/** Delays all scripts of a page until the returned function is called, as if over a slow connection. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPT, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns 404 for scripts at matching addresses, like a node with another build. */
export async function loseScript(page: Page, address: RegExp): Promise<void> {
  await page.route(address, (route: Route) => route.fulfill({ status: 404, body: 'There is no such file.' }));
}
