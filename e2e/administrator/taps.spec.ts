import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { openLastPage, submitListing } from '../submissions';
import { Taps } from '../taps';
import { expect, test } from '../test';

test.describe('on a phone', { tag: '@phone' }, () => {
  test('an administrator logs in and approves a submission with at most 7 taps', async ({ page }) => {
    const taps = new Taps();
    const { title } = await submitListing();
    await page.goto('/dashboard');
    await taps.type(page.getByLabel(/username/i), 'admin');
    const password = page.getByLabel('Password', { exact: true });
    await taps.type(password, TEST_PASSWORD);
    await password.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await taps.press(page.getByText('Menu', { exact: true }));
    await taps.press(page.getByRole('banner').getByRole('link', { name: 'Employer Submissions' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Employer Submissions' })).toBeVisible();
    await openLastPage(page);
    await taps.press(page.getByRole('link', { name: title, exact: true }));
    taps.count += 1; // A select.
    await page.getByLabel('Industry').selectOption('Agriculture & Agribusiness');
    await taps.press(page.getByRole('button', { name: 'Approve and publish' }));
    await expect(page.getByText('The submission has been approved and published.')).toBeVisible();
    expect(taps.count).toBeLessThanOrEqual(7);
  });
});
