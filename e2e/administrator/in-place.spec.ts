import type { Page } from 'playwright/test';
import { followMenu } from '../people';
import { pressRowAction } from '../row-menu';
import { enter, signIn } from '../signed-in';
import { makeUser, type MadeUser } from '../staff-people';
import { client } from '../stack';
import { submitListing } from '../submissions';
import { expect, test } from '../test';
import { touch } from '../touch';

/** Opens a page, and marks its document to tell whether a full load replaces it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

const isSameDocument = async (page: Page): Promise<boolean> =>
  (await page.locator('html[data-marked]').count()) === 1;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const search = async (page: Page, words: string) => {
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
};

const rowOf = (page: Page, { username }: MadeUser) => page.getByRole('row').filter({ hasText: username });

/** Deactivates a user from another device. */
async function deactivate({ _id }: Pick<MadeUser, '_id'>): Promise<void> {
  const { token } = await client.logIn('admin');
  const json = { action: 'deactivate' };
  expect((await client.api('PATCH', `/api/admin/${_id}/activate`, { token, json })).status).toBe(200);
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'admin');
});

test('another list opens in place, after one check, with its title, its heading and its place in the menu', async ({
  page,
}) => {
  await open(page, '/dashboard/users');
  await page.getByRole('link', { name: /Next/ }).scrollIntoViewIfNeeded();
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/dashboard')) requests.push(`${request.method()} ${pathname}`);
  });
  await followMenu(page, 'Audit Log');
  await expect(page).toHaveURL('/dashboard/audit');
  await expect(page).toHaveTitle(/^Audit Log \| Dashboard/);
  await expect(heading(page, 'Audit Log')).toBeFocused();
  await expect(heading(page, 'Audit Log')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Audit Log', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('link', { name: 'Users', exact: true })).not.toHaveAttribute('aria-current');
  // The ID of the first request would mislead whoever looks for a failure of this one.
  await expect(page.locator('#request-id')).toBeEmpty();
  expect(await isSameDocument(page)).toBe(true);
  expect(requests).toEqual(['HEAD /dashboard/audit', 'GET /dashboard/audit']);
});

test('no link is fetched before it is followed', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers().rsc !== undefined) fetched.push(request.url());
  });
  await open(page, '/dashboard/users');
  await page.getByRole('link', { name: /Next/ }).hover();
  await page.getByRole('link', { name: /Next/ }).focus();
  await followMenu(page, 'Profile');
  await expect(heading(page, 'Profile')).toBeVisible();
  expect(fetched).toEqual([]);
});

test('the menu of a phone closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/dashboard/users');
  await followMenu(page, 'Audit Log');
  await expect(heading(page, 'Audit Log')).toBeFocused();
  await expect(page.getByRole('navigation', { name: /^Dashboard/ }).filter({ visible: true })).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('the fields of a search follow its address', async ({ page }) => {
  await open(page, '/dashboard/users');
  await search(page, 'no such person');
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('no such person');
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/dashboard/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('no such person');
  expect(await isSameDocument(page)).toBe(true);
});

test('Back shows what has changed meanwhile', async ({ page }) => {
  const user = await makeUser('employer');
  await open(page, '/dashboard/users?state=active');
  await expect(rowOf(page, user)).toBeVisible();
  await followMenu(page, 'Audit Log');
  await expect(heading(page, 'Audit Log')).toBeFocused();
  await deactivate(user);
  await page.goBack();
  await expect(page).toHaveURL(/state=active$/);
  await expect(rowOf(page, user)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a message about a row does not stay on the next page of its list', async ({ page }) => {
  const user = await makeUser('employer');
  await open(page, `/dashboard/users?q=${user.username}`);
  await pressRowAction(page, 'Deactivate', user.name);
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate user' }).click();
  await expect(page.getByText(`${user.name} has been deactivated.`)).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL('/dashboard/users');
  await expect(page.getByText(`${user.name} has been deactivated.`)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a message about the previous page does not follow to the next', async ({ page }) => {
  await page.goto('/dashboard/users');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'mwanzo-message',
      JSON.stringify(['/dashboard/users', 'The user has been created.']),
    ),
  );
  await open(page, '/dashboard/users');
  await expect(page.getByText('The user has been created.')).toBeVisible();
  await followMenu(page, 'Audit Log');
  await expect(heading(page, 'Audit Log')).toBeFocused();
  await expect(page.getByText('The user has been created.')).toHaveCount(0);
  await followMenu(page, 'Users');
  await expect(heading(page, 'Users')).toBeFocused();
  await expect(page.getByText('The user has been created.')).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('forms and records open in full, in both directions', async ({ page }) => {
  await submitListing();
  await open(page, '/dashboard/internship-submissions');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Review|^Field Intern/ })
    .first()
    .click();
  await expect(page).toHaveURL(/internship-submissions\/[0-9a-f]{24}$/);
  expect(await isSameDocument(page)).toBe(false);
  await open(page, '/dashboard/profile');
  await followMenu(page, 'Users');
  await expect(heading(page, 'Users')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a document older than five minutes is replaced', async ({ page }) => {
  await page.clock.install();
  await open(page, '/dashboard/users');
  await page.clock.fastForward('04:50');
  await followMenu(page, 'Audit Log');
  await expect(heading(page, 'Audit Log')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  await page.clock.fastForward('00:20');
  await followMenu(page, 'Users');
  await expect(heading(page, 'Users')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('whoever may no longer open the page is led to the login', async ({ page }) => {
  const { token, user } = await client.newUser({ role: 'employer' });
  await enter(page, token);
  await open(page, '/dashboard/employer-internships');
  await deactivate(user);
  await followMenu(page, 'Dash Home');
  await expect(page).toHaveURL(/\/login\?reason=deactivated/);
  await expect(page.getByText('Account deactivated. Please contact support.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: /^Dashboard/ })).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(false);
});
