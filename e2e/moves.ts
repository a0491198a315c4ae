import type { Locator, Page } from 'playwright/test';

/** The link to the next page of a list. */
export const NEXT = /Next/;

/** Follows the first link with this name in the content of a page. */
export const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

/** The message that a page did not open, and its button. */
export const said = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text });
export const retry = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Try again' });

/** Holds requests with this method to an address until the returned function is called. */
export async function holdRequests(
  page: Page,
  isHeld: (url: URL) => boolean,
  method: string,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(isHeld, async (route) => {
    if (route.request().method() === method) await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * Clicks a link as for a new tab, and returns whether the page leaves that click to the browser. No tab opens,
 * because one in fifteen tabs opened in the background crashes in a headless Chromium.
 */
export async function leavesToBrowser(newTab: Locator): Promise<boolean> {
  const listening = await newTab.evaluateHandle(() => ({
    left: new Promise<boolean>((resolve) => {
      const answer = (event: MouseEvent) => {
        resolve(!event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('click', answer, { once: true });
    }),
  }));
  await newTab.click({ modifiers: ['ControlOrMeta'] });
  return await listening.evaluate(({ left }) => left);
}
