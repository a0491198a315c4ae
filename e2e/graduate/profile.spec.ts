import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { TEST_PASSWORD, uniqueLetters, type NewUser } from '@/dev/testing/client/client-for';
import { unzip } from '@/dev/testing/data/unzip';
import { expectAccessible } from '../accessible';
import { applyTo, pdf, uploadResume } from '../files';
import { publishListing } from '../listings';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

async function openProfile(page: Page): Promise<NewUser> {
  const graduate = await client.newUser();
  await enter(page, graduate.token);
  await page.goto('/dashboard/profile');
  return graduate;
}

/** Enters the password that confirms a new e-mail address. */
const confirm = (page: Page) =>
  page
    .getByRole('group', { name: 'Your details' })
    .getByLabel('Current password', { exact: true })
    .fill(TEST_PASSWORD);

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();

test.describe('the profile form', () => {
  test('shows each rule in the summary and beside its field, then saves the change', async ({ page }) => {
    await openProfile(page);
    const [email, phone] = [page.getByLabel('Email'), page.getByLabel('Phone number')];
    const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')];
    for (const [field, wrong, message] of [
      [first, 'Wanj1ku', 'First name should contain only letters'],
      [last, '', 'Last name is required'],
      [email, '', 'Email is required'],
      [email, 'akinyi@', 'Please enter a valid email address!'],
      [phone, '', 'Phone number is required'],
      [phone, '071', 'Phone number should be exactly 10 digits'],
    ] as const) {
      const before = await field.inputValue();
      await field.fill(wrong);
      await save(page);
      const link = page.getByRole('link', { name: message });
      await expect(link).toBeVisible();
      await link.click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await field.fill(before);
    }
    await first.fill('Ngina');
    await last.fill("Ng'ang'a");
    await phone.fill('+254 722 000 111');
    await save(page);
    await expect(page.getByText('Your profile has been updated.')).toBeVisible();
    await expect(phone).toHaveValue('0722000111');
    await expect(page.getByRole('banner')).toContainText('NN');
    await page.reload();
    await expect(phone).toHaveValue('0722000111');
    await expect(last).toHaveValue('Ng’ang’a');
  });

  test('shows a message for a reply without one', async ({ page }) => {
    await openProfile(page);
    await page.route('**/api/users/profile', (route) => route.fulfill({ status: 500, body: '' }));
    await save(page);
    await expect(page.getByText('Failed to update profile')).toBeVisible();
  });

  test('changes the e-mail address when the link is followed, and notifies the old address', async ({
    page,
  }) => {
    const graduate = await openProfile(page);
    const wanted = `${uniqueLetters()}@new.example`;
    await page.getByLabel('Email').fill(wanted);
    await save(page);
    await expect(page.getByRole('link', { name: 'Enter your current password' })).toBeVisible();
    await confirm(page);
    await save(page);
    await expect(page.getByText(`Open the link we sent to ${wanted}`).first()).toBeVisible();
    for (const label of ['First name', 'Last name', 'Email', 'Phone number'])
      await expect(page.getByLabel(label)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    const [, told] = await client.mailsTo(graduate.email, 2);
    expect(told?.text).toContain(wanted);
    const [mail] = await client.mailsTo(wanted);
    if (!mail) throw new Error('no mail came');
    await page.goto(client.linkIn(mail, '/verify-email-change/'));
    await expect(page.getByRole('heading', { name: 'Your e-mail has changed' })).toBeVisible();
    await page.goto('/dashboard/profile');
    await expect(page.getByText('Session expired. Please login again.')).toBeVisible();
    await page.getByLabel('Email or username').fill(wanted);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(wanted);
    await expect(page.getByLabel('Email')).toBeEnabled();
  });

  test('cancels a change of the e-mail address', async ({ page }) => {
    const graduate = await openProfile(page);
    const wanted = `${uniqueLetters()}@new.example`;
    await page.getByLabel('Email').fill(wanted);
    await confirm(page);
    await save(page);
    await page.getByRole('button', { name: 'Keep my current e-mail' }).click();
    await expect(page.getByText('Your e-mail stays the same.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeEnabled();
    // The button that was pressed is gone, so the focus moves to the result rather than to the top of the
    // page.
    await expect(page.locator(':focus')).toHaveText('Your e-mail stays the same.');
    await expect(page.getByLabel('Email')).toHaveValue(graduate.email);
    const [mail] = await client.mailsTo(wanted);
    if (!mail) throw new Error('no mail came');
    await page.goto(client.linkIn(mail, '/verify-email-change/'));
    await expect(page.getByText(/isn’t valid/)).toBeVisible();
  });
});

test('rejects, then changes a password; this device stays logged in, the other is listed and logged out', async ({
  page,
}) => {
  const graduate = await openProfile(page);
  const { token: other } = await client.logIn(graduate.email);
  await page.reload();
  const sessions = page.getByRole('list', { name: 'Where you’re logged in' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessible(page);
  const [current, wanted, again] = ['Current password', 'New password', 'Confirm new password'].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  if (!current || !wanted || !again) throw new Error('no fields');
  const change = page.getByRole('button', { name: 'Change password' });
  await current.fill('Wrong#2026');
  await wanted.fill('Mpya#2026x');
  await again.fill('Mpya#2026x');
  await change.click();
  const problem = page.getByRole('link', { name: 'That isn’t your password' });
  await problem.click();
  await expect(current).toBeFocused();
  await current.fill(TEST_PASSWORD);
  await change.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  expect((await client.api('GET', '/api/users/me', { token: other })).status).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});

test('uploads and replaces a resume, and lists each sent one with its applications', async ({ page }) => {
  const graduate = await openProfile(page);
  await expect(page.getByText('You haven’t added a CV yet. You need one to apply.')).toBeVisible();
  await expect(page.getByText('Max file size: 2MB (PDF or Word)')).toBeVisible();
  await page.getByLabel('Upload your CV').setInputFiles(pdf('Wasifu wa kwanza.pdf'));
  await page.getByRole('button', { name: 'Upload CV' }).click();
  await expect(page.getByText('Your resume has been uploaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wasifu wa kwanza.pdf' })).toBeVisible();

  const listing = await publishListing();
  await applyTo(listing, graduate, 'Wasifu uliotumwa.pdf');
  await page.reload();
  await page.getByLabel('Upload a newer CV').setInputFiles(pdf('Wasifu mpya.pdf'));
  await page.getByRole('button', { name: 'Upload CV' }).click();
  await expect(page.getByRole('link', { name: 'Wasifu mpya.pdf' })).toBeVisible();
  const sent = page.getByRole('list', { name: 'CVs you sent' }).getByRole('listitem');
  await expect(sent).toHaveCount(1);
  await expect(sent).toContainText('Wasifu uliotumwa.pdf');
  await expect(sent).toContainText(`Sent to Jua Kali Energy for ${listing.title}`);
  await expect(sent).toContainText('Not downloaded yet');
  const download = page.waitForEvent('download');
  await sent.getByRole('link', { name: 'Wasifu uliotumwa.pdf' }).click();
  expect(await readFile(await (await download).path())).toEqual(pdf('Wasifu uliotumwa.pdf').buffer);
});

test('rejects, adds, replaces and removes a picture', async ({ page }) => {
  await openProfile(page);
  const picture = (background: string) =>
    sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const choose = async (label: string, name: string, buffer: Buffer) => {
    await page.getByLabel(label).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Upload picture' }).click();
  };
  const shown = page.locator('header img').locator('visible=true');
  await page.getByRole('button', { name: 'Upload picture' }).click();
  await expect(page.getByText('Please select a file!')).toBeVisible();
  await choose('Add a picture', 'me.jpg', Buffer.from('not a picture'));
  await expect(page.getByText('Only JPEG, PNG and WebP pictures are allowed')).toBeVisible();
  await choose('Add a picture', 'me.jpg', Buffer.alloc(2 * 1024 * 1024 + 1));
  await expect(page.getByText('File size exceeds 2MB limit')).toBeVisible();
  await choose('Add a picture', 'me.jpg', (await picture('green')).subarray(0, 300));
  await expect(page.getByText('This picture is damaged. Please choose another.')).toBeVisible();
  await choose('Add a picture', 'IMG-20261126-WA0007', await picture('green'));
  await expect(page.getByText('Your picture has been updated.')).toBeVisible();
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
  const first = await shown.getAttribute('src');
  await choose('Replace the picture', 'me.jpg', await picture('red'));
  await expect(shown).not.toHaveAttribute('src', first ?? '');
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Your picture has been removed.')).toBeVisible();
  await expect(shown).toHaveCount(0);
});

test('downloads all data and files as one ZIP', async ({ page }) => {
  const graduate = await openProfile(page);
  const resumeId = await uploadResume(graduate, 'Wasifu.pdf');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  const files = unzip(await readFile(await file.path()));
  expect(files.get(`files/resumes/${resumeId}/Wasifu.pdf`)).toEqual(pdf('Wasifu.pdf').buffer);
  expect(JSON.parse(files.get('data.json')?.toString() ?? '')).toMatchObject({
    profile: { email: graduate.email, username: graduate.username },
    resumes: [{ fileName: 'Wasifu.pdf' }],
    applications: [],
  });
});

test('deletes the account after asking for the password', async ({ page }) => {
  const graduate = await openProfile(page);
  await page.getByText('Delete my account', { exact: true }).click();
  const remove = page.getByRole('button', { name: 'Delete my account for good' });
  for (const [wrong, message] of [
    ['', 'Enter your password'],
    ['Wrong#2026', 'That isn’t your password'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(wrong);
    await remove.click();
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await remove.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible();
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto('/account-deleted');
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  const json = { emailOrUsername: graduate.email, password: TEST_PASSWORD };
  expect((await client.api('POST', '/api/auth/login', { json })).status).toBe(401);
});
