import { applyTo } from '../files';
import { deleteListing, publishListing } from '../listings';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

test('explains the empty list of a new graduate, with the next step', async ({ page }) => {
  const graduate = await client.newUser();
  await enter(page, graduate.token);
  await page.goto('/dashboard/my-internships');
  await expect(page.getByText('You haven’t applied to any internships yet')).toBeVisible();
  await page.getByRole('link', { name: 'Browse internships' }).click();
  await expect(page).toHaveURL('/internships');
});

test('lists applications with listing, date and status, newest first; closed and removed listings stay readable', async ({
  page,
}) => {
  const graduate = await client.newUser();
  const [open, closing, removed] = [
    await publishListing({ applyLink: 'https://www.juakali.example/jobs' }),
    await publishListing(),
    await publishListing(),
  ];
  for (const listing of [open, closing, removed]) await applyTo(listing, graduate);
  const soon = new Date(Date.now() + 1_000).toISOString();
  const { status } = await client.api('PUT', `/api/internships/${closing._id}`, {
    token: closing.token,
    json: { ...closing.fields, applicationDeadline: soon },
  });
  expect(status).toBe(200);
  await deleteListing(removed);

  await enter(page, graduate.token);
  await page.goto('/dashboard/my-internships');
  const rows = page.getByRole('row').filter({ hasText: 'Wind' });
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(removed.title);
  await expect(rows.nth(0)).toContainText('This internship was removed.');
  await expect(rows.nth(0).getByRole('link')).toHaveText([/^View application/]);
  await expect(rows.nth(1)).toContainText(closing.title);
  await expect(rows.nth(2)).toContainText(open.title);
  for (const row of await rows.all()) {
    await expect(row).toContainText('Applied');
    await expect(row).toContainText('Jua Kali Energy');
    await expect(row.getByRole('time').first()).toContainText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  }
  await expect(rows.nth(2)).toContainText(/Open.*days left.*One step left: finish on juakali\.example/);
  const link = rows.nth(2).getByRole('link', { name: /^Open the employer’s page/ });
  await expect(link).toHaveAttribute('href', 'https://www.juakali.example/jobs');
  await expect(async () => {
    await page.reload();
    await expect(rows.nth(1)).toContainText(/Closed.*closed/, { timeout: 500 });
  }).toPass();
  await expect(rows.nth(1)).not.toContainText('One step left');
  await expect(rows.nth(1).getByRole('link', { name: /^E-mail the employer/ })).toBeVisible();
  await rows.nth(1).getByRole('link', { name: closing.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: closing.title })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Applications are closed')).toBeVisible({ timeout: 500 });
  }).toPass();
});
