import type { Page } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { site } from '@/lib/platform/core/site';
import { client } from '../stack';
import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';
import { touch } from '../touch';

const SENT = 'Thank you. Your message is on its way, and we’ll answer by e-mail.';

async function write(page: Page, message: string, name = 'Wanjikũ wa Kamau'): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill('wanjiku@people.example');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
}

const arrived = async (message: string): Promise<boolean> =>
  (await client.mailsTo(site.email)).some(({ text }) => text.includes(message));

withAndWithoutScript((script) => {
  test('sends a message, which arrives', async ({ page }) => {
    const message = `Habari, ${uniqueLetters()}`;
    await page.goto('/contact-us');
    await write(page, message);
    await expect(page.getByText(SENT)).toBeVisible();
    if (!script) await expect(page).toHaveURL('/contact-us?sent=1#contact');
    await expect.poll(() => arrived(message)).toBe(true);
  });

  test('shows mistakes beside their fields and in the summary', async ({ page }) => {
    await page.goto('/contact-us');
    if (script) await touch(page);
    await write(page, 'Habari', 'R2 D2');
    const words = 'Please enter a valid name (at least 3 letters)!';
    await expect(page.getByRole('alert').getByText(words).first()).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(`Error: ${words}`);
    await expect(page).toHaveTitle(/^Error: /);
    if (script) await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Habari');
  });

  test('lists five other ways to find us', async ({ page }) => {
    await page.goto('/contact-us');
    const elsewhere = page.getByRole('region', { name: 'Find us elsewhere' });
    await expect(elsewhere.getByRole('link')).toHaveCount(5);
    for (const { label, href } of site.social) {
      await expect(elsewhere.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
    const trap = page.locator('input[name="website"]');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(page.getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
  });
});

test('an empty form lists everything that is missing, on the home page too', async ({ page }) => {
  await page.goto('/');
  await touch(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  for (const words of [
    'Please enter a valid name (at least 3 letters)!',
    'Please enter a valid email address!',
    'Please enter your message!',
  ]) {
    await expect(page.getByRole('alert').getByRole('link', { name: words })).toBeVisible();
  }
  await page.getByRole('alert').getByRole('link', { name: 'Please enter your message!' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
});

test('the confirmation stays for seven seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact-us');
  await touch(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await write(page, 'Habari');
  await expect(page.getByText(SENT)).toBeVisible();
  await page.clock.runFor(6_900);
  await expect(page.getByText(SENT)).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByText(SENT)).toHaveCount(0);
});
