import type { Page } from 'playwright/test';
import { fontFiles } from '../font-files';
import { signIn } from '../signed-in';
import { makeUser } from '../staff-people';
import { expect, test } from '../test';

const LISTS = [
  ['/dashboard/users', 'Users'],
  ['/dashboard/internships', 'Internships'],
  ['/dashboard/audit', 'Audit log, newest first'],
] as const;

const bones = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading the table' });

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
});

for (const [path, name] of LISTS) {
  test(`shows a skeleton while another page of ${path} loads`, async ({ page }) => {
    // Adds an entry to the audit log.
    await makeUser('editor');
    await page.goto(path);
    await fontFiles(page);
    // After an empty response, the page keeps waiting.
    await page.route(/\?.*q=/, (route) => route.fulfill({ status: 204 }));
    await expect(page.getByRole('table', { name })).toBeVisible();
    await page.getByRole('searchbox').fill('anything');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(bones(page)).toBeVisible();
    await expect(page.getByRole('table', { name })).toBeHidden();
  });
}

test('on a phone a table looks like a list of labelled rows, but stays a table for screen readers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/internship-submissions');
  const cell = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect(cell).toHaveAttribute('data-label', 'Location');
  const shown = await cell.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(shown).toContain('Location');
  const [row, table] = await Promise.all([
    page.getByRole('row').nth(1).boundingBox(),
    page.getByRole('table').boundingBox(),
  ]);
  expect(row?.width).toBe(table?.width);
  expect(row?.height).toBeGreaterThan(120);
});

test('a page number past the end leads to the last page', async ({ page }) => {
  await page.goto('/dashboard/users?page=999');
  await expect(page).toHaveURL(/page=\d{1,2}$/);
  await expect(page.getByText(/^Page (\d+) of \1$/)).toBeVisible();
});

test('the audit log can be filtered by type, action and words', async ({ page }) => {
  await page.goto('/dashboard/internships');
  const open = page
    .getByRole('row')
    .filter({ has: page.getByText('Open', { exact: true }) })
    .first();
  await open.locator('summary').click();
  await page
    .getByRole('button', { name: /^(Feature|Stop featuring) / })
    .first()
    .click();
  await expect(page.getByText(/is (no longer featured\.|featured now\.)/)).toBeVisible();
  await page.goto('/dashboard/audit');
  await page.getByLabel('About').selectOption('Internship');
  await page.getByLabel('Action').selectOption('Internship updated');
  await page.getByLabel('Person or item').fill('admin');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/[?&]q=admin/);
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('Internship updated');
  for (const text of await rows.allTextContents()) {
    if (!text.startsWith('When')) expect(text).toContain('Internship updated');
  }
  await rows.nth(1).getByText('1 field').click();
  await expect(rows.nth(1)).toContainText('isFeatured');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/dashboard\/audit$/);
});
