import type { Page } from 'playwright/test';
import { expect, test } from '../test';

const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  username: 'Username',
} as const;

const field = (page: Page, name: keyof typeof LABELS) => page.getByLabel(LABELS[name], { exact: true });

test('suggests a username from the name, and leaves one that was typed', async ({ page }) => {
  await page.goto('/register');
  await field(page, 'firstName').fill('Wanjirũ');
  await field(page, 'lastName').fill('Ng’ang’a');
  await field(page, 'phoneNumber').focus();
  await expect(field(page, 'username')).toHaveValue('wanjirunganga');
  await field(page, 'firstName').fill('Njeri');
  await field(page, 'phoneNumber').focus();
  await expect(field(page, 'username')).toHaveValue('njeringanga');
  await field(page, 'username').fill('');
  await field(page, 'phoneNumber').focus();
  await expect(field(page, 'username')).toHaveValue('');
  await field(page, 'username').fill('njeri');
  await field(page, 'firstName').fill('Achieng');
  await field(page, 'phoneNumber').focus();
  await expect(field(page, 'username')).toHaveValue('njeri');
});

test('suggests a username for a name that was typed before the script had loaded', async ({ page }) => {
  let letScripts: () => void = () => undefined;
  const scriptsCome = new Promise<void>((resolve) => (letScripts = resolve));
  await page.route(/\/(_next\/static\/.*\.js|page-script\/)/, async (route) => {
    await scriptsCome;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'domcontentloaded' });
  await field(page, 'firstName').fill('Wanjirũ');
  await field(page, 'lastName').fill('Ng’ang’a');
  await field(page, 'phoneNumber').fill('0712345678');
  await expect(field(page, 'username')).toHaveValue('');
  letScripts();
  await expect(field(page, 'username')).toHaveValue('wanjirunganga');
  await expect(field(page, 'phoneNumber')).toBeFocused();
});

test('a suggested username removes the error at the field', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Get Account' }).click();
  const links = page.getByRole('alert').getByRole('link');
  await expect(links.filter({ hasText: 'Username is required' })).toHaveCount(1);
  await field(page, 'firstName').fill('Njeri');
  await field(page, 'lastName').fill('Wambui');
  await field(page, 'phoneNumber').focus();
  await expect(field(page, 'username')).toHaveValue('njeriwambui');
  await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'false');
  await expect(links.filter({ hasText: 'Email is required' })).toHaveCount(1);
  await expect(page.getByText('Username is required')).toHaveCount(0);
  await expect(field(page, 'phoneNumber')).toBeFocused();
});
