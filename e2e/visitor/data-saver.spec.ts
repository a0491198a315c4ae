import type { Page } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { site } from '@/lib/platform/core/site';
import { expectAccessible, overflow } from '../accessible';
import { openFilters, showResults } from '../filters';
import { publishListing } from '../listings';
import { client } from '../stack';
import { expect, test } from '../test';

const HEAVY = new Set(['script', 'image', 'font', 'fetch']);

/**
 * Records the files that the browser fetches from now on and that a page without JavaScript and pictures does
 * not need.
 */
function watchFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const isData = request.url().startsWith('data:');
    if (!isData && HEAVY.has(request.resourceType())) fetched.push(request.url());
  });
  return fetched;
}

test('a visitor switches to the light version in the footer, and back', async ({ page }) => {
  await page.goto('/career-tips');
  await expect(page.getByRole('main').locator('img').first()).toBeAttached();
  await page.getByRole('button', { name: 'Switch to the light version' }).click();
  await expect(page).toHaveURL('/career-tips');
  await expect(page.getByText('This is the light version, without pictures or scripts.')).toBeVisible();
  await expect(page.locator('img, script')).toHaveCount(0);

  await page.goto('/internships');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('img, script')).toHaveCount(0);

  await page.getByRole('button', { name: 'Switch to the full version' }).click();
  await expect(page).toHaveURL('/internships');
  await expect(page.getByRole('main').locator('img').first()).toBeAttached();
});

test('account pages have no light version', async ({ page }) => {
  for (const path of ['/login', '/register', '/reset-password']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Switch to the light version' })).toHaveCount(0);
  }
});

test.describe('for a visitor with the light version', () => {
  // A browser repeats its Save-Data header after a form submission. Playwright does not repeat a custom
  // header.
  test.beforeEach(({ context, baseURL }) =>
    context.addCookies([{ name: 'mwanzo-data-saver', value: 'on', url: baseURL ?? '' }]),
  );

  test('browsing leads from the home page to an industry and a listing', async ({ page }) => {
    const fetched = watchFetched(page);
    const listing = await publishListing({ industryId: 4 });
    await page.goto('/');
    const industries = page.getByRole('region', { name: 'Internships by industry' });
    await expect(industries.getByRole('link')).toHaveCount(8);
    await industries.getByText('View More', { exact: true }).click();
    await expect(industries.getByRole('link')).toHaveCount(16);
    await industries.getByRole('link', { name: 'Legal Services' }).click();
    await page.getByRole('listitem').getByRole('link', { name: listing.title }).click();
    await expect(page.getByRole('heading', { name: listing.title })).toBeVisible();
    await page.goto(listing.path);
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Apply without JavaScript' })).toBeHidden();
    expect(fetched).toEqual([]);
    await page.getByRole('link', { name: 'Log in to apply' }).click();
    await expect(page).toHaveURL(/\/login\?/);
  });

  test('a search has results, filters and pages', async ({ page }) => {
    const company = `Ghala ${uniqueLetters()}`;
    await publishListing({ company, title: 'Storekeeper', county: 'Kwale' });
    await publishListing({ company, title: 'Packer', county: 'Lamu' });
    await page.goto('/');
    await page.getByRole('combobox', { name: /title, company or place/i }).fill(company);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^2 open internships/);
    await openFilters(page);
    await page.getByLabel('County', { exact: true }).selectOption({ label: 'Lamu (1)' });
    await showResults(page, false);
    await expect(page.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(['Packer']);
  });

  test('sends a message, and shows mistakes in one', async ({ page }) => {
    const message = `Habari, ${uniqueLetters()}`;
    await page.goto('/contact-us');
    await page.getByLabel('Name').fill('R2 D2');
    await page.getByLabel('Email').fill('wanjiku@people.example');
    await page.getByRole('textbox', { name: 'Message' }).fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();
    const words = 'Please enter a valid name (at least 3 letters)!';
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(`Error: ${words}`);
    await expect(page.locator('script')).toHaveCount(0);
    await page.getByLabel('Name').fill('Wanjiku wa Kamau');
    await page.getByLabel('Email').fill('wanjiku@people.example');
    await page.getByRole('textbox', { name: 'Message' }).fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Your message is on its way')).toBeVisible();
    const arrived = async () => (await client.mailsTo(site.email)).some(({ text }) => text.includes(message));
    await expect.poll(arrived).toBe(true);
  });

  for (const path of [
    '/',
    '/internships',
    '/internships/it-telecommunications',
    '/career-tips/keep-learning',
  ]) {
    test(`${path} is accessible and as wide as the screen`, async ({ page }) => {
      await page.goto(path);
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    });
  }
});
