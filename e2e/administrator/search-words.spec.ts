import { uniqueLetters } from '@/dev/testing/client/client-for';
import { publishListing } from '../listings';
import { openMenu } from '../people';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

withAndWithoutScript(() => {
  test('an administrator adds a synonym for a search without results, and the search finds listings', async ({
    page,
    browser,
  }) => {
    const word = `zz${uniqueLetters()}`;
    const listing = await publishListing();
    const means = listing.title.split(' ').at(-1) ?? '';
    const visitor = await browser.newPage({ baseURL: process.env.E2E_APP_URL });
    const search = () => visitor.goto(`/internships?q=${word}`);
    await search();
    await expect(visitor.getByText('No open internships match')).toBeVisible();
    await search();

    await signIn(page, 'admin');
    await page.goto('/dashboard');
    await openMenu(page);
    await page.getByRole('link', { name: 'Search Words', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/search-words');
    const vain = page.getByRole('link', { name: `Add a synonym of ${word}` });
    await expect(async () => {
      await page.reload();
      await expect(vain).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 60_000 });
    await vain.click();
    await expect(page.getByLabel('What people type')).toHaveValue(word);
    await page.getByLabel('What listings say').fill(means);
    await page.getByRole('button', { name: 'Add synonym' }).click();
    await expect(page.getByText(`“${word}” = “${means.toLowerCase()}” has been added.`)).toBeVisible();
    await expect(vain).toHaveCount(0);

    await search();
    await expect(
      visitor.getByRole('listitem').getByRole('link', { name: listing.title, exact: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: `Remove ${word}` }).click();
    await expect(page.getByText('has been removed.')).toBeVisible();
    await search();
    await expect(visitor.getByText('No open internships match')).toBeVisible();
    await visitor.close();
  });

  test('refuses a synonym without effect, beside its field', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/search-words');
    await page.getByLabel('What people type').fill('Nairobi');
    await page.getByLabel('What listings say').fill('Mombasa');
    await page.getByRole('button', { name: 'Add synonym' }).click();
    await expect(page).toHaveTitle(/^Error: Search Words/);
    await expect(page.getByRole('alert').filter({ hasText: 'Search already knows both' })).toBeVisible();
    await expect(page.getByLabel('What people type')).toHaveValue('Nairobi');
  });
});
