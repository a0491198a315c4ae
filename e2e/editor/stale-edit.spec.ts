import type { Page } from 'playwright/test';
import { publishListing, readListing, type PublishedListing } from '../listings';
import { signIn } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

/** Changes the listing as another editor. */
async function change(
  { _id, fields, token }: PublishedListing,
  json: Record<string, unknown>,
): Promise<void> {
  const answer = await client.api('PUT', `/api/internships/${_id}`, { token, json: { ...fields, ...json } });
  expect(answer.status).toBe(200);
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Someone else saved this internship first' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });

async function editStale(page: Page): Promise<PublishedListing> {
  const listing = await publishListing({ yourRole: ['Climb'] });
  await signIn(page, 'editor');
  await page.goto(`/dashboard/internships/${listing._id}`);
  await page.getByLabel('Duration').fill('4 months');
  await page.getByLabel('Company').fill('Mine Limited');
  await change(listing, { location: 'Marsabit', company: 'Theirs Limited', yourRole: ['Climb', 'Grease'] });
  await save(page).click();
  await expect(notice(page)).toBeFocused();
  return listing;
}

test('shows another editor’s change beside mine, and overwrites nothing unseen', async ({ page }) => {
  const { _id } = await editStale(page);
  expect(await readListing(_id)).toMatchObject({ duration: '3 months', company: 'Theirs Limited' });

  const company = notice(page).getByRole('group', { name: 'Company' });
  await expect(company).toContainText('When you opened it: Jua Kali Energy');
  await expect(company.getByLabel('Theirs: Theirs Limited')).not.toBeChecked();
  await expect(company.getByLabel('Mine: Mine Limited')).toBeChecked();
  await expect(notice(page).getByLabel('Theirs: Marsabit')).toBeChecked();
  await expect(notice(page).getByRole('group', { name: 'Duration' })).toHaveCount(0);
  await expect(save(page)).toBeDisabled();

  await notice(page).getByRole('button', { name: 'Continue with this' }).click();
  await expect(page.getByText('The form now has your choices')).toBeVisible();
  await expect(page.getByLabel('Location')).toHaveValue('Marsabit');
  await expect(page.getByLabel('Duration')).toHaveValue('4 months');
  await expect(page.getByLabel('Your role, item 2')).toHaveValue('Grease');
  await save(page).click();
  await expect(page.getByText('The internship has been updated.')).toBeVisible();
  expect(await readListing(_id)).toMatchObject({
    duration: '4 months',
    location: 'Marsabit',
    company: 'Mine Limited',
    yourRole: ['Climb', 'Grease'],
  });
});

test('the other editor’s changes can be accepted one by one, or all at once', async ({ page }) => {
  const { _id } = await editStale(page);
  await notice(page).getByLabel('Theirs: Theirs Limited').check();
  await notice(page).getByLabel('Mine: Kisumu').check();
  await notice(page).getByRole('button', { name: 'Continue with this' }).click();
  await expect(page.getByLabel('Company')).toHaveValue('Theirs Limited');
  await expect(page.getByLabel('Location')).toHaveValue('Kisumu');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/dashboard/internships/${_id}`);
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Location')).toHaveValue('Marsabit');
  await expect(page.getByLabel('Duration')).toHaveValue('3 months');
});

test('compares text typed before the session ended with another editor’s later changes', async ({ page }) => {
  const listing = await publishListing();
  const path = `/dashboard/internships/${listing._id}`;
  await signIn(page, 'editor');
  await page.goto(path);
  await page.getByLabel('Duration').fill('4 months');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.context().clearCookies();
  await page.goto('/login');
  await change(listing, { location: 'Marsabit' });
  await signIn(page, 'editor');
  await page.goto(path);
  await expect(page.getByLabel('Duration')).toHaveValue('4 months');
  await save(page).click();
  await expect(notice(page)).toBeFocused();
  await expect(notice(page).getByLabel('Theirs: Marsabit')).toBeChecked();
});

test('a listing deleted meanwhile cannot be saved, and says so', async ({ page }) => {
  const { _id, token } = await publishListing();
  await signIn(page, 'editor');
  await page.goto(`/dashboard/internships/${_id}`);
  await page.getByLabel('Duration').fill('4 months');
  await client.api('DELETE', `/api/internships/${_id}`, { token });
  await save(page).click();
  await expect(page.getByRole('alert').getByText('This internship is no longer available.')).toBeVisible();
});

test('a save refused for another reason says which, and blames no other editor', async ({ page }) => {
  const listing = await publishListing();
  await signIn(page, 'editor');
  await page.goto(`/dashboard/internships/${listing._id}`);
  const message = 'This internship closed more than 90 days ago, so it can’t reopen.';
  await page.route(`**/api/internships/${listing._id}`, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 409, json: { message, errors: { applicationDeadline: message } } }),
  );
  await page.getByLabel('Duration').fill('4 months');
  await save(page).click();
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(save(page)).toBeEnabled();
});
