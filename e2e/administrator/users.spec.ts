import type { Page } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { logIn } from '../people';
import { pressRowAction } from '../row-menu';
import { expect, test } from '../test';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function openUsers(page: Page): Promise<void> {
  await page.goto('/dashboard/users');
  await logIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel('Name, e-mail or username').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === words);
}

async function createUser(page: Page, username: string): Promise<void> {
  await page.getByRole('link', { name: 'Create user' }).click();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(
    page.getByRole('alert').getByText('Please fix the errors in the form to continue'),
  ).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Please choose a role' })).toBeVisible();
  await page.getByLabel('First name').fill('Njeri');
  await page.getByLabel('Last name').fill('Mwangi');
  await page.getByLabel('Phone number').fill('0722000111');
  await page.getByLabel('Email').fill('admin@mwanzo.example');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Role').selectOption('Editor');
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(
    page.getByRole('alert').getByText('This email is taken. Choose another.').first(),
  ).toBeVisible();
  await page.getByLabel('Email').fill(`${username}@people.example`);
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('The account is created.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/users$/, { timeout: 15_000 });
}

test('an administrator creates, finds, changes, deactivates and deletes a user', async ({ page }) => {
  const username = uniqueLetters();
  await openUsers(page);
  await createUser(page, username);

  await search(page, username);
  await expect(rowOf(page, username)).toContainText('Not verified');

  await page.getByRole('link', { name: 'Njeri Mwangi' }).click();
  await page.getByLabel('First name').fill('Wambui');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Wambui Mwangi’s details are saved.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/users$/, { timeout: 15_000 });

  await search(page, username);
  await pressRowAction(page, 'Deactivate', 'Wambui Mwangi');
  const question = page.getByRole('dialog', { name: 'Deactivate Wambui Mwangi?' });
  await expect(question).toContainText('They are logged out everywhere and cannot log in');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(rowOf(page, username)).not.toContainText('Deactivated');
  await pressRowAction(page, 'Deactivate', 'Wambui Mwangi');
  await question.getByRole('button', { name: 'Deactivate user' }).click();
  await expect(
    page.getByText('Wambui Mwangi has been deactivated. They are logged out and cannot log in.'),
  ).toBeVisible();
  await expect(rowOf(page, username)).toContainText('Deactivated');
  await pressRowAction(page, 'Activate', 'Wambui Mwangi');
  await expect(page.getByText('Wambui Mwangi has been activated. They can log in again.')).toBeVisible();

  await pressRowAction(page, 'Delete', 'Wambui Mwangi');
  const dialog = page.getByRole('dialog', { name: 'Delete Wambui Mwangi?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await pressRowAction(page, 'Delete', 'Wambui Mwangi');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('Wambui Mwangi has been deleted.')).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();

  await page.goto('/dashboard/audit?action=user+deleted');
  await expect(page.getByRole('row').nth(1)).toContainText('User deleted');
});

test('an administrator can do nothing to their own standing', async ({ page }) => {
  await openUsers(page);
  await search(page, 'admin@mwanzo.example');
  const own = rowOf(page, 'admin@mwanzo.example');
  await expect(own).toContainText('You');
  await expect(own.getByRole('button')).toHaveCount(0);
  await own.getByRole('link').first().click();
  await expect(page.getByLabel('Role').getByRole('option')).toHaveText(['Administrator']);
});
