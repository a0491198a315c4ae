import type { Page } from 'playwright/test';
import { logOut, openMenu } from '../people';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

const SITE = ['Home', 'Internships', 'Career Tips', 'Contact Us', 'Dashboard'];

/** May include the number of open reports, which other tests change. */
const REPORTS = /^Reports( [\d,]+ open)?$/;

const MENUS = [
  [
    'admin',
    [
      'Dash Home',
      'Users',
      'Internships',
      'Import',
      'Employer Submissions',
      'Employers',
      REPORTS,
      'Data Requests',
      'Search Words',
      'Page Views',
      'Site',
      'Audit Log',
      'Processing Register',
      'Profile',
    ],
  ],
  ['editor', ['Dash Home', 'Internships', 'Import', REPORTS, 'Profile']],
  ['employer', ['Dash Home', 'My Internships', 'Employer Profile', 'Profile']],
  ['graduate', ['Dash Home', 'My Internships', 'Saved', 'Alerts', 'Career Profile', 'Profile']],
] as const;

const FORBIDDEN = [
  '/dashboard/users',
  '/dashboard/users/new',
  '/dashboard/internship-submissions',
  '/dashboard/search-words',
  '/dashboard/page-views',
  '/dashboard/site',
  '/dashboard/audit',
  '/dashboard/register',
  '/dashboard/requests',
  '/dashboard/my-internships',
  '/dashboard/saved',
  '/dashboard/employer-internships',
];

const menu = (page: Page) => page.getByRole('navigation', { name: /^Dashboard/ }).filter({ visible: true });
const narrow = (page: Page) => page.locator('summary').filter({ hasText: /^Menu$/ });

for (const [account, labels] of MENUS) {
  test(`the menu of ${account} lists the pages of the role`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, account);
    await page.goto('/dashboard');
    await expect(menu(page).getByRole('link')).toHaveText([...labels]);
    await expect(menu(page).getByRole('link', { name: 'Dash Home' })).toHaveAttribute('aria-current', 'page');
    await menu(page).getByText('Account').click();
    await expect(menu(page).getByRole('button', { name: 'Settings' })).toBeDisabled();
    await expect(menu(page).getByRole('button', { name: 'Log Out' })).toBeVisible();
  });
}

test('the menu collapses below 768 px and is opened by keyboard', async ({ page }) => {
  await signIn(page, 'editor');
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/dashboard');
  await expect(menu(page)).toHaveCount(1);
  await narrow(page).click();
  await expect(menu(page)).toHaveCount(1);
  await narrow(page).click();

  await page.setViewportSize({ width: 767, height: 800 });
  await expect(menu(page)).toHaveCount(0);
  await narrow(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Internships' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Internships' })).toBeVisible();
});

test('the menu opens and closes by touch', async ({ page }, { project }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'editor');
  await page.goto('/dashboard');
  const press = () => (project.use.hasTouch ? narrow(page).tap() : narrow(page).click());
  await press();
  await expect(menu(page).getByRole('link', { name: 'Profile' })).toBeVisible();
  await press();
  await expect(menu(page)).toHaveCount(0);
});

withAndWithoutScript(() => {
  test('the dashboard shows the site header as a single bar, with the user and Log Out, and a footer of one line', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    const site = header.getByRole('navigation', { name: /^Main/ });
    await signIn(page, 'editor');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/dashboard/profile');
      await expect(header).toHaveCount(1);
      expect((await header.boundingBox())?.height).toBeLessThan(80);
      await expect(header.getByText(/^[A-Z]{2}$/).filter({ visible: true })).toHaveCount(1);
      const internships = header.getByRole('link', { name: 'Internships', exact: true });
      await expect(internships).toHaveAttribute('href', '/internships');
      await openMenu(page);
      await expect(header.getByText('(editor)').filter({ visible: true })).not.toHaveCount(0);
      for (const name of SITE) await expect(site.getByRole('link', { name, exact: true })).toBeVisible();
      await expect(site.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'true');
      await expect(site.getByRole('button', { name: 'Log Out' })).toBeVisible();
      for (const name of [/@/, 'Contact Us', 'Dashboard', 'User agreement', 'Privacy policy'])
        await expect(footer.getByRole('link', { name })).toBeVisible();
      await expect(footer.getByText('Accounts')).toHaveCount(0);
      await expect(footer.getByRole('link', { name: 'Get Account' })).toHaveCount(0);
      // One line, or two on phones.
      expect((await footer.boundingBox())?.height).toBeLessThan(width === 360 ? 100 : 60);
    }
  });
});

test('after logging out the dashboard asks to log in', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/dashboard');
  await logOut(page);
  await page.goto('/dashboard/internships');
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText('Please login to access this page')).toBeVisible();
});

test('a button far down a long list leads back to the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await signIn(page, 'admin');
  await page.goto('/dashboard/internships');
  const top = page.getByRole('link', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo({ top: 1_501, behavior: 'instant' }));
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const path of FORBIDDEN) {
  test(`an editor has no access to ${path}`, async ({ page }) => {
    await signIn(page, 'editor');
    await page.goto(path);
    await expect(page).toHaveURL(/\/unauthorized$/);
    await expect(page.getByRole('heading', { name: '403 - Unauthorized Access!' })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  });
}

test('a missing listing says so', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/dashboard/internships/000000000000000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Internship not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Internships' })).toBeVisible();
});
