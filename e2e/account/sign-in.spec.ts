import type { Page } from 'playwright/test';
import { clientFor, TEST_PASSWORD, uniqueLetters, type Client } from '@/dev/testing/client/client-for';
import { startProvider, type TestProvider } from '@/dev/testing/sign-in/start-provider';
import { startStack, type Stack } from '@/dev/testing/stack/stack';
import { expectAccessible, overflow } from '../accessible';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

let provider: TestProvider;
let stack: Stack;
let client: Client;

test.describe.configure({ mode: 'serial' });
// Long addresses must fit a phone.
test.use({ viewport: { width: 360, height: 740 } });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  provider = await startProvider();
  stack = await startStack({ env: provider.settings });
  client = clientFor(stack);
});
test.afterAll(async () => {
  await stack.stop();
  await provider.stop();
});

const continueWith = (page: Page) => page.getByRole('button', { name: 'Continue with Campus ID' });
const open = (page: Page, path: string) => page.goto(stack.appUrl + path);
const at = (path: string) => stack.appUrl + path;

function somebody(email = `${uniqueLetters()}@campus.example`): string {
  provider.be({
    sub: uniqueLetters(),
    email,
    email_verified: true,
    given_name: 'Wanjiku',
    family_name: 'Kamau',
  });
  return email;
}

withAndWithoutScript((script) => {
  /** Axe needs JavaScript. The HTML is the same without it. */
  const accessible = async (page: Page): Promise<void> => {
    if (script) await expectAccessible(page);
  };

  test('the first sign-in creates an account after the user confirms the details', async ({ page }) => {
    const email = somebody();
    await open(page, '/register');
    await accessible(page);
    await continueWith(page).click();
    await expect(page).toHaveURL(at('/finish-registration'));
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Wanjiku');
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await accessible(page);
    await page.getByLabel('Phone number').fill('12');
    await page.getByLabel('Username').fill(uniqueLetters());
    await page.getByLabel('Yes', { exact: true }).check();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toContainText('10 digits');
    await expect(page.getByLabel('First name')).toHaveValue('Wanjiku');
    await page.getByLabel('Phone number').fill('0700000000');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, '/dashboard/profile');
    await expect(page.getByText('Your account has no password.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlink Campus ID' })).toHaveCount(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('an account with the same address is linked with its password, used, and unlinked', async ({
    page,
  }) => {
    const { email } = await client.newUser();
    somebody(email);
    await open(page, '/login?from=/internships');
    await continueWith(page).click();
    await expect(page).toHaveURL(at('/link-sign-in'));
    await accessible(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByLabel('Your password on this site', { exact: true }).fill('Wrong#2026');
    await page.getByRole('button', { name: 'Link Campus ID and log in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toContainText('Invalid');
    await page.getByLabel('Your password on this site', { exact: true }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Link Campus ID and log in' }).click();
    await expect(page).toHaveURL(at('/internships'));
    await page.context().clearCookies();
    await open(page, '/login');
    await continueWith(page).click();
    await expect(page).toHaveURL(at('/dashboard'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open(page, '/dashboard/profile');
    await accessible(page);
    await page.getByRole('button', { name: 'Unlink Campus ID' }).click();
    await expect(page.getByText('Campus ID is no longer linked. Log in with your password.')).toBeVisible();
  });

  test('a user who cancels sees a message and can log in another way', async ({ page }) => {
    somebody();
    provider.refuseNext();
    await open(page, '/login');
    await continueWith(page).click();
    await expect(page).toHaveURL(at('/login'));
    await expect(page).toHaveTitle(/^Error: Log In/);
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveText(
      'You didn’t continue with Campus ID. Nothing changed.',
    );
    await expect(page.getByLabel('Email or username')).toBeVisible();
  });
});
