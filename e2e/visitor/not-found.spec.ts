import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';

withAndWithoutScript(() => {
  test('an unknown address returns 404 with a page that has the site’s layout and links', async ({
    page,
  }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find that page');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch to the light version' })).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: 'Browse internships' }).click();
    await expect(page).toHaveURL('/internships');
  });

  test('an unknown industry has no light version', async ({ page }) => {
    const answer = await page.goto('/internships/no-such-industry');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Industry not found.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch to the light version' })).toBeHidden();
    await page.goto('/internships');
    await expect(page.getByRole('button', { name: 'Switch to the light version' })).toBeVisible();
  });
});
