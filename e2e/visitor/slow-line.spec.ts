import { publishListing } from '../listings';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { touch, watchScript } from '../touch';

test.describe('with a script delayed by three seconds', () => {
  test.use({ script: 'held back' });

  test('a visitor finds a listing, and a single click on Apply Now leads to the login', async ({ page }) => {
    const { title, path } = await publishListing();
    await page.goto('/');
    await page.getByRole('combobox', { name: /title, company or place/i }).fill(title);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('listitem').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    const apply = page.getByRole('button', { name: 'Apply Now' });
    await apply.click();
    await expect(apply).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL(/\/login/);
  });

  test('a logged-in user clicks once, and chooses a resume', async ({ page }) => {
    const { path } = await publishListing();
    await signIn(page, 'graduate');
    await page.goto(path);
    await page.getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByRole('heading', { name: 'Choose your CV' })).toBeVisible();
  });

  test('the menu on a small screen opens immediately', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('navigation', { name: 'Main, small screen' })).toBeVisible({ timeout: 100 });
  });
});

test.describe('with a script that loads without a touch', () => {
  test.use({ script: 'at once' });

  test('the script takes over the page', async ({ page }) => {
    const fetched = watchScript(page);
    await page.goto('/internships', { waitUntil: 'networkidle' });
    expect(fetched.length).toBeGreaterThan(3);
    await touch(page);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await expect(page.locator('[data-dot][aria-current]')).toHaveAccessibleName(/^5: /);
  });
});
