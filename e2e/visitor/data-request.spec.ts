import { randomUUID } from 'node:crypto';
import { expectAccessible, overflow } from '../accessible';
import { findRequest } from '../data-requests';
import { signIn } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

withAndWithoutScript((script) => {
  test('a visitor asks about their data, and an administrator replies', async ({ page }) => {
    const email = `${randomUUID()}@people.example`;
    const text = `What do you have about me? ${randomUUID()}`;
    await page.goto('/privacy-policy');
    await page.getByRole('link', { name: 'Ask about your data' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ask about your data' })).toBeVisible();
    await page
      .getByLabel('What would you like us to do?')
      .selectOption({ label: 'See what you store about me' });
    await page.getByLabel('Your name').fill('Wanjiru Kamau');
    await page.getByLabel('Your e-mail address').fill(email);
    await page.getByLabel('Your request').fill(text);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Thank you. A person will answer within 7 days.')).toBeVisible();
    const [confirmation] = await client.mailsTo(email);
    expect(confirmation?.subject).toBe('We have received your request');

    await signIn(page, 'admin');
    const { token } = await client.logIn('admin');
    const id = await findRequest(email, token);
    await page.goto('/dashboard/requests');
    await expect(page.getByText('Due in 7 days').first()).toBeVisible();
    if (script) await expectAccessible(page);
    if (script) expect(await overflow(page)).toBe(0);
    await page.goto(`/dashboard/requests/${id}`);
    await expect(page.getByText(text)).toBeVisible();
    if (script) await expectAccessible(page);
    await page.getByLabel('Decision').selectOption({ label: 'Answer: done' });
    await page.getByLabel('Your answer or reason').fill('Nothing but this request.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The request is answered')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();
    if (script) await expectAccessible(page);
    if (script) expect(await overflow(page)).toBe(0);
    const mails = await client.mailsTo(email, 2);
    expect(mails.map(({ text: body }) => body).join()).toContain('Nothing but this request.');
  });
});

test('after an incomplete request, the form says what is missing', async ({ page }) => {
  await page.goto('/data-request');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fix the errors' })).toBeFocused();
  await expect(page.getByText('Choose what you’re asking for').first()).toBeVisible();
  await expectAccessible(page);
});

test('shows an administrator what each field is for', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Processing Register' })).toBeVisible();
  const users = page.getByRole('region', { name: 'users', exact: true });
  await expect(users.getByRole('row').filter({ hasText: 'passwordHash' })).toContainText('731 days after');
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as JSON' }).click();
  expect((await download).suggestedFilename()).toBe('processing-register.json');
});
