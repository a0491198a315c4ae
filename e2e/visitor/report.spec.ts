import { expectAccessible, overflow } from '../accessible';
import { approvedListing } from '../approved-listing';
import { applyTo } from '../files';
import { signIn } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

withAndWithoutScript(() => {
  test('a visitor reports a listing from its page', async ({ page }) => {
    const { _id } = await approvedListing(await client.newUser({ role: 'employer' }));
    const { body } = await client.api<{ internship: { path: string } }>('GET', `/api/internships/${_id}`);
    await page.goto(body.internship.path);
    await page.getByRole('link', { name: 'Report this listing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Report a listing' })).toBeVisible();
    await page.getByLabel('What’s wrong?').selectOption({ label: 'It asks for money' });
    await page.getByLabel('What happened?').fill('KES 1,500 to a till, before the interview.');
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. A person will look at your report.')).toBeVisible();
  });
});

test('an administrator recalls a fraudulent listing, and all applicants are warned', async ({ page }) => {
  const employer = await client.newUser({ role: 'employer' });
  const listing = await approvedListing(employer);
  const graduate = await client.newUser();
  await applyTo(listing, graduate);
  await page.goto(`/report/${listing._id}`);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose a reason' })).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('What’s wrong?').selectOption({ label: 'It asks for money' });
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. A person will look at your report.')).toBeVisible();

  await signIn(page, 'admin');
  const reports = await client.api<{
    reports: { _id: string; internship: { _id: string } }[];
  }>('GET', '/api/admin/reports?page=1', { token: (await client.logIn('admin')).token });
  const report = reports.body.reports.find(({ internship }) => internship._id === listing._id);
  await page.goto('/dashboard/reports');
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.goto(`/dashboard/reports/${report?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  await page.getByLabel('Decision').selectOption({ label: 'Uphold: take the listing down' });
  await page.getByLabel(/It was a fraud/).check();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(page).toHaveURL('/dashboard/reports');
  const mails = await client.mailsTo(graduate.email, 3);
  expect(mails.map(({ subject }) => subject)).toContain(
    'Warning: don’t pay for the internship you applied for',
  );
  expect((await client.api('GET', `/api/internships/${listing._id}`)).status).toBe(404);
});
