import { expect, type Locator, type Page } from 'playwright/test';

/** More than any page has places to stop at. */
const MAX_STEPS = 80;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < MAX_STEPS && !(await hasFocus(target)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
