import type { Page } from 'playwright/test';
import { publishListing } from '../listings';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { holdScript, touch } from '../touch';

const role = (page: Page, at: number) => page.getByLabel(`Your role, item ${at}`);

/** Pastes text into a control. */
const paste = (page: Page, at: number, text: string) =>
  role(page, at).evaluate((control, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', words);
    control.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const roles = (page: Page) =>
  page
    .getByRole('group', { name: /^Your role/ })
    .getByRole('textbox')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLTextAreaElement).value));

test.beforeEach(async ({ page }) => {
  await signIn(page, 'editor');
});

test('a pasted list becomes items, which can be moved and removed by keyboard', async ({ page }) => {
  await page.goto('/dashboard/internships/new');
  await role(page, 1).fill('Climb ');
  await paste(page, 1, '• Measure\n\n• Write\n• Report');
  await expect.poll(() => roles(page)).toEqual(['Climb • Measure', 'Write', 'Report']);
  await expect(role(page, 3)).toBeFocused();

  const up = page.getByRole('button', { name: 'Move item 3 of Your role up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Move item 2 of Your role up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => roles(page)).toEqual(['Report', 'Climb • Measure', 'Write']);
  await expect(role(page, 1)).toBeFocused();

  await page.getByRole('button', { name: 'Remove item 2 of Your role' }).press('Enter');
  await expect.poll(() => roles(page)).toEqual(['Report', 'Write']);
  await role(page, 1).press('Enter');
  await page.keyboard.type('Between');
  await expect.poll(() => roles(page)).toEqual(['Report', 'Between', 'Write']);
  for (const at of [1, 1, 1])
    await page.getByRole('button', { name: `Remove item ${at} of Your role` }).click();
  await expect(page.getByRole('button', { name: 'Add an item to Your role' })).toBeFocused();
});

test('the preview shows the page as published, and leads back to the unchanged form', async ({ page }) => {
  const { _id, title } = await publishListing({ yourRole: ['Climb'] });
  await page.goto(`/dashboard/internships/${_id}`);
  await page.getByLabel('Location').fill('Lodwar');
  await page.getByLabel('Your role, item 1').press('Enter');
  await page.keyboard.type('Grease');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: 'Grease' })).toBeVisible();
  await expect(preview.getByText('Lodwar').first()).toBeVisible();
  await preview.getByRole('button', { name: 'Apply Now' }).click();
  await preview.getByRole('link', { name: 'Internships', exact: true }).click();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  await expect(page.getByLabel('Location')).toHaveValue('Lodwar');
  await expect(page.getByLabel('Your role, item 2')).toHaveValue('Grease');
});

test('an incomplete listing can be previewed', async ({ page }) => {
  await page.goto('/dashboard/internships/new');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByRole('heading', { level: 1, name: 'Title' })).toBeVisible();
  await expect(preview.getByText('The description goes here.')).toBeVisible();
  await preview.getByRole('button', { name: 'Back to the form' }).click();
  await expect(preview).toBeHidden();
});

test('keeps what is typed over a text or an item before the script loads', async ({ page }) => {
  const { _id } = await publishListing({ yourRole: ['Climb'] });
  const release = await holdScript(page);
  await page.goto(`/dashboard/internships/${_id}`, { waitUntil: 'commit' });
  const description = page.getByLabel('Description', { exact: true });
  await description.fill('Boats on lakes.');
  await role(page, 1).fill('Sail');
  release();
  await touch(page);
  await role(page, 1).press('Enter');
  await expect(role(page, 2)).toBeFocused();
  await expect(role(page, 1)).toHaveValue('Sail');
  await expect(description).toHaveValue('Boats on lakes.');
});
