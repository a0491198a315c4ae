import type { Page } from 'playwright/test';
import { uploadResume } from '../files';
import { EMPLOYERS_PAGE, publishListing, standIn } from '../listings';
import { enter, signIn } from '../signed-in';
import { expectSpoken, spoken } from '../spoken';
import { client } from '../stack';
import { submitListing } from '../submissions';
import { expect, test } from '../test';

// The words that a screen reader says on the main pages. The transcripts are committed in e2e/transcripts, so
// that a review sees each change.

const main = (page: Page) => page.getByRole('main');

test('a visitor hears a listing: title, company, key details and how to apply', async ({ page }) => {
  const { path, title } = await publishListing();
  await page.goto(path);
  expectSpoken(await spoken(page, page.getByRole('article')), 'listing', { [title]: 'title' });
});

test('a visitor hears why a login fails', async ({ page }) => {
  await page.goto('/login');
  await main(page).getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(main(page).getByRole('alert').first()).toBeFocused();
  expectSpoken(await spoken(page, main(page)), 'login-with-errors');
});

test('a graduate hears each step of an application, and its status', async ({ page }) => {
  await standIn(page.context());
  const [graduate, listing] = await Promise.all([
    client.newUser(),
    publishListing({ applyLink: EMPLOYERS_PAGE }),
  ]);
  const mine = { [listing.title]: 'title', [graduate.email]: 'email', [graduate.username]: 'username' };
  await uploadResume(graduate, 'Akinyi CV.pdf');
  await enter(page, graduate.token);
  await page.goto(listing.path);
  const steps = page.getByRole('region', { name: 'Apply', exact: true });
  await steps.getByRole('button', { name: 'Apply Now' }).click();
  await expect(steps.getByText('Akinyi CV.pdf')).toBeVisible();
  expectSpoken(await spoken(page, steps), 'apply-choose', mine);
  await steps.getByRole('button', { name: 'Use My Current Resume' }).click();
  await expect(steps.getByRole('heading', { name: 'Review and send' })).toBeFocused();
  expectSpoken(await spoken(page, steps), 'apply-send', mine);
  await steps.getByRole('button', { name: /^Apply Now/ }).click();
  await expect(steps.getByText('Application saved: one step left')).toBeVisible();
  await page.goto('/dashboard/my-internships');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectSpoken(await spoken(page, main(page)), 'my-internships', mine);
});

test('an employer hears what is missing from a submission', async ({ page }) => {
  const employer = await client.newUser({ role: 'employer' });
  await enter(page, employer.token);
  await page.goto('/dashboard/employer-internships/submit');
  await main(page).getByRole('button', { name: 'Submit for approval' }).click();
  await expect(main(page).getByRole('alert').first()).toBeFocused();
  expectSpoken(await spoken(page, main(page)), 'submit-with-errors');
});

test('an editor hears the form of a listing', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/dashboard/internships/new');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectSpoken(await spoken(page, main(page)), 'new-internship');
});

test('an administrator hears a pending submission', async ({ page }) => {
  const { _id, title } = await submitListing();
  await signIn(page, 'admin');
  await page.goto(`/dashboard/internship-submissions/${_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectSpoken(await spoken(page, main(page)), 'submission', { [title]: 'title' });
});
