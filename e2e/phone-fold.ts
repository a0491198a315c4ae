import type { Locator, Page } from 'playwright/test';

/** Opens a part of a page that is folded on phones. Does nothing on a wide screen, or if it is open. */
export async function unfold(within: Page | Locator, title: string | RegExp): Promise<void> {
  const folds = within.locator('.phone-fold').filter({ hasText: title });
  await folds.first().waitFor({ state: 'attached' });
  const summary = within.locator('.phone-fold:not([open]) > summary').filter({ hasText: title });
  if (await summary.isVisible()) await summary.click();
}
