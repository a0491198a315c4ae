import type { BrowserContext, Page } from 'playwright/test';
import { publishListing } from '../listings';
import { logIn, logOut } from '../people';
import { client } from '../stack';
import { expect, test } from '../test';
import { touch } from '../touch';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker will cache the pages opened from now on. */
const whenReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Checks whether the device has a copy of this page. */
const isKept = (page: Page, path: string) => () =>
  page.evaluate((wanted) => caches.match(wanted).then((found) => found !== undefined), path);

/** Opens the home page, touches it, and waits for the service worker. */
async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await touch(page);
  await whenReady(page);
  await expect.poll(isKept(page, '/offline')).toBe(true);
}

const opened = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect.poll(isKept(page, path)).toBe(true);
};

const airplane = (context: BrowserContext) => context.setOffline(true);

test('offline, a visitor can read saved and visited pages, and sees a message for others', async ({
  page,
  context,
}) => {
  const [saved, other] = [await publishListing(), await publishListing()];
  await begin(page);
  await expect.poll(isKept(page, '/')).toBe(true);
  await opened(page, saved.path);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await opened(page, '/saved');

  await airplane(context);
  await page.goto('/saved');
  await page.getByRole('link', { name: saved.title }).click();
  await expect(page.getByRole('heading', { name: saved.title, level: 1 })).toBeVisible();
  await expect(page.getByText('You’re offline: this is the page as you last opened it.')).toBeVisible();
  await touch(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(other.path);
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: other.title, level: 1 })).toBeVisible();
  await expect(page.getByText('You’re offline:')).toBeHidden();
});

test('stores an account’s saved listings, even unopened ones, until logout', async ({ page, context }) => {
  const graduate = await client.newUser();
  const { path, title, _id } = await publishListing();
  await client.api('PUT', `/api/users/saved/${_id}`, { token: graduate.token });
  await begin(page);
  await page.goto('/login');
  await logIn(page, graduate.username);
  await opened(page, '/dashboard/saved');
  await expect.poll(isKept(page, path)).toBe(true);
  await opened(page, '/dashboard/my-internships');
  await page.goto('/dashboard/profile');
  expect(await isKept(page, '/dashboard/profile')()).toBe(false);

  await airplane(context);
  await page.goto('/dashboard/saved');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.goto('/dashboard/my-internships');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Internships/);
  await touch(page);
  const menu = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  await menu.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch profile' })).toBeFocused();
  await menu.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/saved');
  await expect(page.getByText('You’re offline: this is the page as you last opened it.')).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/dashboard');
  await logOut(page);
  for (const gone of ['/dashboard/saved', '/dashboard/my-internships', path])
    expect(await isKept(page, gone)()).toBe(false);
  await airplane(context);
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
});

test('a session that ends elsewhere removes its pages', async ({ page }) => {
  const graduate = await client.newUser();
  await begin(page);
  await page.goto('/login');
  await logIn(page, graduate.username);
  await opened(page, '/dashboard/saved');
  await client.api('POST', '/api/auth/logout-everywhere', { token: graduate.token });
  await page.goto('/dashboard/saved');
  await expect(page).toHaveURL(/\/login/);
  expect(await isKept(page, '/dashboard/saved')()).toBe(false);
});
