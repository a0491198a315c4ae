import type { Page } from 'playwright/test';
import { client } from '../stack';
import { enter } from '../signed-in';
import { expect, test } from '../test';
import { touch } from '../touch';

const ANSWERS = [
  ['an empty answer', ''],
  ['the page of a network that asks for a log-in', '<!doctype html><title>Wi-Fi</title>'],
] as const;

/** Responds to the next call to this address with status 200 and content from another server. */
const answerOnce = (page: Page, url: string, body: string) =>
  page.route(url, (route) => route.fulfill({ status: 200, contentType: 'text/html', body }), { times: 1 });

for (const [what, body] of ANSWERS) {
  test(`${what} in response to a form counts as a failure, and the form can be sent again`, async ({
    page,
  }) => {
    await answerOnce(page, '**/api/contact', body);
    await page.goto('/contact-us');
    await touch(page);
    await page.getByLabel('Name').fill('Akinyi Otieno');
    await page.getByLabel('Email').fill('akinyi@people.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    const send = page.getByRole('button', { name: 'Send message' });
    await send.click();
    await expect(page.getByText('Your message wasn’t sent. Please try again.')).toBeVisible();
    await send.click();
    await expect(page.getByText('Thank you. Your message is on its way')).toBeVisible();
  });

  test(`${what} in response to a dashboard form counts as a failure`, async ({ page }) => {
    const { token } = await client.newUser();
    await enter(page, token);
    await answerOnce(page, '**/api/users/profile', body);
    await page.goto('/dashboard/profile');
    await touch(page);
    await page.getByLabel('Phone number').fill('0722000222');
    const save = page.getByRole('button', { name: 'Save changes' });
    await save.click();
    await expect(page.getByText('Failed to update profile')).toBeVisible();
    await save.click();
    await expect(page.getByText('Your profile has been updated.')).toBeVisible();
  });
}
