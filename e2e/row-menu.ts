import type { Locator, Page } from 'playwright/test';

/** The actions that ask first. Without JavaScript, they are links to the question. */
const QUESTIONS: ReadonlySet<string> = new Set(['Delete', 'Deactivate']);

export const menuOf = (page: Page, row: string): Locator =>
  page.locator('[name="row-menu"]').filter({ has: page.getByText(`Actions for ${row}`, { exact: true }) });

/** Opens the menu of a row if it is closed. Returns the action with this name. */
export async function rowAction(page: Page, action: string, row: string): Promise<Locator> {
  const menu = menuOf(page, row);
  if (!(await menu.evaluate((element) => (element as HTMLDetailsElement).open)))
    await menu.locator('summary').click();
  return menu.getByRole(QUESTIONS.has(action) ? 'link' : 'button', { name: `${action} ${row}`, exact: true });
}

/** Presses an action in the menu of a row. */
export async function pressRowAction(page: Page, action: string, row: string): Promise<void> {
  await (await rowAction(page, action, row)).click();
}
