import type { Locator, Page } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { uploadResume } from '../files';
import { openFilters } from '../filters';
import { fontFiles } from '../font-files';
import { EMPLOYERS_PAGE, publishListing, standIn } from '../listings';
import { enter, signIn } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { touch } from '../touch';
import { withAndWithoutScript } from '../with-and-without-script';

const SCREEN = { width: 360, height: 740 };

/** Returns the distance from the top of the page to the bottom of an element, in pixels. */
async function endOf(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN };
  return y + height;
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const bar = (page: Page) => page.getByRole('group', { name: 'This internship' });
const bottom = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.describe('on a phone', { tag: '@phone' }, () => {
  withAndWithoutScript((script) => {
    test('six listings fit on a screen, each with type, duration, pay and deadline', async ({ page }) => {
      await page.goto('/internships/it-telecommunications');
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') });
      await fontFiles(page);
      const top = (await rows.nth(0).boundingBox())?.y ?? NaN;
      expect((await endOf(rows.nth(5))) - top).toBeLessThanOrEqual(SCREEN.height);
      await expect(rows.nth(0)).toContainText(/KES|Unpaid|Paid|Pay not stated/);
      await expect(rows.nth(0)).toContainText(/Closes .*(left|closes today)/);
      await expect(
        rows.nth(0).getByText(/^(Internship|Industrial attachment|Graduate trainee|Entry level), \d/),
      ).toBeVisible();
      await expect(rows.nth(0)).toContainText(/today|yesterday|days ago/);
    });

    test('the first two screens of the home page show the search, the numbers, and the newest and featured internships', async ({
      page,
    }) => {
      await page.goto('/');
      await fontFiles(page);
      expect(await endOf(page.getByRole('search'))).toBeLessThanOrEqual(SCREEN.height);
      const newest = region(page, 'Newest internships');
      await expect(newest.getByText(/^\d+ open/)).toBeVisible();
      await expect(newest.getByRole('listitem')).toHaveCount(3);
      expect(await endOf(newest.getByRole('listitem').first())).toBeLessThanOrEqual(SCREEN.height);
      expect(await endOf(newest)).toBeLessThanOrEqual(2 * SCREEN.height);
      expect(await endOf(region(page, 'Featured internships'))).toBeLessThanOrEqual(2 * SCREEN.height);
      expect(await bottom(page)).toBeLessThanOrEqual(5_000);
    });

    test('the first screen of Internships shows the search and the newest listing', async ({ page }) => {
      await page.goto('/internships');
      const newest = region(page, 'Newest internships');
      await expect(newest.getByRole('listitem')).toHaveCount(10);
      await fontFiles(page);
      expect(await endOf(newest.getByRole('listitem').first())).toBeLessThanOrEqual(SCREEN.height);
    });

    test('the registration form is short, with controls that a thumb can press', async ({ page }) => {
      await page.goto('/register');
      await fontFiles(page);
      expect(await bottom(page)).toBeLessThanOrEqual(1_696);
      const needs = page.getByRole('list', { name: 'Your password needs:' });
      const tops = await needs
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(tops).toEqual(Array.from({ length: 5 }, () => tops[0]));
      const controls = page.getByRole('main').locator('label:has(input), .control, button:visible');
      const heights = await controls.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height),
      );
      expect(heights.length).toBeGreaterThanOrEqual(11);
      expect(Math.min(...heights.filter((height) => height > 0))).toBeGreaterThanOrEqual(44);
      await page.setViewportSize({ width: 320, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });

    test('Apply Now, Save and Share stay at the bottom of the screen', async ({ page }) => {
      const listing = await publishListing({ yourRole: Array.from({ length: 40 }, (_, at) => `Mast ${at}`) });
      await page.goto(listing.path);
      for (const control of [
        bar(page).getByRole('link', { name: 'Apply Now' }),
        bar(page).getByRole('button', { name: 'Save' }),
        bar(page).getByText('Share', { exact: true }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      const details = page.getByRole('heading', { name: 'Key details' });
      expect(await endOf(details)).toBeLessThan(await endOf(page.getByText('Masts on hills.')));
      const daysLeft = page.getByRole('article').getByText('7 days left').filter({ visible: true });
      await expect(daysLeft).toHaveCount(1);
      await bar(page).getByText('Share', { exact: true }).click();
      await expect(bar(page).getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
      await bar(page).getByText('Share', { exact: true }).click();
      if (script) return;
      await bar(page).getByRole('link', { name: 'Apply Now' }).click();
      await expect(page.getByRole('heading', { name: 'Apply', exact: true })).toBeInViewport();
    });
  });

  test('Apply Now at the bottom of the screen starts the application, and then says Applied', async ({
    page,
    context,
  }) => {
    await standIn(context);
    const [graduate, listing] = await Promise.all([
      client.newUser(),
      publishListing({
        applyLink: EMPLOYERS_PAGE,
        yourRole: Array.from({ length: 40 }, (_, at) => `Mast ${at}`),
      }),
    ]);
    await uploadResume(graduate, 'Akinyi CV.pdf');
    await enter(page, graduate.token);
    await page.goto(listing.path);
    const apply = bar(page).getByRole('link', { name: 'Apply Now' });
    await apply.click();
    const steps = page.getByRole('group', { name: 'Your application' });
    await expect(steps.getByRole('heading', { name: 'Choose your CV' })).toBeInViewport();
    await expect(apply).toBeHidden();
    await steps.getByRole('button', { name: 'Use My Current Resume' }).click();
    const tab = page.waitForEvent('popup');
    await steps.getByRole('button', { name: 'Apply Now' }).click();
    await expect(await tab).toHaveURL(EMPLOYERS_PAGE);
    await expect(apply).toBeHidden();
    await expect(bar(page).getByRole('link', { name: 'Applied' })).toBeInViewport();
    await page.reload();
    await expect(bar(page).getByRole('link', { name: 'Applied' })).toBeInViewport();
    await expect(apply).toBeHidden();
  });

  test('the back-to-top button is beside the bar or below the text', async ({ page }) => {
    const listing = await publishListing({ yourRole: Array.from({ length: 40 }, (_, at) => `Mast ${at}`) });
    const top = page.getByRole('link', { name: 'Back to top' });
    for (const path of [listing.path, '/']) {
      await page.goto(path);
      await touch(page);
      await page.evaluate(() => window.scrollTo({ top: 1_700, behavior: 'instant' }));
      await expect(top).toBeInViewport({ ratio: 1 });
      const { x = 0, width = 0 } = (await top.boundingBox()) ?? {};
      if (path === '/') expect({ x, width }).toEqual({ x: 0, width: SCREEN.width });
      else
        expect(x).toBeGreaterThan(
          (await bar(page).getByText('Share', { exact: true }).boundingBox())?.x ?? NaN,
        );
      expect(await endOf(top)).toBeLessThanOrEqual(SCREEN.height);
    }
  });

  test('a saved listing is marked in its row', async ({ page }) => {
    const { title } = await publishListing();
    await signIn(page, 'graduate');
    await page.goto(`/internships?q=${encodeURIComponent(title)}`);
    await touch(page);
    const heart = page.getByRole('button', { name: new RegExp(`^Saved? ${title}$`) }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const word = await heart.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(word).toContain('Saved');
  });
});

test.describe('the filters on a phone', { tag: '@phone' }, () => {
  const county = (page: Page) => page.getByLabel('County', { exact: true });
  const fold = (page: Page) => page.getByRole('main').locator('summary', { hasText: 'Filters' });

  test('are a sheet that says how many internships it shows', async ({ page }) => {
    const company = `Kiwanda ${uniqueLetters()}`;
    for (const where of ['Kwale', 'Kwale', 'Lamu']) await publishListing({ company, county: where });
    await page.goto(`/internships?${new URLSearchParams({ q: company })}`);
    await openFilters(page);
    await county(page).selectOption('Kwale');
    await expect(page.getByRole('button', { name: 'Show 2 internships' })).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Another county').selectOption('Lamu');
    await page.getByRole('button', { name: 'Show 3 internships' }).click();
    await expect(county(page)).toBeHidden();
    await expect(fold(page)).toBeFocused();
    await expect(fold(page)).toHaveText('Filters (1)');
    await expect(
      page
        .getByRole('region', { name: 'Results', exact: true })
        .getByRole('listitem')
        .filter({ has: page.locator('time') }),
    ).toHaveCount(3);
  });

  test('stay open after the first choice on Internships', async ({ page }) => {
    await page.goto('/internships');
    await openFilters(page);
    await page.getByLabel('Pay', { exact: true }).selectOption('paid');
    await expect(page).toHaveURL(/pay=paid/);
    await expect(page.getByRole('button', { name: /^Show \d+ internships$/ })).toBeInViewport();
  });

  test('wait for the button within an industry', async ({ page }) => {
    await page.goto('/internships/it-telecommunications');
    await touch(page);
    await openFilters(page);
    await page.getByLabel('Pay', { exact: true }).selectOption('paid');
    await expect(page).toHaveURL('/internships/it-telecommunications');
    await page.getByRole('button', { name: 'Show internships' }).click();
    await expect(page).toHaveURL('/internships?industry=1&pay=paid');
  });

  test('close with Escape, and with a press outside', async ({ page }) => {
    await page.goto('/internships?q=');
    await touch(page);
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 20)]) {
      await openFilters(page);
      await county(page).focus();
      await close();
      await expect(county(page)).toBeHidden();
    }
  });
});
