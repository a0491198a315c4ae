import type { Page } from 'playwright/test';
import { fontFiles } from '../font-files';
import { publishListing, type PublishedListing } from '../listings';
import { leavesToBrowser } from '../moves';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { touch } from '../touch';

const LIST = '/internships/energy-and-environment';

const row = (page: Page, { title }: PublishedListing) =>
  page.getByRole('main').getByRole('listitem').getByRole('link', { name: title, exact: true });
const details = (page: Page) => page.getByRole('region', { name: 'Details', exact: true });
/** Returns the details of the first listing, beside the list. */
const first = (page: Page) => page.getByRole('region', { name: 'First listing' });
const firstTitle = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').first();
const heading = (page: Page, { title }: PublishedListing) =>
  details(page).getByRole('heading', { level: 2, name: title });
const ownPage = (page: Page, { title }: Pick<PublishedListing, 'title'>) =>
  page.getByRole('heading', { level: 1, name: title });

/** Opens a list and touches it. Before the first touch, a click would open the listing's own page. */
async function open(page: Page, address = LIST): Promise<void> {
  await page.goto(address);
  await touch(page);
}

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('a click on a listing shows it beside the list; Back goes through the choices', async ({ page }) => {
    const [first, second] = [await publishListing(), await publishListing()];
    await open(page);
    const title = await page.title();
    await row(page, first).click();
    await expect(heading(page, first)).toBeFocused();
    await expect(page).toHaveURL(first.path);
    await expect(page).toHaveTitle(new RegExp(`^${first.title} at Jua Kali Energy`));
    await expect(row(page, first)).toHaveAttribute('aria-current', 'true');
    await expect(details(page).getByText('Masts on hills.')).toBeVisible();
    await row(page, second).click();
    await expect(heading(page, second)).toBeFocused();
    await expect(row(page, first)).not.toHaveAttribute('aria-current');

    await page.goBack();
    await expect(heading(page, first)).toBeFocused();
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(LIST);
    await expect(page).toHaveTitle(title);
    await expect(row(page, first)).toBeFocused();
    await page.goForward();
    await expect(heading(page, first)).toBeVisible();
    await page.reload();
    await expect(ownPage(page, first)).toBeVisible();
  });

  test('the close button closes the details, by keyboard too', async ({ page }) => {
    const listing = await publishListing();
    await open(page, `${LIST}?page=1`);
    await row(page, listing).press('Enter');
    await expect(heading(page, listing)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Close details' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(details(page)).toHaveCount(0);
    await expect(row(page, listing)).toBeFocused();
    await expect(page).toHaveURL(`${LIST}?page=1`);
  });

  test('the first listing is open beside the list until another is chosen', async ({ page }) => {
    const listing = await publishListing();
    await publishListing();
    await open(page);
    const title = (await firstTitle(page).textContent()) ?? '';
    await expect(first(page).getByRole('heading', { level: 2 })).toHaveText(title);
    await row(page, listing).click();
    await expect(heading(page, listing)).toBeFocused();
    await expect(first(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Close details' }).click();
    await first(page).getByRole('link', { name: 'View and apply' }).click();
    await expect(ownPage(page, { title })).toBeVisible();
    await expect(page).toHaveURL(/\/energy-and-environment\/[\w-]+$/);
  });

  test('a second press on its row, or the title of the details, opens the listing’s own page', async ({
    page,
  }) => {
    const listing = await publishListing();
    const titles = [row(page, listing), heading(page, listing).getByRole('link')];
    for (const title of titles) {
      await open(page);
      await row(page, listing).click();
      await expect(heading(page, listing)).toBeFocused();
      await title.click();
      await expect(ownPage(page, listing)).toBeVisible();
      await expect(details(page)).toHaveCount(0);
      await page.reload();
      await page.goBack();
      await expect(page).toHaveURL(LIST);
      await expect(row(page, listing)).toBeVisible();
    }
    const newest = (await firstTitle(page).textContent()) ?? '';
    await first(page).getByRole('heading', { level: 2 }).getByRole('link').click();
    await expect(ownPage(page, { title: newest })).toBeVisible();
  });

  test('the list and the first listing fill the width of the screen, and the listing fills its height', async ({
    page,
  }) => {
    await page.goto('/internships/it-telecommunications');
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('time') })
      .first();
    await fontFiles(page);
    const [left, right] = [await list.boundingBox(), await first(page).boundingBox()];
    expect(left?.y).toBeLessThanOrEqual(440);
    expect(left?.x).toBe(1280 - (right?.x ?? NaN) - (right?.width ?? NaN));
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), right?.y ?? NaN);
    const { y = NaN, height = NaN } = (await first(page).boundingBox()) ?? {};
    expect([y, height]).toEqual([16, 800 - 2 * 16]);
  });

  test('the first result of a search is open beside the results, until another is chosen', async ({
    page,
  }) => {
    const listing = await publishListing();
    const address = `/internships?q=${listing.title.split(' ').at(-1) ?? ''}`;
    await page.goto(address);
    await expect(first(page).getByRole('heading', { level: 2 })).toHaveText(listing.title);
    await touch(page);
    await row(page, listing).click();
    await expect(heading(page, listing)).toBeFocused();
    await expect(page).toHaveURL(listing.path);
    await page.getByRole('button', { name: 'Close details' }).click();
    await expect(page).toHaveURL(address);
    await expect(row(page, listing)).toBeFocused();
    await row(page, listing).click();
    await page.getByLabel('Sort by').selectOption('closing');
    await expect(page).toHaveURL(/sort=closing/);
    await expect(details(page)).toHaveCount(0);
  });

  test.describe('before the script loads', () => {
    test.use({ script: 'as it comes' });

    test('the first click opens the listing’s own page', async ({ page }) => {
      const listing = await publishListing();
      await page.goto(LIST);
      await row(page, listing).click();
      await expect(ownPage(page, listing)).toBeVisible();
    });
  });

  test('a click for a new tab is left to the browser', async ({ page }) => {
    const listing = await publishListing();
    await open(page);
    expect(await leavesToBrowser(row(page, listing))).toBe(true);
    await expect(row(page, listing)).toHaveAttribute('href', listing.path);
    await expect(page).toHaveURL(LIST);
    await expect(details(page)).toHaveCount(0);
  });

  test('Apply Now leads a visitor to the login, and sends the resume of a logged-in user', async ({
    page,
  }) => {
    const listing = await publishListing();
    await open(page);
    await row(page, listing).click();
    await details(page).getByRole('button', { name: 'Apply Now' }).click();
    await expect(page.getByText('Please login to access this page')).toBeVisible();
    await signIn(page, 'graduate');
    await open(page);
    await row(page, listing).click();
    await details(page).getByRole('button', { name: 'Apply Now' }).click();
    await expect(details(page).getByRole('heading', { name: 'Choose your CV' })).toBeFocused();
    await expect(details(page).getByText('Max file size: 2MB (PDF or Word)')).toBeVisible();
  });

  test('details that fail to load show a message, and can be retried', async ({ page }) => {
    const listing = await publishListing();
    await open(page);
    await page.route(`**/api/internships/${listing._id}`, (route) => route.abort(), { times: 1 });
    await row(page, listing).click();
    await expect(page.getByRole('heading', { name: 'Failed to load internship details' })).toBeFocused();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page, listing)).toBeFocused();
  });

  test('when the window becomes narrow, the details replace the list', async ({ page }) => {
    const listing = await publishListing();
    await open(page);
    await row(page, listing).click();
    await expect(heading(page, listing)).toBeVisible();
    await page.setViewportSize({ width: 800, height: 1000 });
    await expect(row(page, listing)).toBeHidden();
    await expect(heading(page, listing)).toBeVisible();
    await page.getByRole('button', { name: 'Close details' }).click();
    await expect(row(page, listing)).toBeVisible();
  });
});

test.describe('on a narrow screen', { tag: '@phone' }, () => {
  test('no listing is open beside the list', async ({ page }) => {
    const listing = await publishListing();
    await page.goto(LIST);
    await expect(row(page, listing)).toBeVisible();
    await expect(first(page)).toHaveCount(0);
  });

  test('a tap on a listing opens its own page', async ({ page }) => {
    const listing = await publishListing();
    await page.goto(LIST);
    await row(page, listing).click();
    await expect(ownPage(page, listing)).toBeVisible();
    await expect(page).toHaveURL(listing.path);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first listing is open beside the list', { tag: '@desktop' }, async ({ page }) => {
    const { title } = await publishListing();
    await page.goto(`/internships?q=${title.split(' ').at(-1) ?? ''}`);
    await expect(first(page).getByText('Masts on hills.')).toBeVisible();
    await first(page).getByRole('link', { name: 'View and apply' }).click();
    await expect(ownPage(page, { title })).toBeVisible();
  });

  test('a click on a listing opens its own page', async ({ page }) => {
    const listing = await publishListing();
    await page.goto(LIST);
    await row(page, listing).click();
    await expect(ownPage(page, listing)).toBeVisible();
  });
});
