import type { Page } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { around, openWithStoppedClock } from '../clock';
import { FAILURES, failCalls } from '../failing';
import { makeUser } from '../staff-people';
import { pressRowAction, rowAction } from '../row-menu';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { holdScript } from '../touch';

const listOf = (words: string) => `/dashboard/users?q=${words}`;
/** Milliseconds that remain one second after a 7.5-second message appears. */
const LEFT_MS = 6_500;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fillNewUser(page: Page): Promise<string> {
  const username = uniqueLetters();
  await page.getByLabel('First name').fill('Njeri');
  await page.getByLabel('Last name').fill('Mwangi');
  await page.getByLabel('Phone number').fill('0722000111');
  await page.getByLabel('Email').fill(`${username}@people.example`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Role').selectOption('Editor');
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  return username;
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
});

test('after creating, the message stays 7.5 s and the list opens after 8.5 s', async ({ page }) => {
  await openWithStoppedClock(page, '/dashboard/users/new');
  await fillNewUser(page);
  await button(page, 'Create user').click();
  const message = page.getByText('The account is created.');
  await expect(message).toBeVisible();
  await expect(button(page, 'Create user')).toBeDisabled();
  await around(
    page,
    7_500,
    () => expect(message).toBeVisible(),
    () => expect(message).toBeHidden(),
  );
  await around(
    page,
    1_000,
    () => expect(page).toHaveURL(/\/new$/),
    () => expect(page).toHaveURL(/\/dashboard\/users$/),
  );
  await expect(page.getByRole('status').filter({ has: message })).toBeVisible();
  // React puts streamed parts of the page into place with a timer.
  await page.clock.resume();
  await page.reload();
  await page.getByRole('button', { name: 'Dismiss this message' }).click();
  await expect(message).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(message).toBeHidden();
});

test.describe('a message after creating is paused', () => {
  const message = (page: Page) => page.getByText('The account is created.');
  test.beforeEach(async ({ page }) => {
    await openWithStoppedClock(page, '/dashboard/users/new');
    await fillNewUser(page);
    await button(page, 'Create user').click();
    await expect(message(page)).toBeVisible();
  });

  const PAUSES: [what: string, use: (page: Page) => Promise<unknown>][] = [
    ['a key in the form', (page) => page.keyboard.press('Tab')],
    ['a press on the form', (page) => page.getByLabel('First name').click()],
    ['a press on the message', (page) => message(page).click()],
  ];
  for (const [what, use] of PAUSES) {
    test(`by ${what}, and shown again on the next page`, async ({ page }) => {
      await use(page);
      await page.clock.runFor(60_000);
      await expect(message(page)).toBeVisible();
      await expect(page).toHaveURL(/\/new$/);
      await page.getByRole('link', { name: 'Back to users' }).click();
      await expect(page.getByRole('status').filter({ has: message(page) })).toBeVisible();
    });
  }

  test('until the focus leaves the form, and then stays for its remaining time', async ({ page }) => {
    await page.clock.runFor(1_000);
    await message(page).click();
    await page.clock.runFor(60_000);
    await page.getByRole('heading', { level: 1 }).click();
    await around(
      page,
      LEFT_MS,
      () => expect(message(page)).toBeVisible(),
      () => expect(message(page)).toBeHidden(),
    );
  });

  test('but not by a click elsewhere', async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).click();
    await around(
      page,
      LEFT_MS + 1_000,
      () => expect(message(page)).toBeVisible(),
      () => expect(message(page)).toBeHidden(),
    );
  });
});

test('after editing, the message stays 4 s and the list opens', async ({ page }) => {
  const { _id, name } = await makeUser('editor');
  await openWithStoppedClock(page, `/dashboard/users/${_id}`);
  await page.getByLabel('Phone number').fill('0733000222');
  await button(page, 'Save changes').click();
  const message = page.getByText(`${name}’s details are saved.`);
  await expect(message).toBeVisible();
  await around(
    page,
    4_000,
    () => expect(message).toBeVisible(),
    () => expect(page).toHaveURL(/\/dashboard\/users$/),
  );
});

test('a click before the script of the page loads takes effect once, after it loads', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/dashboard/users/new', { waitUntil: 'domcontentloaded' });
  const show = page.getByRole('button', { name: 'Show password' });
  const hide = page.getByRole('button', { name: 'Hide password' });
  await show.click();
  await expect(show).toHaveAttribute('aria-busy', 'true');
  await show.click();
  release();
  await expect(hide).toBeVisible();
  await expect(hide).not.toHaveAttribute('aria-busy');
});

