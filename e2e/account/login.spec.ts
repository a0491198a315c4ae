import type { Page } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { registrationOf } from '@/dev/testing/client/registration';
import { tabTo } from '../keyboard';
import { logOut } from '../people';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

const WRONG = 'Invalid email/username or password!';
const LOCKED =
  'Your account has been locked due to too many failed login attempts. Please try again after 24 hours.';

const identifier = (page: Page) => page.getByLabel('Email or username');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Log In' });
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ });

async function logIn(page: Page, name: string, secret = TEST_PASSWORD): Promise<void> {
  await identifier(page).fill(name);
  await password(page).fill(secret);
  await button(page).click();
}

/**
 * Waits until the page shows the text, even while the browser leaves the page. A locator would wait for the
 * next page.
 */
const saysSometime = (page: Page, words: string): Promise<boolean> =>
  page.evaluate(
    (text) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => {
          const said = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
          if (said.includes(text)) resolve(true);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    words,
  );

test('by keyboard alone, shows and focuses mistakes, then opens the dashboard', async ({ page }) => {
  const { username } = await client.newUser();
  await page.goto('/login');
  await tabTo(page, button(page));
  await page.keyboard.press('Enter');
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Log In/);
  await tabTo(page, summary(page).getByRole('link', { name: 'Enter your email or username' }));
  await page.keyboard.press('Enter');
  await expect(identifier(page)).toBeFocused();
  await expect(identifier(page)).toHaveAccessibleDescription('Error: Enter your email or username');
  await page.keyboard.type(username);
  await tabTo(page, password(page));
  await page.keyboard.type('Wrong#2026');
  await page.keyboard.press('Enter');
  await expect(summary(page)).toHaveText(WRONG);
  await expect(summary(page)).toBeFocused();
  await tabTo(page, password(page));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(TEST_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Good .* Akinyi/ })).toBeVisible();
});

test('the fifth wrong password locks the account and e-mails its owner; a new password unlocks it', async ({
  page,
}) => {
  const { username, email } = await client.newUser();
  await page.goto('/login');
  for (let tries = 1; tries < 4; tries += 1) {
    await logIn(page, username, 'Wrong#2026');
    await expect(summary(page)).toHaveText(WRONG);
    await expect(button(page)).toBeEnabled();
  }
  await logIn(page, username, 'Wrong#2026');
  await expect(summary(page)).toContainText('One more wrong password will lock this account for 24 hours.');
  await logIn(page, username, 'Wrong#2026');
  await expect(summary(page).getByText(LOCKED)).toBeVisible();
  await logIn(page, username);
  await expect(button(page)).toBeEnabled();
  await expect(summary(page).getByText(LOCKED)).toBeVisible();
  await expect(summary(page).getByRole('link', { name: 'choose a new password' })).toHaveAttribute(
    'href',
    '/reset-password',
  );

  const mail = (await client.mailsTo(email, 2)).at(-1);
  if (!mail) throw new Error('no mail came');
  expect(mail.subject).toBe('Your Mwanzo account is locked for 24 hours');
  await page.goto(client.linkIn(mail, '/reset-password'));
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
});

test('tells deactivated users that they are, and creates no session', async ({ page }) => {
  const { user, email } = await client.newUser();
  const { token } = await client.logIn('admin');
  await client.api('PATCH', `/api/admin/${user._id}/activate`, { token, json: { action: 'deactivate' } });
  await page.goto('/login');
  await logIn(page, email);
  await expect(summary(page)).toHaveText('Your account has been deactivated. Please contact support.');
  expect(await page.context().cookies()).toEqual([]);
});

test('tells users that their address is unverified, and sends the e-mail again', async ({ page }) => {
  const person = registrationOf();
  await client.api('POST', '/api/auth/register', { json: person });
  await page.goto('/login');
  await logIn(page, person.email);
  await expect(summary(page)).toHaveText('Account not verified. Please verify your email.');
  await expect(page.getByLabel('Your email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('we’ve sent the e-mail again')).toBeVisible();
  expect(await client.mailsTo(person.email, 2)).toHaveLength(2);
});

test('a reply without a message counts as an invalid login', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 400, body: '' }));
  await logIn(page, uniqueLetters());
  await expect(summary(page)).toHaveText(WRONG);
});

test('shows that the dashboard is loading', async ({ page }) => {
  const { username } = await client.newUser();
  await page.goto('/login');
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/dashboard', async (route) => {
    await held;
    await route.continue();
  });
  const said = saysSometime(page, 'Loading your Dashboard...');
  await logIn(page, username);
  expect(await said).toBe(true);
  goOn();
  await expect(page).toHaveURL('/dashboard');
});

test('Remember Me keeps the name and the session for thirty days, but never the password', async ({
  page,
}) => {
  const { username } = await client.newUser();
  await page.goto('/login');
  await page.getByLabel('Remember Me').check();
  await logIn(page, username);
  await expect(page).toHaveURL('/dashboard');
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith('session-token'));
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29);
  expect(session?.httpOnly).toBe(true);
  const name = (await page.context().cookies()).find(({ value }) => value === username);
  expect(name).toMatchObject({ path: '/login', httpOnly: true });
  const cookies = JSON.stringify(await page.context().cookies());
  expect(cookies).not.toContain(TEST_PASSWORD);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(username);
  expect(kept).not.toContain(TEST_PASSWORD);
  expect(kept).not.toContain(session?.value ?? 'no session');

  await logOut(page);
  await expect(identifier(page)).toHaveValue(username);
  await expect(page.getByLabel('Remember Me')).toBeChecked();
  await expect(password(page)).toHaveValue('');
  await page.getByLabel('Remember Me').uncheck();
  await logIn(page, username);
  await expect(page).toHaveURL('/dashboard');
  await logOut(page);
  await expect(identifier(page)).toHaveValue('');
  await expect(page.getByLabel('Remember Me')).not.toBeChecked();
});

test('the login returns to the requested page', async ({ page }) => {
  const { email } = await client.newUser();
  await page.goto('/dashboard/profile?from=a-mail');
  await expect(page).toHaveURL('/login?reason=none&from=%2Fdashboard%2Fprofile%3Ffrom%3Da-mail');
  await expect(page.getByText('Please login to access this page')).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard/profile?from=a-mail');
});

for (const elsewhere of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
]) {
  test(`the login never redirects to ${elsewhere}`, async ({ page }) => {
    const { username } = await client.newUser();
    await page.goto(`/login?from=${encodeURIComponent(elsewhere)}`);
    await logIn(page, username);
    await expect(page).toHaveURL('/dashboard');
  });
}

test.describe('a logged-in user', () => {
  test.beforeEach(async ({ page }) => {
    const { token } = await client.newUser();
    await enter(page, token);
  });

  for (const path of ['/login', '/register']) {
    test(`is redirected from ${path} to the dashboard`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('without access to a page sees a message and is sent back', async ({ page }) => {
    await page.goto('/dashboard/users');
    await expect(page).toHaveURL('/unauthorized');
    await expect(page.getByRole('heading', { level: 1, name: '403 - Unauthorized Access!' })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
    await page.getByRole('link', { name: 'Back to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('reports a wrong password, and opens the dashboard with the right one', async ({ page }) => {
    const { username } = await client.newUser();
    await page.goto('/dashboard/profile');
    await logIn(page, username, 'Wrong#2026');
    await expect(summary(page)).toHaveText(WRONG);
    await expect(page).toHaveTitle(/^Error: Log In/);
    await expect(identifier(page)).toHaveValue(username);
    await logIn(page, username);
    await expect(page).toHaveURL('/dashboard/profile');
    await logOut(page);
  });
});
