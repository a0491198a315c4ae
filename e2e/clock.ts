import type { Page } from 'playwright/test';

const MINUTE_MS = 60_000;

/** Opens a page with a stopped clock. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.clock.pauseAt(Date.now() + MINUTE_MS);
}

/**
 * Advances the clock, and runs one check just before `ms` milliseconds have passed and the other just after.
 */
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
