import type { Page } from 'playwright/test';
import { deleteListing, publishListing } from '../listings';
import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';

const LIST = '/internships/it-telecommunications';

const pages = (page: Page) => page.getByRole('navigation', { name: 'Internships: pages' });
const rows = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 }).getByRole('link');

async function expectCanonical(page: Page, path: string): Promise<void> {
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${path.replace('?', '\\?')}$`),
  );
}

withAndWithoutScript(() => {
  test('each page of a list has its own address', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Information Technology & Telecommunications',
    );
    await expect(rows(page)).toHaveCount(10);
    await expect(pages(page)).toHaveText(/Page 1 of \d+/);
    await expect(pages(page).getByRole('link')).toHaveText(['Next']);
    await expectCanonical(page, LIST);
    const first = await rows(page).first().innerText();
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${LIST}?page=2`);
    await expect(pages(page)).toHaveText(/Page 2 of \d+/);
    await expect(page).toHaveTitle(/, page 2/);
    await expectCanonical(page, `${LIST}?page=2`);
    await expect(rows(page).first()).not.toHaveText(first);
    await pages(page).getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(LIST);
  });

  test('a page past the end of a list says that it is empty and leads back', async ({ page }) => {
    const answer = await page.goto(`${LIST}?page=999`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByText(/^The list ends on page \d+$/)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Go to the first page' }).click();
    await expect(page).toHaveURL(LIST);
  });

  test('an industry without open internships says that it has none and links to others', async ({ page }) => {
    // The sample data has none in this industry, and no other test publishes any.
    await page.goto('/internships/natural-resources');
    await expect(
      page.getByText('There are currently no active internships in this industry...'),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Browse Industries' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Industry' })).toBeInViewport();
  });

  test('an unknown industry is not found', async ({ page }) => {
    const answer = await page.goto('/internships/no-such-industry');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Industry not found.');
    await page.getByRole('link', { name: 'Browse Industries' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Industry' })).toBeInViewport();
  });
});

test('a list shows a published internship with its facts, but not a deleted one', async ({ page }) => {
  const listing = await publishListing({
    county: 'Kisumu',
    stipend: { kind: 'paid', min: 15_000, max: 20_000 },
  });
  await page.goto('/internships/energy-and-environment');
  const row = page.getByRole('listitem').filter({ hasText: listing.title });
  for (const fact of [
    'Jua Kali Energy',
    'Kisumu',
    'Internship, 3 months',
    'KES 15,000–20,000 a month',
    '7 days left',
  ]) {
    await expect(row).toContainText(fact);
  }
  await deleteListing(listing);
  await page.reload();
  await expect(row).toHaveCount(0);
});
