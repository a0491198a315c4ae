import { expect, type Page } from 'playwright/test';

/** Shown while a call waits for a connection. */
export const WAITING = 'We’ll send this when you’re back online.';
export const SENT_AT = /^Sent at \d{1,2}:\d\d [AP]M\./;

export const waits = (page: Page) => page.getByRole('status').filter({ hasText: WAITING });

/** Expects the page to say that a call waits, and what to do. */
export async function expectWaiting(page: Page): Promise<void> {
  await expect(waits(page)).toContainText('Keep this page open.');
}

/** Checks whether the browser asks before it leaves the page. The page stays if it does. */
export async function asksBeforeLeaving(page: Page): Promise<boolean> {
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    return true;
  });
  const left = page.waitForEvent('load').then(() => false);
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  return Promise.race([asked, left]);
}

/** Records the idempotency key of each call to this path. The service gets the first `lost` calls, but their responses are lost. */
export async function loseAnswers(page: Page, path: RegExp, lost: number): Promise<string[]> {
  const keys: string[] = [];
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? 'none');
    if (keys.length > lost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

/** Takes the connection away and gives it back, which the page notices. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}
