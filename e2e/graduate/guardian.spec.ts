import type { Page } from 'playwright/test';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client/client-for';
import { expectAccessible, overflow } from '../accessible';
import { pdf } from '../files';
import { publishListing } from '../listings';
import { logIn } from '../people';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

async function mail(to: string, nth: number, path: string): Promise<string> {
  const found = (await client.mailsTo(to, nth)).at(nth - 1);
  if (!found) throw new Error(`no mail ${nth} came to ${to}`);
  return client.linkIn(found, path);
}

/** Registers a 16-year-old with the form. Returns their address and their guardian's. */
async function registerAt16(page: Page) {
  const username = uniqueLetters();
  const [email, guardian] = [`${username}@people.example`, `mzazi.${username}@people.example`];
  await page.goto('/register');
  await page.getByLabel('No, I’m 16 or 17').check();
  await page.getByLabel('Birth month').selectOption({ index: 1 });
  await page.getByLabel('Name of your parent or guardian').fill('Grace Otieno');
  await page.getByLabel('Email of your parent or guardian').fill(guardian);
  await page.getByLabel('First name').fill('Akinyi');
  await page.getByLabel('Last name').fill('Otieno');
  await page.getByLabel('Phone number').fill('0712345678');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByLabel(/I am at least 16 years old/).check();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Get Account' }).click();
  await expect(page.getByText('Your registration was successful.')).toBeVisible();
  return { username, email, guardian };
}

withAndWithoutScript((script) => {
  test('a 16-year-old can apply while a guardian consents; the guardian deletes the account', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const { username, email, guardian } = await registerAt16(page);
    await page.goto(await mail(email, 1, '/verify-email/'));
    await expect(page.getByText(/^Grace Otieno \(m…@people\.example\)$/)).toBeVisible();
    if (script) await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
    await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();

    const [first, second] = [await publishListing(), await publishListing()];
    const applyAt = (listing: { _id: string }) => `/dashboard/apply/${listing._id}`;
    await page.goto('/login');
    await logIn(page, username);
    await page.goto('/dashboard');
    await expect(
      page.getByRole('heading', { name: 'Your parent or guardian must agree before you can apply' }),
    ).toBeVisible();
    if (script) await expectAccessible(page);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByText(`We’re sending the link to ${guardian} again`)).toBeVisible();
    await page.goto(applyAt(first));
    await expect(page.getByText('your parent or guardian hasn’t agreed')).toBeVisible();

    const parent = await (await browser.newContext({ javaScriptEnabled: script })).newPage();
    await parent.goto(await mail(guardian, 2, '/guardian/consent/'));
    await expect(
      parent.getByRole('heading', { level: 1, name: 'Do you agree that Akinyi can apply here?' }),
    ).toBeVisible();
    if (script) await expectAccessible(parent);
    expect(await overflow(parent)).toBe(0);
    await parent.getByLabel(/I am 18 or older and the parent or guardian/).check();
    await parent.getByRole('button', { name: 'I agree', exact: true }).click();
    await expect(parent.getByText('Thank you for agreeing.')).toBeVisible();

    await page.goto(applyAt(first));
    await page.getByLabel('Upload your CV').setInputFiles({
      name: 'Akinyi.pdf',
      mimeType: 'application/pdf',
      buffer: pdf('Akinyi.pdf', 'Akinyi Otieno').buffer,
    });
    if (!script) await page.getByRole('button', { name: 'Upload CV' }).click();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByText('Application saved: one step left')).toBeVisible();

    await parent.goto(await mail(guardian, 3, '/guardian/child/'));
    await expect(parent.getByRole('heading', { level: 1, name: 'Akinyi Otieno’s account' })).toBeVisible();
    await expect(parent.getByText(email).first()).toBeVisible();
    if (script) await expectAccessible(parent);
    expect(await overflow(parent)).toBe(0);
    await parent.getByRole('button', { name: 'Withdraw my consent' }).click();
    await expect(parent.getByText('You withdrew your consent.')).toBeVisible();
    await page.goto(applyAt(second));
    await expect(page.getByText('your parent or guardian withdrew their consent')).toBeVisible();

    await parent.getByLabel('Delete Akinyi’s account for good').check();
    await parent.getByRole('button', { name: 'Delete the account' }).click();
    await expect(parent.getByText('Akinyi’s account and everything in it has been deleted.')).toBeVisible();
    await parent.context().close();
    await page.goto('/dashboard');
    await expect(page.getByText('User not found')).toBeVisible();
  });
});
