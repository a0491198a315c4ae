import type { Page } from 'playwright/test';
import { fontFiles } from '../font-files';
import { logIn } from '../people';
import { openLastPage, submitListing } from '../submissions';
import { expect, test } from '../test';

/** Opens a submission from the last page, where the newest are. */
async function open(page: Page, title: string): Promise<void> {
  await openLastPage(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/internship-submissions');
  await logIn(page, 'admin');
});

test('an administrator downloads, completes and approves a submission', async ({ page }) => {
  const { title } = await submitListing();
  await page.reload();
  await open(page, title);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the details' }).click();
  expect((await download).suggestedFilename()).toBe('details.pdf');

  await expect(page.getByLabel('Company')).toHaveValue('Bonde Farms');
  await page.getByLabel('Description', { exact: true }).fill('Cows and maize, from five in the morning.');
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(
    page.getByRole('alert').getByText('Please select an industry before approving').first(),
  ).toBeVisible();
  await page.getByLabel('Industry').selectOption('Agriculture & Agribusiness');
  await page.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(page.getByText('The submission has been approved and published.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/internship-submissions$/);

  await page.goto('/internships/agriculture-agribusiness');
  await expect(page.getByRole('listitem').getByRole('link', { name: title })).toBeVisible();
});

test('an administrator rejects a submission with comments', async ({ page }) => {
  const { title } = await submitListing();
  await page.reload();
  await open(page, title);
  const address = page.url();
  await page.getByRole('button', { name: 'Reject submission' }).click();
  await expect(page.getByRole('alert').getByText('Tell the employer why').first()).toBeVisible();
  await page.getByLabel('Comments for the employer').fill('This is not an internship.');
  await page.getByRole('button', { name: 'Reject submission' }).click();
  await expect(page.getByText('The submission has been rejected.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/internship-submissions$/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByText('This submission was rejected.')).toBeVisible();
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`the decision stays in view while reading a submission, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { title } = await submitListing();
    await page.reload();
    await open(page, title);
    const approve = page.getByRole('button', { name: 'Approve and publish' });
    await expect(approve).toBeInViewport({ ratio: 1 });
    await fontFiles(page);
    const [one, other] = await Promise.all(
      [approve, page.getByRole('link', { name: 'Reject…' })].map((button) => button.boundingBox()),
    );
    expect(one?.y).toBe(other?.y);
    await page.getByRole('button', { name: 'Preview' }).focus();
    await expect(approve).toBeInViewport({ ratio: 1 });
    const [preview, bar] = await Promise.all([
      page.getByRole('button', { name: 'Preview' }).boundingBox(),
      approve.boundingBox(),
    ]);
    expect((preview?.y ?? NaN) + (preview?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Reject…' }).click();
    await expect(page.getByRole('heading', { name: 'Reject' })).toBeInViewport();
    await expect(approve).toBeInViewport({ ratio: 1 });
  });
