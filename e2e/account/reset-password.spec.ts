import { devices, type Page } from 'playwright/test';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { expectAccessible } from '../accessible';
import { around, openWithStoppedClock } from '../clock';
import { tabTo } from '../keyboard';
import { client } from '../stack';
import { expect, test } from '../test';

const NEW = 'Mpya#2026x';
const SENT = 'We have sent password recovery instructions to your email';
const CHANGED = 'Your password has been changed. Log in with the new one.';

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ });
const first = (page: Page) => page.getByLabel('New Password', { exact: true });
const second = (page: Page) => page.getByLabel('Confirm New Password', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save new password' });

async function ask(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

/** Opens the form that the newest e-mail links to. Returns the link. */
async function openLink(page: Page, email: string): Promise<string> {
  await client.api('POST', '/api/auth/reset-password', { json: { email } });
  const mail = (await client.mailsTo(email, 2)).at(-1);
  if (!mail) throw new Error('no mail came');
  const link = client.linkIn(mail, '/reset-password/');
  await page.goto(link);
  return link;
}

test('from a forgotten password to the dashboard, by keyboard alone', async ({ page }) => {
  const user = await client.newUser();
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Forgot Password?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(user.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check Your Mail' })).toBeFocused();
  await expect(page.getByText(SENT)).toBeVisible();

  const mail = (await client.mailsTo(user.email, 2)).at(-1);
  if (!mail) throw new Error('no mail came');
  await openWithStoppedClock(page, client.linkIn(mail, '/reset-password/'));
  await tabTo(page, first(page));
  await page.keyboard.type(NEW);
  await tabTo(page, second(page));
  await page.keyboard.type(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText(CHANGED)).toBeVisible();
  await around(
    page,
    3_000,
    () => expect(page).toHaveURL(/\/reset-password\//),
    () => expect(page).toHaveURL('/login?sent=1'),
  );
  // The scripts of the login page load when the browser is idle.
  await page.clock.resume();
  await expect(page.getByRole('status').filter({ hasText: CHANGED })).toBeVisible();

  const login = (password: string) =>
    client.api('POST', '/api/auth/login', { json: { emailOrUsername: user.email, password } });
  expect((await login(TEST_PASSWORD)).status).toBe(401);
  expect((await login(NEW)).status).toBe(200);
  const old = await client.api('GET', '/api/users/me', { token: user.token });
  expect(old).toMatchObject({ status: 401, body: { message: 'Session expired. Please login again.' } });
});

test('"try another email address" shows the form again; the reply to an unknown address is the same', async ({
  page,
}) => {
  await page.goto('/reset-password');
  await ask(page, 'nobody.at.all@people.example');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText('Enter your account’s e-mail.')).toBeHidden();
  await page.getByRole('link', { name: 'try another email address' }).click();
  await expect(page.getByText('Enter your account’s e-mail.')).toBeVisible();
  await ask(page, 'not an address');
  await expect(summary(page)).toContainText('Please enter a valid email address!');
  await expect(summary(page)).toBeFocused();
});

test('reports a failed request', async ({ page }) => {
  await page.goto('/reset-password');
  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 500, body: '' }));
  await ask(page, 'amina@people.example');
  await expect(summary(page)).toHaveText('Something went wrong when sending reset link. Please try again.');
});

test.describe('"Open the mail app" on a phone', () => {
  test.use({ userAgent: devices['Pixel 5'].userAgent });

  const LINKS = {
    'gmail.com': 'googlegmail://',
    'yahoo.com': 'ymail://',
    'outlook.com': 'ms-outlook://',
    'icloud.com': 'message://',
    'people.example': 'mailto:',
  };
  for (const [domain, link] of Object.entries(LINKS)) {
    test(`opens ${link} for ${domain}`, async ({ page }) => {
      await page.goto('/reset-password');
      await ask(page, `amina.of.mwanzo@${domain}`);
      const button = page.getByRole('link', { name: 'Open the mail app' });
      await expect(button).toHaveAttribute('href', new RegExp(`^${link}`));
    });
  }
});

test.describe('"Open the mail app" on a computer', () => {
  test.use({ userAgent: devices['Desktop Chrome'].userAgent });

  test('writes to the address', async ({ page }) => {
    await page.goto('/reset-password');
    await ask(page, 'amina.of.mwanzo@gmail.com');
    await expect(page.getByRole('link', { name: 'Open the mail app' })).toHaveAttribute(
      'href',
      'mailto:amina.of.mwanzo@gmail.com',
    );
  });
});

test('the new password can be shown, must be repeated, and must follow the rules', async ({ page }) => {
  const { email } = await client.newUser();
  const link = await openLink(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Password' })).toBeVisible();
  await expectAccessible(page);
  await first(page).fill(NEW);
  await expect(first(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show new password', exact: true }).click();
  await expect(first(page)).toHaveAttribute('type', 'text');
  await expect(page.getByText('Your password is visible')).toBeAttached();
  await page.getByRole('button', { name: 'Hide new password', exact: true }).click();
  await expect(first(page)).toHaveAttribute('type', 'password');
  await expect(page.getByText('Your password is hidden')).toBeAttached();

  await second(page).fill('Mpya#2026y');
  await save(page).click();
  await expect(summary(page)).toContainText('Passwords do not match');
  await expect(page).toHaveTitle(/^Error: Create New Password/);
  await expect(second(page)).toHaveAccessibleDescription('Error: Passwords do not match');

  for (const secret of [first(page), second(page)]) await secret.fill('Aa1#');
  await save(page).click();
  await expect(summary(page)).toContainText('Password should be at least 8 characters long!');

  for (const secret of [first(page), second(page)]) await secret.fill(NEW);
  await save(page).click();
  await expect(page.getByText(CHANGED)).toBeVisible();

  expect((await page.goto(link))?.status()).toBe(404);
  await expect(page).toHaveTitle(/^This link can’t be used/);
  await expect(page.getByText('This link isn’t valid or was already used. Ask for a new one.')).toBeVisible();
  await expect(first(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/reset-password');
});

test('shows a message for a failure without one', async ({ page }) => {
  const { email } = await client.newUser();
  await openLink(page, email);
  await page.route('**/api/auth/reset-password/*', (route) => route.fulfill({ status: 500, body: '' }));
  for (const secret of [first(page), second(page)]) await secret.fill(NEW);
  await save(page).click();
  await expect(summary(page)).toHaveText('Something went wrong! Please try again.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('sets a new password, then shows the login', async ({ page }) => {
    const { email } = await client.newUser();
    await page.goto('/reset-password');
    await ask(page, email);
    await expect(page.getByRole('heading', { name: 'Check Your Mail' })).toBeVisible();
    await expect(page.getByText('Enter your account’s e-mail.')).toBeHidden();
    await page.getByRole('link', { name: 'try another email address' }).click();
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();

    const mail = (await client.mailsTo(email, 2)).at(-1);
    if (!mail) throw new Error('no mail came');
    await page.goto(client.linkIn(mail, '/reset-password/'));
    await first(page).fill(NEW);
    await second(page).fill('Mpya#2026y');
    await save(page).click();
    await expect(summary(page)).toContainText('Passwords do not match');
    await first(page).fill(NEW);
    await second(page).fill(NEW);
    await save(page).click();
    await expect(page.getByText(CHANGED)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});