test('a row action takes effect even if the script of the page never loads', async ({ page }) => {
  const { name, username } = await makeUser('editor');
  await holdScript(page);
  await page.goto(listOf(username), { waitUntil: 'domcontentloaded' });
  await pressRowAction(page, 'Delete', name);
  const question = page.getByRole('group', { name: `Delete ${name}?` });
  await expect(question).toContainText('This cannot be undone.');
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText(`${name} has been deleted.`)).toBeVisible();
});

test('a form submitted before the script of the page loads says what to fix', async ({ page }) => {
  await holdScript(page);
  await page.goto('/dashboard/users/new', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('First name').fill('Njeri');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
  await expect(page).toHaveURL(/\/users\/new$/);
  await expect(page.getByLabel('First name')).toHaveValue('Njeri');
});

for (const how of FAILURES) {
  test(`a failure with ${how} says what failed`, async ({ page }) => {
    const { _id, name, username } = await makeUser('editor');
    await failCalls(page, 'POST', /\/api\/admin$/, how);
    await failCalls(page, 'PUT', /\/api\/admin\/updateuser\//, how);
    await failCalls(page, 'PATCH', /\/api\/admin\/.*\/activate$/, how);
    await failCalls(page, 'DELETE', /\/api\/admin\/deleteuser\//, how);

    await page.goto(listOf(username));
    await pressRowAction(page, 'Deactivate', name);
    await page.getByRole('button', { name: 'Deactivate user' }).click();
    await expect(page.getByText('Failed to deactivate user')).toBeVisible();
    await pressRowAction(page, 'Delete', name);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete user' }).click();
    await expect(page.getByText('Failed to delete user')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: username })).toBeVisible();

    await page.goto(`/dashboard/users/${_id}`);
    await button(page, 'Save changes').click();
    await expect(page.getByText('Failed to update user. Please try again.')).toBeVisible();

    await page.goto('/dashboard/users/new');
    await fillNewUser(page);
    await button(page, 'Create user').click();
    await expect(page.getByText('Failed to create user')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Njeri');
  });
}

const LOST = [
  ['recent graduate', 'Their CVs, files and applications are deleted with the account.'],
  ['employer', 'Their listings close at once, and what they submitted is withdrawn.'],
  ['editor', 'The internships they published stay.'],
] as const;

for (const [role, words] of LOST) {
  test(`deleting an account of role ${role} says what will be lost, and can be cancelled by keyboard`, async ({
    page,
  }) => {
    const { name, username } = await makeUser(role);
    await page.goto(listOf(username));
    const remove = await rowAction(page, 'Delete', name);
    await remove.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
    await expect(dialog).toContainText(words);
    await expect(dialog).toContainText('This cannot be undone.');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
    await expect(page.getByRole('row').filter({ hasText: username })).toBeVisible();
  });
}

test('a deactivated user sees the reason at the next step: a message from the server replaces the generic one', async ({
  page,
  browser,
}) => {
  const { name, username } = await makeUser('editor');
  await page.goto(listOf(username));
  await page.route(/\/api\/admin\/.*\/activate$/, (route) =>
    route.fulfill({ status: 409, json: { message: 'This user was changed meanwhile.' } }),
  );
  await pressRowAction(page, 'Deactivate', name);
  await page.getByRole('button', { name: 'Deactivate user' }).click();
  await expect(page.getByText('This user was changed meanwhile.')).toBeVisible();
  await page.unroute(/\/api\/admin\/.*\/activate$/);
  await pressRowAction(page, 'Deactivate', name);
  await page.getByRole('button', { name: 'Deactivate user' }).click();
  await expect(page.getByText(`${name} has been deactivated.`)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${process.env.E2E_APP_URL ?? ''}/login`);
  await other.getByLabel('Email or username').fill(username);
  await other.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await other.getByRole('button', { name: 'Log In' }).click();
  await expect(
    other.getByText('Your account has been deactivated. Please contact support.').first(),
  ).toBeVisible();
  await other.context().close();
});

test('a search without results says so and links to all users', async ({ page }) => {
  await page.goto(listOf(uniqueLetters()));
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('link', { name: 'See all users' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
