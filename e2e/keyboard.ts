import { expect, type Locator, type Page } from 'playwright/test';

/** More Tab presses than any page needs. */
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

/** Presses Tab until the element has the focus, then the key. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Presses Tab until the field has the focus, and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  if ((await field.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses Tab until the select has the focus, and types the first letters of an option. */
export async function choose(page: Page, select: Locator, beginning: string): Promise<void> {
  await tabTo(page, select);
  await page.keyboard.type(beginning);
  await expect(select.locator('option:checked')).toContainText(beginning);
}
