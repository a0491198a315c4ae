import { openMenu } from '../people';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

withAndWithoutScript(() => {
  test('an employer finds out how hiring works, and registers as an employer', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await page.getByRole('banner').getByRole('link', { name: 'Hiring?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hiring?' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(4);
    await page.getByRole('main').getByRole('link', { name: 'Create an employer account' }).click();
    await expect(page).toHaveURL('/register?role=employer');
    await expect(page.getByRole('radio', { name: 'Employer' })).toBeChecked();
  });

  test('a role that is not offered leaves the choice as it is', async ({ page }) => {
    await page.goto('/register?role=administrator');
    await expect(page.getByRole('radio', { name: 'Student or graduate' })).toBeChecked();
  });
});
