import type { Page } from 'playwright/test';
import { expectAccessible } from '../accessible';
import { holdRequests, leavesToBrowser, link, NEXT, retry, said } from '../moves';
import { followMenu } from '../people';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { touch } from '../touch';

test.describe('a page that does not open', () => {
  test('shows an accessible message in place, even on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'admin');
    await page.goto('/dashboard/users');
    await touch(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Role', { exact: true }).selectOption('Editor');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect(said(page, 'Failed to fetch users')).toBeFocused();
    await expect(said(page, 'Failed to fetch users')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Show results' })).toBeHidden();
    await followMenu(page, 'Profile');
    await expect(said(page, 'Failed to fetch profile')).toBeFocused();
    await expect(said(page, 'Failed to fetch users')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: /^Dashboard/ }).filter({ visible: true })).toHaveCount(
      0,
    );
    await expectAccessible(page);
  });

  test('gives way to a later click', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/users');
    await touch(page);
    const release = await holdRequests(page, (url) => url.search === '?page=2', 'HEAD');
    await link(NEXT)(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the table' })).toBeVisible();
    await followMenu(page, 'Profile');
    await expect(page).toHaveURL(/dashboard\/profile$/);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page).toHaveURL(/dashboard\/profile$/);
  });

  test('gives way to a later click, even if it opens in place meanwhile', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/users');
    await touch(page);
    const releaseRows = await holdRequests(page, (url) => url.pathname === '/dashboard/users', 'GET');
    const releaseCheck = await holdRequests(page, (url) => url.pathname === '/dashboard/profile', 'HEAD');
    const asked = page.waitForRequest(
      (request) => /users\?.*page=2/.test(request.url()) && request.method() === 'GET',
    );
    await link(NEXT)(page);
    await asked;
    await followMenu(page, 'Profile');
    releaseRows();
    await expect(page).toHaveURL(/users\?page=2$/);
    releaseCheck();
    await expect(page).toHaveURL(/dashboard\/profile$/);
  });

  test('gives way to another navigation', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/users');
    await touch(page);
    const releaseCheck = await holdRequests(page, (url) => url.search === '?page=2', 'HEAD');
    const releasePage = await holdRequests(page, (url) => url.pathname === '/dashboard/reports', 'GET');
    await link(NEXT)(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading the table' })).toBeVisible();
    const ended = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.evaluate((path) => window.location.assign(path), '/dashboard/reports');
    await ended;
    releaseCheck();
    releasePage();
    await expect(page).toHaveURL('/dashboard/reports');
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  });

  test('fails without a reply within 15 seconds', async ({ page }) => {
    await signIn(page, 'admin');
    await page.clock.install();
    await page.goto('/dashboard/users');
    await touch(page);
    await page.route('**/dashboard/users?page=2', () => undefined);
    await link(NEXT)(page);
    const bones = page.getByRole('status').filter({ hasText: 'Loading the table' });
    await expect(bones).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(said(page, 'Failed to fetch users')).toBeFocused();
    await expect(bones).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  });

  for (const [how, press, says, path] of [
    ['in place', link(NEXT), 'Failed to fetch users', '/dashboard/users'],
    ['in full', (page: Page) => followMenu(page, 'Profile'), 'Failed to fetch profile', '/dashboard/profile'],
  ] as const) {
    test(`fails if there is a reply, but it does not load ${how} within 15 seconds`, async ({ page }) => {
      await signIn(page, 'admin');
      await page.clock.install();
      await page.goto('/dashboard/users');
      await touch(page);
      const asked = page.waitForRequest(
        (request) => request.method() === 'GET' && new URL(request.url()).pathname === path,
      );
      await page.route(
        (url) => url.pathname === path,
        async (route) => {
          if (route.request().method() === 'HEAD') await route.continue();
        },
      );
      await press(page);
      expect((await asked).isNavigationRequest()).toBe(how === 'in full');
      await page.clock.fastForward(15_000);
      await expect(said(page, says)).toBeFocused();
      await expect(page).toHaveURL('/dashboard/users');
      await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
    });
  }

  test('does not discard unsaved input', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/dashboard/users/new');
    await touch(page);
    await page.getByLabel('First name').fill('Akinyi');
    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type());
      await (questions.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    await page.context().setOffline(true);
    await followMenu(page, 'Users');
    await expect(said(page, 'Failed to fetch users')).toBeFocused();
    expect(questions).toEqual([]);
    await page.context().setOffline(false);
    await retry(page).click();
    await expect.poll(() => questions).toEqual(['beforeunload']);
    await expect(retry(page)).toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Akinyi');
    await followMenu(page, 'Users');
    await expect(page).toHaveURL('/dashboard/users');
    expect(questions).toEqual(['beforeunload', 'beforeunload']);
  });
});

test('lets the browser handle links to public pages and clicks that open a new tab', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/users');
  await touch(page);
  const heads: string[] = [];
  page.on('request', (request) => request.method() === 'HEAD' && heads.push(request.url()));
  expect(await leavesToBrowser(page.getByRole('link', { name: NEXT }))).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Career Tips' }).click();
  await expect(page).toHaveURL('/career-tips');
  expect(heads).toEqual([]);
});

test('an ended session leads to the login', async ({ page, context }) => {
  await signIn(page, 'editor');
  await page.goto('/dashboard/internships');
  await touch(page);
  await context.clearCookies();
  await link(NEXT)(page);
  await expect(page).toHaveURL(/\/login\?/);
});
