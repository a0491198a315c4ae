import type { Page } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { logIn } from '../people';
import { pressRowAction } from '../row-menu';
import { expect, test } from '../test';

const SUBSTANTIAL = 'This field requires substantial content';
const ONE_WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const soon = () => new Date(Date.now() + ONE_WEEK_MS).toISOString().slice(0, 16);
const list = (page: Page) => page.getByRole('heading', { level: 1, name: 'Internships', exact: true });

async function fill(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Company').fill('Jua Kali Energy');
  await page.getByLabel('Industry').selectOption('Energy & Environment');
  await page.getByLabel('Location').fill('Kisumu');
  await page.getByLabel('Duration').fill('3 months');
  await page.getByLabel('Application deadline').fill(soon());
  await page.getByLabel('Description', { exact: true }).fill('Panels on roofs.');
  await page.getByLabel('Your role, item 1').fill('Carry panels');
  await page.getByLabel('Your role, item 1').press('Enter');
  await page.getByLabel('Your role, item 2').fill('Measure roofs');
  await page.getByLabel('Application link').fill('mailto:hr@example.org');
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Title, company or location').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  // The newest listing is in the list even before the search, so the test waits for the address.
  await expect(page).toHaveURL(/[?&]q=/);
}

test('an editor publishes, features, changes and deletes an internship', async ({ page }) => {
  const title = `Solar ${uniqueLetters()}`;
  await page.goto('/dashboard/internships');
  await logIn(page, 'editor');
  await page.getByRole('link', { name: 'Create internship' }).click();
  await page.getByRole('button', { name: 'Publish internship' }).click();
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Please fix the errors in the form to continue' });
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('link', { name: SUBSTANTIAL })).toHaveCount(5);
  await expect(
    summary.getByRole('link', { name: "Application deadline: The deadline must be later than today's date" }),
  ).toBeVisible();
  await fill(page, title);
  await page.getByRole('button', { name: 'Publish internship' }).click();
  await expect(page.getByText('The internship has been published.')).toBeVisible();
  await expect(list(page)).toBeVisible({ timeout: 15_000 });

  await search(page, title);
  await pressRowAction(page, 'Feature', title);
  await expect(page.getByText(`${title} is featured now.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Premium');

  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByLabel('Your role, item 1')).toHaveValue('Carry panels');
  await expect(page.getByLabel('Your role, item 2')).toHaveValue('Measure roofs');
  await page.getByLabel('Location').fill('Siaya');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('The internship has been updated.')).toBeVisible();
  await expect(list(page)).toBeVisible({ timeout: 15_000 });

  await search(page, title);
  await pressRowAction(page, 'Delete', title);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete internship' }).click();
  await expect(page.getByText('The internship has been deleted.')).toBeVisible();
  await expect(page.getByText('No internships found')).toBeVisible();
});

test('asks before leaving unsaved changes, even before the script loads', async ({ page }) => {
  await page.goto('/dashboard/internships/new');
  await logIn(page, 'editor');
  const title = page.getByLabel('Title');
  const leave = async () => {
    const asked = page.waitForEvent('dialog');
    const left = page.getByRole('link', { name: 'Back to internships' }).click();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await left;
    await expect(title).toHaveValue('Not saved yet');
  };
  await title.fill('Not saved yet');
  await leave();

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('/dashboard/internships/new', { waitUntil: 'commit' });
  await title.fill('Not saved yet');
  await leave();
  release();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await leave();
});

test('keeps what was typed after Back to internships, whether one stays or leaves', async ({ page }) => {
  await page.goto('/dashboard/internships/new');
  await logIn(page, 'editor');
  const title = page.getByLabel('Title');
  const isBack = page.getByText('We kept what you typed');
  /** Leaves the page, and answers the browser’s question. */
  const leave = async (by: () => Promise<unknown>, answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog');
    const left = by();
    await (await asked)[answer]();
    await left;
  };
  const back = () => page.getByRole('link', { name: 'Back to internships' }).click();
  await title.fill('Not saved yet');
  await leave(back, 'dismiss');
  await leave(() => page.reload(), 'accept');
  await expect(isBack).toBeVisible();
  await expect(title).toHaveValue('Not saved yet');

  await title.fill('Not published yet');
  await leave(back, 'accept');
  await expect(list(page)).toBeVisible();
  await page.goto('/dashboard/internships/new');
  await expect(isBack).toBeVisible();
  await expect(title).toHaveValue('Not published yet');
});
