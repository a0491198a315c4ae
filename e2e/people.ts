import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { client } from './stack';

/** Opens the menu if the screen is too narrow to show it. */
export async function openMenu(page: Page): Promise<void> {
  // If only the address has changed, the menu may not exist yet.
  await page.waitForLoadState();
  const menu = page.getByText('Menu', { exact: true });
  if (await menu.isVisible()) await menu.click();
}

/** Opens the lists of links in the footer of a public page, on screens where they are folded. */
export async function openFooter(page: Page): Promise<void> {
  const fold = page.getByRole('contentinfo').getByText('More from Mwanzo');
  if (await fold.isVisible()) await fold.click();
}

/** Follows a link of the dashboard's menu, on screens of any size. */
export async function followMenu(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page
    .getByRole('navigation', { name: /^Dashboard/ })
    .getByRole('link', { name, exact: true })
    .filter({ visible: true })
    .click();
}

/** Presses Log Out in the header, on screens of any size. */
export async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
}

/** Fills in and sends the login form on the current page. */
export async function logIn(page: Page, identifier: string, password = TEST_PASSWORD): Promise<void> {
  await page.getByLabel('Email or username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/**
 * Registers a recent graduate with the form and follows the link in the e-mail. Returns the address and the
 * username.
 */
export async function registerAndVerify(page: Page): Promise<{ email: string; username: string }> {
  const username = uniqueLetters();
  const email = `${username}@people.example`;
  await page.getByLabel('First name').fill('Akinyi');
  await page.getByLabel('Last name').fill('Otieno');
  await page.getByLabel('Phone number').fill('0712345678');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByLabel('Yes', { exact: true }).check();
  await page.getByLabel(/I am at least 16 years old/).check();
  await page.getByRole('button', { name: 'Get Account' }).click();
  await expect(
    page.getByText('Your registration was successful. Check your email inbox to verify your email.'),
  ).toBeVisible();
  const [mail] = await client.mailsTo(email);
  if (!mail) throw new Error(`no mail came to ${email}`);
  await page.goto(client.linkIn(mail, '/verify-email/'));
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  return { email, username };
}
