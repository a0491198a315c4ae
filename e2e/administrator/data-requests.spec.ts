import type { Page } from 'playwright/test';
import { expectAccessible, overflow } from '../accessible';
import { askAboutData, askWithConfirmedAddress, findRequest } from '../data-requests';
import { signIn } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

async function openRequest(page: Page, email: string): Promise<string> {
  const token = await signIn(page, 'admin');
  const path = `/dashboard/requests/${await findRequest(email, token)}`;
  await page.goto(path);
  return path;
}

withAndWithoutScript((script) => {
  const expectSound = async (page: Page) => {
    if (!script) return;
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
  };

  test('a visitor confirms their address; then an administrator sends their data, which they download once', async ({
    page,
    browser,
  }) => {
    const { user, link } = await askAboutData('access');
    const path = await openRequest(page, user.email);
    await expect(page.getByText('Address not confirmed')).toBeVisible();
    await expect(page.getByText('The address isn’t confirmed yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send their data' })).toBeHidden();
    await expectSound(page);

    const visitor = await browser.newPage({ javaScriptEnabled: script });
    await visitor.goto(link);
    await expect(visitor.getByText('someone asked with this address to see your data')).toBeVisible();
    await expectSound(visitor);
    await visitor.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(visitor.getByText('Your address is confirmed. A person will answer by')).toBeVisible();
    await visitor.context().clearCookies();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: 'You’ve already confirmed' })).toBeVisible();
    await expectSound(visitor);

    await page.goto(path);
    await expect(page.getByText('Address confirmed')).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: 'Send their data' }).click();
    await expect(page.getByText('We’re e-mailing the person a link to their data.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The answer' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send their data' })).toBeHidden();

    const [, , mail] = await client.mailsTo(user.email, 3);
    if (!mail) throw new Error('no link to the data came');
    await visitor.goto(client.linkIn(mail, '/data-request/download/'));
    await expectSound(visitor);
    const download = visitor.waitForEvent('download');
    await visitor.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.zip');
    await visitor.reload();
    await expect(visitor.getByText('This link isn’t valid or was already used.')).toBeVisible();
    await expectSound(visitor);
    await visitor.close();
  });

  test('corrects an account and comes back to the request', async ({ page }) => {
    const { user } = await askWithConfirmedAddress('correct');
    const path = await openRequest(page, user.email);
    await expectSound(page);
    await page.getByRole('link', { name: 'Correct the account' }).click();
    await page.getByLabel('First name').fill('Atieno');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('details are saved.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Back to the request' }).click();
    await expect(page).toHaveURL(path);
    await page.getByLabel('Decision').selectOption({ label: 'Answer: done' });
    await page.getByLabel('Your answer or reason').fill('Your first name is correct now.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('The request is answered')).toBeVisible();
  });

  test('erases an account once that is confirmed, and answers the request', async ({ page }) => {
    const { user } = await askWithConfirmedAddress('erase');
    await openRequest(page, user.email);
    await page
      .getByText(/^Delete Akinyi/)
      .first()
      .click();
    await page.getByRole('button', { name: 'Erase the account' }).click();
    const confirmation = page.getByLabel(/’s account for good$/);
    await expect(confirmation).toBeFocused();
    await expectSound(page);
    await confirmation.check();
    await page.getByRole('button', { name: 'Erase the account' }).click();
    await expect(page.getByText('The account is deleted and the request is answered.')).toBeVisible();
    await expect(page.getByText('Erased with the data').first()).toBeVisible();
    await expectSound(page);
    const mails = await client.mailsTo(user.email, 3);
    expect(mails.at(-1)?.text).toContain('We have deleted your account and everything in it.');
    const { status } = await client.api('POST', '/api/auth/login', {
      json: { emailOrUsername: user.username, password: user.password },
    });
    expect(status).toBe(401);
  });

  test('stops the e-mails that a person objects to, then answers', async ({ page }) => {
    const { user } = await askWithConfirmedAddress('object');
    await openRequest(page, user.email);
    await expectSound(page);
    await page.getByRole('button', { name: 'Stop alerts and reminders' }).click();
    await expect(page.getByText('Their alerts and reminders are off. Now answer the request.')).toBeVisible();
    await expect(page.getByLabel('Decision')).toBeVisible();
    await page.goto('/dashboard/audit?action=e-mails+stopped+on+request');
    await expect(page.getByText(/^Objection, asked on/).first()).toBeVisible();
  });
});

test('says that no account has the address', async ({ page }) => {
  const email = `${crypto.randomUUID()}@people.example`;
  const json = { kind: 'access', name: 'Wanjiru Kamau', email, text: 'What do you have about me?' };
  await client.api('POST', '/api/requests', { json });
  await openRequest(page, email);
  await expect(page.getByText('No account has this address. Answer in your own words.')).toBeVisible();
  await expectAccessible(page);
});
