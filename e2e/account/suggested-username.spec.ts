import type { Page } from 'playwright/test';
import { expect, test } from '../test';
import { holdScript, touch } from '../touch';

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

/** Types a name and a phone number before the script loads. Returns the function that lets it load. */
async function typeBeforeScript(page: Page): Promise<() => void> {
  const letScripts = await holdScript(page);
  await page.goto('/register', { waitUntil: 'domcontentloaded' });
  await field(page, 'firstName').fill('Wanjirũ');
  await field(page, 'lastName').fill('Ng’ang’a');
  await field(page, 'phoneNumber').fill('0712345678');
  return letScripts;
}

test('suggests a username for a name that was typed before the script had loaded', async ({ page }) => {
  const letScripts = await typeBeforeScript(page);
  await expect(field(page, 'username')).toHaveValue('');
  letScripts();
  await expect(field(page, 'username')).toHaveValue('wanjirunganga');
  await expect(field(page, 'phoneNumber')).toBeFocused();
});

test('suggests nothing to someone who is about to type a username', async ({ page }) => {
  const letScripts = await typeBeforeScript(page);
  await field(page, 'username').focus();
  letScripts();
  await touch(page);
  await expect(field(page, 'username')).toBeFocused();
  await page.keyboard.type('njeri');
  await expect(field(page, 'username')).toHaveValue('njeri');
});

test('suggests nothing when React takes over while the focus moves to the username', async ({ page }) => {
  // Lets React begin, and holds its work back until the next event.
  await page.addInitScript(() => {
    MessagePort.prototype.postMessage = () => undefined;
  });
  const letScripts = await typeBeforeScript(page);
  letScripts();
  await expect
    .poll(() => page.evaluate(() => Object.keys(document).some((key) => key.startsWith('_reactListening'))))
    .toBe(true);
  await field(page, 'username').focus();
  await page.keyboard.insertText('njeri');
  await touch(page);
  await expect(field(page, 'username')).toHaveValue('njeri');
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
