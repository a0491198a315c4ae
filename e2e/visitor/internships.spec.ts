import type { Page } from 'playwright/test';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';

const chooser = (page: Page) => page.getByRole('region', { name: 'Choose Your Industry' });

withAndWithoutScript(() => {
  test('Browse Industries leads to six of the sixteen industries, and then to all', async ({ page }) => {
    await page.goto('/internships');
    await page.getByRole('link', { name: 'Browse Industries' }).click();
    await expect(chooser(page).getByRole('heading', { name: 'Choose Your Industry' })).toBeInViewport();
    await expect(chooser(page).getByRole('listitem')).toHaveCount(6);
    await chooser(page).getByText('View All Industries', { exact: true }).click();
    await expect(chooser(page).getByRole('listitem')).toHaveText(INDUSTRIES.map(({ name }) => name));
    await chooser(page).getByRole('link', { name: 'Transport & Logistics' }).click();
    await expect(page).toHaveURL('/internships/transport-and-logistics');
  });

  test('View Less Industries hides them again', async ({ page }) => {
    await page.goto('/internships');
    await chooser(page).getByText('View All Industries', { exact: true }).click();
    await chooser(page).getByText('View Less Industries', { exact: true }).click();
    await expect(chooser(page).getByRole('listitem')).toHaveCount(6);
  });
});
