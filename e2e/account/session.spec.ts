import type { Page } from 'playwright/test';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { logIn, logOut } from '../people';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

/** Changes a user as an administrator in another browser. */
async function asAdministrator(method: string, path: string, json?: unknown): Promise<void> {
  const { token } = await client.logIn('admin');
  const { status } = await client.api(method, path, { token, json });
  expect(status).toBe(200);
}

/** The cookies in the browser that say who is logged in. */
const personalCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name !== 'mwanzo-script');

async function openProfile(page: Page) {
  const graduate = await client.newUser();
  await enter(page, graduate.token);
  await page.goto('/dashboard/profile');
  await page.getByLabel('Phone number').fill('0722000222');
  return graduate;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test('a deactivated user who opens the dashboard is logged out, and sees the reason once', async ({
  page,
}) => {
  const { user, email } = await openProfile(page);
  await asAdministrator('PATCH', `/api/admin/${user._id}/activate`, { action: 'deactivate' });
  await page.goto('/dashboard/saved');
  await expect(page).toHaveURL(/\/login\?reason=deactivated&from=%2Fdashboard%2Fsaved&ended=/);
  const reason = page.getByText('Account deactivated. Please contact support.');
  await expect(reason).toHaveCount(1);
  expect(await personalCookies(page)).toEqual([]);
  await page.getByLabel('Email or username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'deactivated' })).toBeVisible();
  await expect(page.getByText(/deactivated/)).toHaveCount(1);
});

test.describe('in an open tab, the next click leads to the login and shows the reason', () => {
  test('after deactivation', async ({ page }) => {
    const { user } = await openProfile(page);
    await asAdministrator('PATCH', `/api/admin/${user._id}/activate`, { action: 'deactivate' });
    await save(page);
    await expect(page).toHaveURL('/login?reason=deactivated&from=%2Fdashboard%2Fprofile');
    await expect(page.getByText('Account deactivated. Please contact support.')).toBeVisible();
    expect(await personalCookies(page)).toEqual([]);
  });

  test('after deletion', async ({ page }) => {
    const { user } = await openProfile(page);
    await asAdministrator('DELETE', `/api/admin/deleteuser/${user._id}`);
    await save(page);
    await expect(page).toHaveURL('/login?reason=userNotFound&from=%2Fdashboard%2Fprofile');
    await expect(page.getByText('User not found')).toBeVisible();
  });

  test('after a change of role', async ({ page }) => {
    const { user, email, username } = await openProfile(page);
    const person = { firstName: 'Akinyi', lastName: 'Otieno', phoneNumber: '0712345678', email, username };
    await asAdministrator('PUT', `/api/admin/updateuser/${user._id}`, { ...person, role: 'editor' });
    await save(page);
    await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
    await logIn(page, email);
    await expect(page).toHaveURL('/dashboard/profile');
  });

  test('after logging out everywhere', async ({ page, browser }) => {
    const { email } = await openProfile(page);
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto('/dashboard/profile');
    await logIn(elsewhere, email);
    await elsewhere.getByRole('button', { name: 'Log out on all devices' }).click();
    await expect(elsewhere).toHaveURL('/login');
    await elsewhere.context().close();

    await save(page);
    await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
  });

  test('after logging out in another tab', async ({ page }) => {
    await openProfile(page);
    await page.context().clearCookies();
    await save(page);
    await expect(page.getByText('Please login to access this page')).toBeVisible();
  });
});

test('logging out leads to the login, and Back does not reopen the dashboard', async ({ page }) => {
  const { token } = await client.newUser();
  await enter(page, token);
  await page.goto('/');
  await logOut(page);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?reason=none&from=%2Fdashboard');
});

withAndWithoutScript(() => {
  test('logging out of the dashboard leaves no cookie that says who logged in', async ({ page }) => {
    const { token } = await client.newUser();
    await enter(page, token);
    await page.goto('/dashboard');
    await logOut(page);
    expect(await personalCookies(page)).toEqual([]);
  });
});
