import type { Page } from 'playwright/test';
import { expectAccessible, expectReflow, overflow } from '../accessible';
import { applyTo, uploadResume } from '../files';
import { EMPLOYERS_PAGE, publishListing, standIn } from '../listings';
import { enter, signIn } from '../signed-in';
import { makeUser } from '../staff-people';
import { client } from '../stack';
import { expect, test } from '../test';

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await expectReflow(page);
}

test('each step of applying', async ({ page, context }) => {
  await standIn(context);
  const [graduate, listing] = await Promise.all([
    client.newUser(),
    publishListing({ applyLink: EMPLOYERS_PAGE }),
  ]);
  await uploadResume(graduate);
  await enter(page, graduate.token);
  await page.goto(listing.path);
  const applyNow = page.getByRole('button', { name: 'Apply Now' });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await applyNow.click();
  await expect(heading('Choose your CV')).toBeFocused();
  await page.getByRole('button', { name: 'Upload CV' }).click();
  await expect(page.getByText('Please select a file!')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Use My Current Resume' }).click();
  await expect(heading('Review and send')).toBeFocused();
  await expect(applyNow).toHaveAccessibleName(
    'Apply Now : send my application, then open the employer’s page in a new tab',
  );
  await expectSound(page);
  await page.route('**/api/applications', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await applyNow.click();
  await expect(page.getByText(/wasn’t saved/)).toBeVisible();
  await expectSound(page);
  await applyNow.click();
  await expect(heading('Application saved: one step left')).toBeFocused();
  await expectSound(page);
});

test('a graduate’s pages with an application on them', async ({ page }) => {
  const graduate = await client.newUser();
  await applyTo(await publishListing(), graduate);
  await enter(page, graduate.token);
  await page.goto('/dashboard/my-internships');
  await expect(page.getByRole('table')).toBeVisible();
  await expectSound(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByText('Not downloaded yet')).toBeVisible();
  await page.getByText('Delete my account', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByRole('link', { name: 'Enter your password' })).toBeVisible();
  await expectSound(page);
});

test('an employer’s form with every mistake, and a listing with its applicants', async ({ page }) => {
  const { token } = await client.logIn('employer');
  await enter(page, token);
  await page.goto('/dashboard/employer-internships/submit');
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(page.getByText('Please fill all fields and upload your file!')).toBeVisible();
  await expectSound(page);
  await page.goto('/dashboard/employer-internships');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Applicants' })).toBeVisible();
  await expectSound(page);
});

test('the question before a row action, which browsers without script show in the page', async ({ page }) => {
  const { _id, name, username } = await makeUser('editor');
  await signIn(page, 'admin');
  await page.goto(`/dashboard/users?q=${username}&ask=delete&id=${_id}#question`);
  const question = page.getByRole('group', { name: `Delete ${name}?` });
  await expect(question).toBeFocused();
  await expectSound(page);
});
