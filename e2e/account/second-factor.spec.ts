import type { Page } from 'playwright/test';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { codeAt } from '@/lib/identity/accounts/second-factor/totp';
import { expectAccessible, overflow } from '../accessible';
import { signIn } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

interface Shown {
  secret: string;
  recoveryCodes: string[];
}

/** Reads the key for the authenticator app and the recovery codes, which the page shows only once. */
async function readShown(page: Page): Promise<Shown> {
  const [key = '', ...recoveryCodes] = await page.locator('main code').allTextContents();
  return { secret: key.replaceAll(' ', ''), recoveryCodes };
}

/** Returns the code of an app whose clock is `steps` steps ahead. Each code is accepted only once. */
const codeOf = (secret: string, steps = 0) => codeAt(secret, new Date(Date.now() + steps * 30_000));

async function setUp(page: Page, username: string): Promise<Shown> {
  await signIn(page, username);
  await page.goto('/dashboard/profile');
  await page.getByRole('link', { name: 'Set up the second factor' }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const shown = await readShown(page);
  await page.getByLabel('I have saved my recovery codes').check();
  await codeField(page).fill(codeOf(shown.secret));
  await password(page).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('You have 10 recovery codes left')).toBeVisible();
  return shown;
}

async function firstStep(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login?from=%2Fdashboard%2Fprofile');
  await page.getByLabel('Email or username').fill(username);
  await password(page).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a user sets up a second factor, logs in with codes, and turns it off', async ({ page }) => {
      const { username } = await client.newUser();
      const { secret, recoveryCodes } = await setUp(page, username);
      const [recovery = '', another = ''] = recoveryCodes;

      await firstStep(page, username);
      await codeField(page).fill('12345');
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'That code isn’t right' })).toBeVisible();
      await codeField(page).fill(codeOf(secret, 1));
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page).toHaveURL('/dashboard/profile');

      await firstStep(page, username);
      await codeField(page).fill(recovery);
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page).toHaveURL('/dashboard/profile');

      await page.getByRole('link', { name: 'Manage the second factor' }).click();
      await expect(page.getByText('You have 9 recovery codes left')).toBeVisible();
      await codeField(page).fill(another);
      await password(page).fill(TEST_PASSWORD);
      await page.getByRole('button', { name: 'Turn off' }).click();
      await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
    });
  });
}

test('the pages of the second factor are accessible and not wider than the screen', async ({ page }) => {
  const { username } = await client.newUser();
  const check = async () => {
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
  };
  await signIn(page, username);
  await page.goto('/dashboard/second-factor');
  await check();
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await check();
  await setUp(page, (await client.newUser()).username);
  await check();
  const { username: other } = await client.newUser();
  await setUp(page, other);
  await firstStep(page, other);
  await check();
});
