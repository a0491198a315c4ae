import type { Locator, Page } from 'playwright/test';
import { publishListing } from '../listings';
import { logIn, openFooter, openMenu } from '../people';
import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';
import { touch } from '../touch';

const MAIN = ['Home', 'Internships', 'Career Tips', 'Contact Us'];

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const seen = (page: Page) => header(page).getByRole('navigation').locator('a:visible, button:visible');
const current = (page: Page) => header(page).locator('[aria-current]:visible');

withAndWithoutScript(() => {
  test('the header links to every section and marks the current page', async ({ page, isMobile }) => {
    await page.goto('/');
    await openMenu(page);
    await expect(seen(page)).toHaveText([
      ...MAIN,
      'Hiring?',
      'Log In',
      'Get Account',
      ...(isMobile ? ['Saved internships'] : []),
    ]);
    await expect(current(page)).toHaveText('Home');
    for (const [name, path] of [
      ['Internships', '/internships'],
      ['Career Tips', '/career-tips'],
      ['Contact Us', '/contact-us'],
      ['Hiring?', '/hiring'],
      ['Log In', '/login'],
      ['Get Account', '/register'],
    ] as const) {
      await seen(page)
        .and(page.getByText(name, { exact: true }))
        .click();
      await expect(page).toHaveURL(path);
      await openMenu(page);
    }
    await page.goto('/career-tips/keep-learning');
    await openMenu(page);
    await expect(current(page)).toHaveText('Career Tips');
  });

  test('the footer lists the social media accounts, the agreement and the policy', async ({ page }) => {
    await page.goto('/contact-us');
    await openFooter(page);
    await expect(footer(page).getByRole('heading', { name: 'Accounts' })).toBeVisible();
    await expect(footer(page).getByRole('heading', { name: 'Dashboard' })).toBeHidden();
    await footer(page).getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await footer(page).getByRole('link', { name: 'User agreement' }).click();
    await expect(page).toHaveURL('/user-agreement');
  });

  test('the first tab stop is a link that skips to the content', async ({ page }) => {
    await page.goto('/internships');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Industries' })).toBeFocused();
  });

  test('a link before the search skips its filters', async ({ page }) => {
    const { title } = await publishListing();
    for (const path of ['/internships', '/internships/energy-and-environment', `/internships?q=${title}`]) {
      await page.goto(path);
      const skip = page.getByRole('main').getByRole('link', { name: 'Skip to results' });
      await skip.focus();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('listitem').locator('a:focus')).toBeVisible();
    }
  });
});

test('a logged-in user sees Dashboard and Log Out instead', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'graduate');
  await page.goto('/contact-us');
  await header(page).getByRole('link', { name: 'Internships' }).click();
  await expect(page).toHaveURL('/internships');
  await page.goto('/');
  await openMenu(page);
  await expect(seen(page)).toHaveText([...MAIN, 'Dashboard', 'Log Out']);
  await openFooter(page);
  await expect(footer(page).getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(footer(page).getByRole('heading', { name: 'Accounts' })).toBeHidden();
});

test.describe('on a narrow screen', { tag: '@phone' }, () => {
  withAndWithoutScript(() => {
    test('the menu opens and closes, by keyboard too', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByText('Menu', { exact: true });
      const link = header(page).getByRole('link', { name: 'Career Tips' });
      await expect(link).toBeHidden();
      await menu.click();
      await expect(link).toBeVisible();
      await menu.press('Enter');
      await expect(link).toBeHidden();
    });

    test('the footer folds its lists of links, but not the address, the agreement and the policy', async ({
      page,
    }) => {
      const lists = ['Explore', 'Accounts'].map((name) => footer(page).getByRole('heading', { name }));
      const fold = footer(page).locator('summary', { hasText: 'More from Mwanzo' });
      for (const path of ['/internships', '/register']) {
        await page.goto(path);
        for (const name of [/@/, 'User agreement', 'Privacy policy'])
          await expect(footer(page).getByRole('link', { name })).toBeVisible();
        for (const list of lists) await expect(list).toBeHidden();
        await fold.click();
        for (const list of lists) await expect(list).toBeVisible();
        await fold.press('Enter');
        for (const list of lists) await expect(list).toBeHidden();
        await fold.press('Enter');
        await page.setViewportSize({ width: 320, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
        await page.setViewportSize({ width: 360, height: 740 });
      }
      await footer(page).getByRole('link', { name: 'Verified employers' }).click();
      await expect(page).toHaveURL('/employers');
    });
  });
});

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  withAndWithoutScript(() => {
    test('the footer shows its lists of links at once', async ({ page }) => {
      await page.goto('/register');
      await expect(footer(page).locator('summary')).toBeHidden();
      for (const name of ['Career Tips', 'Verified employers', 'For developers', 'Log In', 'Privacy policy'])
        await expect(footer(page).getByRole('link', { name })).toBeVisible();
    });
  });
});

test('pages use the width of a wide screen', { tag: '@desktop' }, async ({ page }) => {
  const rightOf = ({ x, width }: { x: number; width: number }) => x + width;
  const boxOf = async (element: Locator) => (await element.boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
  await page.goto('/internships');
  const right = rightOf(await boxOf(header(page).getByRole('link', { name: 'Get Account' })));
  const counties = page.getByRole('region', { name: 'Internships by county' }).getByRole('listitem');
  const lefts = await counties.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x));
  expect(new Set(lefts).size).toBe(3);
  await expect(counties.first()).toContainText(/\d/);

  for (const path of ['/login', '/register']) {
    await page.goto(path);
    const cloth = await boxOf(page.locator('.only-whole svg'));
    expect(rightOf(cloth)).toBe(right);
    expect(cloth.width).toBeGreaterThan(480);
  }

  await page.goto('/privacy-policy');
  const contents = await boxOf(page.getByRole('navigation', { name: 'On this page' }));
  const section = await boxOf(page.getByRole('heading', { name: /^1\. / }));
  expect(rightOf(contents)).toBeLessThan(section.x);
  expect(Math.abs(contents.y - section.y)).toBeLessThanOrEqual(8);
});

test('the open menu never covers the focused element', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  await touch(page);
  const menu = page.getByText('Menu', { exact: true });
  const link = header(page).getByRole('link', { name: 'Career Tips' });
  await menu.click();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(page.locator('summary').filter({ has: menu }).or(menu).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  const last = header(page).getByRole('link', { name: 'Log In' }).last();
  await last.focus();
  for (let presses = 0; (await link.isVisible()) && presses < 10; presses += 1)
    await page.keyboard.press('Tab');
  await expect(link).toBeHidden();
  await expect(header(page).locator(':focus')).toHaveCount(0);
});

test('a button far down a page leads back to the top', async ({ page }) => {
  await page.goto('/');
  await touch(page);
  const top = page.getByRole('link', { name: 'Back to top' });
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y);
  await scrollTo(1_600);
  await expect(top).toBeVisible();
  await scrollTo(1_500);
  await expect(top).toBeHidden();
  await scrollTo(1_501);
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(top).toBeHidden();
});
