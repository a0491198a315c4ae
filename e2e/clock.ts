import type { Page } from 'playwright/test';

const MINUTE_MS = 60_000;

/** Opens a page whose clock stands still from then on, until it is told to run for some milliseconds. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
}

/** Expects something of the page right before and right after so many milliseconds have passed since the last time. */
export async function around(
  page: Page,
  milliseconds: number,
  before: () => Promise<void>,
  after: () => Promise<void>,
): Promise<void> {
  await page.clock.runFor(milliseconds - 1);
  await before();
  await page.clock.runFor(1);
  await after();
}
