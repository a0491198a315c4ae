import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { TEST_PASSWORD, uniqueLetters } from '@/dev/testing/client-for';
import { logIn } from '../people';
import { client } from '../stack';

test('a graduate edits the profile, changes the e-mail, adds a picture, takes the data along and leaves', async ({
  page,
}) => {
  const graduate = await client.newUser();
  await page.goto('/dashboard/profile');
  await logIn(page, graduate.email);

  await page.getByLabel('Phone number').fill('071');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('link', { name: 'Phone number should be exactly 10 digits' })).toBeVisible();
  await page.getByLabel('Phone number').fill('0722000111');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();

  const email = `${uniqueLetters()}@new.example`;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(`Follow the link we sent to ${email}`).first()).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  const [mail] = await client.mailsTo(email);
  if (!mail) throw new Error('no mail came');
  await page.goto(client.linkIn(mail, '/verify-email-change/'));
  await expect(page.getByRole('heading', { name: 'Your email is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).locator('visible=true').last().click();

  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Phone number')).toHaveValue('0722000111');

  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Add a picture').setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Upload picture' }).click();
  await expect(page.getByText('Only JPEG, PNG and WebP pictures are allowed')).toBeVisible();
  await page.getByLabel('Add a picture').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Upload picture' }).click();
  await expect(page.getByText('Your picture has been updated.')).toBeVisible();
  await expect(page.locator('header img')).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Your picture has been removed.')).toBeVisible();
  await expect(page.locator('header img')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByText('Delete my account', { exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('Wrong#2026');
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByRole('link', { name: 'That is not your password' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
});
