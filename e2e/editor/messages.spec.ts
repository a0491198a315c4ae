import type { Page } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { around, openWithStoppedClock } from '../clock';
import { FAILURES, failCalls } from '../failing';
import { publishListing } from '../listings';
import { pressRowAction } from '../row-menu';
import { signIn } from '../signed-in';
import { expect, test } from '../test';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const listOf = (words: string) => `/dashboard/internships?q=${encodeURIComponent(words)}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(`Solar ${uniqueLetters()}`);
  await page.getByLabel('Company').fill('Jua Kali Energy');
  await page.getByLabel('Industry').selectOption('Energy & Environment');
  await page.getByLabel('Location').fill('Kisumu');
  await page.getByLabel('Duration').fill('3 months');
  await page
    .getByLabel('Application deadline')
    .fill(new Date(Date.now() + WEEK_MS).toISOString().slice(0, 16));
  await page.getByLabel('Description', { exact: true }).fill('Panels on roofs.');
  await page.getByLabel('Application link').fill('mailto:hr@example.org');
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'editor');
});

test('after creating, the message stays 4 s and the list opens after 4.5 s', async ({ page }) => {
  await openWithStoppedClock(page, '/dashboard/internships/new');
  await fill(page);
  await button(page, 'Publish internship').click();
  const message = page.getByText('The internship has been published.');
  await expect(message).toBeVisible();
  await expect(page.getByLabel('Title')).toBeDisabled();
  await around(
    page,
    4_000,
    () => expect(message).toBeVisible(),
    () => expect(message).toBeHidden(),
  );
  await around(
    page,
    500,
    () => expect(page).toHaveURL(/\/new$/),
    () => expect(page).toHaveURL(/\/dashboard\/internships$/),
  );
});

test('after editing, the message stays 4 s and the list opens', async ({ page }) => {
  const { _id } = await publishListing();
  await openWithStoppedClock(page, `/dashboard/internships/${_id}`);
  await page.getByLabel('Duration').fill('5 months');
  await button(page, 'Save changes').click();
  const message = page.getByText('The internship has been updated.');
  await expect(message).toBeVisible();
  await around(
    page,
    4_000,
    () => expect(message).toBeVisible(),
    () => expect(page).toHaveURL(/\/dashboard\/internships$/),
  );
});

for (const how of FAILURES) {
  test(`a failure with ${how} says what failed`, async ({ page }) => {
    const { _id, title } = await publishListing();
    await failCalls(page, 'POST', /\/api\/internships$/, how);
    await failCalls(page, 'POST', /\/api\/internships\/.*\/feature$/, how);
    await failCalls(page, 'PUT', /\/api\/internships\//, how);
    await failCalls(page, 'DELETE', /\/api\/internships\//, how);

    await page.goto(listOf(title));
    await pressRowAction(page, 'Feature', title);
    await expect(page.getByText('Failed to update internship')).toBeVisible();
    await pressRowAction(page, 'Delete', title);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete internship' }).click();
    await expect(page.getByText('Failed to delete internship')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();

    await page.goto(`/dashboard/internships/${_id}`);
    await button(page, 'Save changes').click();
    await expect(page.getByText('Failed to update internship')).toBeVisible();

    await page.goto('/dashboard/internships/new');
    await fill(page);
    await button(page, 'Publish internship').click();
    await expect(page.getByText('Failed to create internship')).toBeVisible();
    await expect(page.getByLabel('Company')).toHaveValue('Jua Kali Energy');
  });
}

test('deleting says what will be lost and can be cancelled', async ({ page }) => {
  const { title } = await publishListing();
  await page.goto(listOf(title));
  await pressRowAction(page, 'Delete', title);
  const dialog = page.getByRole('dialog', { name: `Delete ${title}?` });
  await expect(dialog).toContainText('The listing leaves the site at once.');
  await expect(dialog).toContainText('This cannot be undone.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
});

const WRONG = [
  ['Title', 'ab', 'This field requires substantial content'],
  ['Application deadline', '2020-01-01T10:00', "The deadline must be later than today's date"],
  ['Application link', 'ftp://x', 'Please enter a valid URL! email (mailto:) or phone (tel:) link'],
] as const;

for (const [label, value, message] of WRONG) {
  test(`${label} ${value}: ${message}`, async ({ page }) => {
    await page.goto('/dashboard/internships/new');
    await fill(page);
    await page.getByLabel(label, { exact: true }).fill(value);
    await button(page, 'Publish internship').click();
    const summary = page
      .getByRole('alert')
      .filter({ hasText: 'Please fix the errors in the form to continue' });
    const link = summary.getByRole('link', { name: message });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(message.replace(/[()?.]/g, '\\$&')),
    );
    await expect(page).toHaveTitle(/^Error: /);
  });
}

test('the address filters and sorts the list', async ({ page }) => {
  const word = uniqueLetters();
  await publishListing({ title: `Bee ${word}` });
  await publishListing({ title: `Ant ${word}` });
  await page.goto(listOf(word.slice(0, 12)));
  await expect(page.getByRole('rowheader')).toContainText([`Ant ${word}`, `Bee ${word}`]);
  await page.getByLabel('Order').selectOption('Oldest');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/sort=oldest/);
  await expect(page.getByRole('rowheader')).toContainText([`Bee ${word}`, `Ant ${word}`]);
  await page.getByLabel('Status').selectOption('Closed');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No internships found')).toBeVisible();
});
