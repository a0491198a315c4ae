import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { overflow } from '../accessible';
import { pdf } from '../files';
import { EMPLOYERS_PAGE, publishListing } from '../listings';
import { client } from '../stack';
import { expect, test } from '../test';

test.use({ javaScriptEnabled: false });

test('a graduate logs in, uploads a resume and applies, all without JavaScript', async ({ page }) => {
  const graduate = await client.newUser();
  const listing = await publishListing({ applyLink: EMPLOYERS_PAGE });
  await page.goto(listing.path);
  await page.getByRole('link', { name: 'Apply without JavaScript' }).click();
  await page.getByLabel('Email or username').fill(graduate.email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`/dashboard/apply/${listing._id}`);
  await expect(page.getByRole('main')).toContainText('You need a CV to apply');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no resume') };
  await page.getByLabel('Upload your CV').setInputFiles(notes);
  await page.getByRole('button', { name: 'Upload CV' }).click();
  await expect(page.getByLabel('Upload your CV')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Upload your CV').setInputFiles(pdf('Akinyi.pdf', 'Akinyi Otieno'));
  await page.getByRole('button', { name: 'Upload CV' }).click();
  await expect(page.getByRole('link', { name: 'Akinyi.pdf' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { name: 'Application saved: one step left' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the employer’s page' })).toBeVisible();
  const subjects = (await client.mailsTo(graduate.email, 2)).map(({ subject }) => subject);
  expect(subjects.join()).toContain(listing.title);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Send application' })).toBeHidden();
  await page.goto(listing.path);
  await expect(page.getByRole('main')).toContainText('One step left');
  await expect(page.getByRole('link', { name: 'Open the employer’s page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply without JavaScript' })).toBeHidden();
});
