import type { Page } from 'playwright/test';
import { overflow } from '../accessible';
import { publishListing } from '../listings';
import { pressRowAction } from '../row-menu';
import { signIn } from '../signed-in';
import { makeUser } from '../staff-people';
import { expect, test } from '../test';

test.use({ javaScriptEnabled: false });

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const questionOf = (page: Page, title: string) => page.getByRole('group', { name: title, exact: true });

test('an administrator deactivates, activates and deletes a user, all without JavaScript', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { name, username } = await makeUser('editor');
  const list = `/dashboard/users?q=${username}&role=editor`;
  await page.goto(list);

  await pressRowAction(page, 'Deactivate', name);
  const deactivate = questionOf(page, `Deactivate ${name}?`);
  await expect(deactivate).toBeInViewport({ ratio: 1 });
  await expect(deactivate).toContainText('They are logged out everywhere and cannot log in');
  await expect(page).toHaveTitle(/^Users, .*deactivate/);
  expect(await overflow(page)).toBe(0);
  await deactivate.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(list);
  await expect(deactivate).toBeHidden();
  await expect(rowOf(page, username)).not.toContainText('Deactivated');

  await pressRowAction(page, 'Deactivate', name);
  await deactivate.getByRole('button', { name: 'Deactivate user' }).click();
  await expect(page).toHaveURL(list);
  await expect(
    page.getByText(`${name} has been deactivated. They are logged out and cannot log in.`),
  ).toBeVisible();
  await expect(rowOf(page, username)).toContainText('Deactivated');

  await pressRowAction(page, 'Activate', name);
  await expect(page).toHaveURL(list);
  await expect(page.getByText(`${name} has been activated. They can log in again.`)).toBeVisible();
  await expect(rowOf(page, username)).not.toContainText('Deactivated');

  await pressRowAction(page, 'Delete', name);
  const remove = questionOf(page, `Delete ${name}?`);
  await expect(remove).toContainText('This cannot be undone.');
  await expect(page.getByText(`${name} has been activated.`)).toBeHidden();
  await remove.getByRole('button', { name: 'Delete user' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByText(`${name} has been deleted.`)).toBeVisible();
  await expect(page.getByText('No users found')).toBeVisible();
});

test('an editor features a listing, stops featuring it and deletes it, all without JavaScript', async ({
  page,
}) => {
  const { title } = await publishListing();
  await signIn(page, 'editor');
  const list = `/dashboard/internships?${new URLSearchParams({ q: title, status: 'open' }).toString()}`;
  await page.goto(list);
  await expect(rowOf(page, title)).not.toContainText('Premium');
  await pressRowAction(page, 'Feature', title);
  await expect(page).toHaveURL(list);
  await expect(page.getByText(`${title} is featured now.`)).toBeVisible();
  await expect(rowOf(page, title)).toContainText('Premium');
  await pressRowAction(page, 'Stop featuring', title);
  await expect(page.getByText(`${title} is no longer featured.`)).toBeVisible();
  await expect(rowOf(page, title)).not.toContainText('Premium');

  await pressRowAction(page, 'Delete', title);
  const question = questionOf(page, `Delete ${title}?`);
  await expect(question).toContainText('The listing leaves the site at once.');
  await question.getByRole('button', { name: 'Delete internship' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByText('The internship has been deleted.')).toBeVisible();
  await expect(page.getByText('No internships found')).toBeVisible();
});
