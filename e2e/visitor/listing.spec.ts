import type { Page } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { approvedListing } from '../approved-listing';
import { deleteListing, publishListing } from '../listings';
import { logIn } from '../people';
import { withAndWithoutScript } from '../with-and-without-script';
import { client } from '../stack';
import { expect, test } from '../test';

const robots = (page: Page) => page.locator('meta[name="robots"]');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Finds text and buttons that extend sideways beyond the window, except inside elements that scroll. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li, dd, a, button')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, .carousel-row, .strip'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > document.documentElement.clientWidth + 1;
      })
      .map((element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`),
  );

withAndWithoutScript((script) => {
  test('an open internship shows all details and how to apply', async ({ page }) => {
    const listing = await publishListing({
      yourRole: ['Climb masts', 'Write down the wind'],
      howToApply: 'Write to us.\n\nName the mast.',
      isFeatured: true,
    });
    await page.goto(listing.path);
    await expect(title(page)).toHaveText(listing.title);
    const main = page.getByRole('main');
    const article = main.getByRole('article');
    await expect(article.getByText('Open', { exact: true })).toBeVisible();
    await expect(article.getByText('Premium', { exact: true })).toBeVisible();
    await expect(main.getByText('Masts on hills.')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Your role' })).toBeVisible();
    await expect(main.getByRole('listitem').filter({ hasText: 'Climb masts' })).toBeVisible();
    await expect(main.getByText('Name the mast.')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${listing.title} at Jua Kali Energy`));
    await expect(robots(page)).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Apply Now' })).toBeVisible({ visible: script });
    const similar = page.getByRole('region', { name: 'Similar internships' });
    await expect(similar.getByRole('listitem')).toHaveCount(3);
    await expect(similar.getByRole('link', { name: listing.title })).toHaveCount(0);
    if (!script) await expect(main.getByRole('link', { name: 'Apply without JavaScript' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Energy & Environment' })
      .click();
    await expect(page).toHaveURL('/internships/energy-and-environment');
  });

  test('the page of an internship lists the employer’s other openings', async ({ page }) => {
    const employer = await client.newUser({ role: 'employer' });
    const { _id, title: own, company } = await approvedListing(employer);
    const other = await approvedListing(employer, company);
    const { body } = await client.api<{ internship: { path: string } }>('GET', `/api/internships/${_id}`);
    await page.goto(body.internship.path);
    const others = page.getByRole('region', { name: `More at ${company}` });
    await expect(others.getByRole('link', { name: other.title })).toBeVisible();
    await expect(others.getByRole('link', { name: own })).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: /^Similar/ }).getByRole('link', { name: other.title }),
    ).toHaveCount(0);
    await others.getByRole('link', { name: `All internships at ${company}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  });

  test('a printed internship has the text without the controls', async ({ page }) => {
    const listing = await publishListing();
    await page.goto(listing.path);
    await page.emulateMedia({ media: 'print' });
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Key details' })).toBeVisible();
    await expect(page.getByText(/^Open until /)).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('a featured internship has an address composed of its company and title', async ({ page }) => {
    const listing = await publishListing({ isFeatured: true, company: 'Upepo & Sons, Ltd.' });
    const slug = `upepo-sons-ltd-${listing.title.toLowerCase().replace(' ', '-')}`;
    await page.goto(`/featured-internships/${slug}`);
    await expect(title(page)).toHaveText(listing.title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${listing.path}$`),
    );
  });

  test('a closed internship says that it is closed, shows similar ones, and has no Apply button', async ({
    page,
  }) => {
    await publishListing();
    const listing = await publishListing({ applicationDeadline: new Date(Date.now() + 1_500).toISOString() });
    await expect(async () => {
      await page.goto(listing.path);
      await expect(page.getByRole('heading', { name: 'Applications are closed' })).toBeVisible({
        timeout: 100,
      });
    }).toPass();
    await expect(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
    await expect(robots(page)).toHaveAttribute('content', /noindex/);
    const similar = page.getByRole('region', { name: 'Similar and still open' });
    await expect(similar.getByRole('listitem')).toHaveCount(3);
    await expect(similar.getByRole('link', { name: listing.title })).toHaveCount(0);
    await page.getByRole('link', { name: 'See open internships' }).click();
    await expect(page).toHaveURL('/internships/energy-and-environment');
    await expect(page.getByRole('link', { name: listing.title })).toHaveCount(0);
  });

  test('a deleted internship returns 410', async ({ page }) => {
    const listing = await publishListing();
    await publishListing();
    await deleteListing(listing);
    const answer = await page.goto(listing.path);
    expect(answer?.status()).toBe(410);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Similar and still open' })).toBeVisible();
    await page.getByRole('link', { name: 'See open internships in Energy & Environment' }).click();
    await expect(page).toHaveURL('/internships/energy-and-environment');
  });

  test('an unknown featured internship is not found', async ({ page }) => {
    const answer = await page.goto('/featured-internships/no-such-internship');
    expect(answer?.status()).toBe(404);
    await expect(title(page)).toHaveText('Internship not found');
    await page.getByRole('link', { name: 'Return to internships' }).click();
    await expect(page).toHaveURL('/internships');
  });
});

test('Apply Now leads a visitor to the login, and the login to the application', async ({ page }) => {
  const listing = await publishListing();
  await page.goto(listing.path);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText('Please login to access this page')).toBeVisible();
  await logIn(page, 'graduate');
  await expect(page).toHaveURL(`/dashboard/apply/${listing._id}`);
  await expect(page.getByText('Max file size: 2MB (PDF or Word)')).toBeVisible();
});

test('very long words stay within the screen', async ({ page }) => {
  const endless = uniqueLetters().repeat(7);
  const listing = await publishListing({
    title: endless,
    company: endless,
    location: endless,
    descriptionParagraph: endless,
    yourRole: [endless],
    isFeatured: true,
  });
  for (const path of [listing.path, '/internships/energy-and-environment', '/internships', '/']) {
    await page.goto(path);
    await expect(page.getByText(endless).first()).toBeAttached();
    for (const width of [320, 768, 1024]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await cutOff(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
