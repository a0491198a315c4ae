import { client } from '../stack';
import { begin, expectGone, isKept, keepOwn, opened, OWN_PATHS, setClock } from '../copies';
import { expectWaiting, SENT_AT } from '../later';
import { publishListing } from '../listings';
import { logIn, logOut } from '../people';
import { expect, test } from '../offline-test';
import { touch } from '../touch';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Creates a graduate with a saved listing. */
async function graduateWithSaved() {
  const graduate = await client.newUser();
  const listing = await publishListing();
  await client.api('PUT', `/api/users/saved/${listing._id}`, { token: graduate.token });
  return { ...graduate, listing };
}

const endElsewhere = (token: string) => client.api('POST', '/api/auth/logout-everywhere', { token });

test('stores an account’s saved listings, even unopened ones, until logout', async ({ page, line }) => {
  const graduate = await graduateWithSaved();
  const { path, title } = graduate.listing;
  await begin(page);
  await page.goto('/login');
  await logIn(page, graduate.username);
  await opened(page, '/dashboard/saved');
  await expect.poll(isKept(page, path)).toBe(true);
  await opened(page, '/dashboard/my-internships');
  await page.goto('/dashboard/profile');
  expect(await isKept(page, '/dashboard/profile')()).toBe(false);

  line.isOffline = true;
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
  await expect(page.getByText('Saved copy from')).toBeVisible();
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();

  line.isOffline = false;
  await page.goto('/dashboard');
  await logOut(page);
  await expectGone(page, [path]);
  line.isOffline = true;
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
});

test('saves a listing later whose copy was opened without a connection', async ({ page, line }) => {
  const graduate = await client.newUser();
  const listing = await publishListing();
  await begin(page);
  await page.goto('/login');
  await logIn(page, graduate.username);
  await opened(page, listing.path);
  await touch(page);
  await page.waitForLoadState('networkidle');
  line.isOffline = true;
  await page.goto(listing.path);
  await touch(page);
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expectWaiting(page);
  line.isOffline = false;
  await expect(page.getByText(SENT_AT)).toBeVisible();
  const { body } = await client.api<{ total: number }>('GET', '/api/users/saved', { token: graduate.token });
  expect(body.total).toBe(1);
});

test('another login removes the copies of the account before it', async ({ page, context, line }) => {
  const [first, second] = [await graduateWithSaved(), await graduateWithSaved()];
  await begin(page);
  await keepOwn(page, first.username);
  await expect.poll(isKept(page, first.listing.path)).toBe(true);
  await context.clearCookies();

  await page.goto('/login');
  await logIn(page, second.username);
  await expectGone(page, [first.listing.path]);
  for (const path of OWN_PATHS) await opened(page, path);
  line.isOffline = true;
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('link', { name: second.listing.title })).toBeVisible();
  await expect(page.getByText(first.listing.title)).toBeHidden();
});

test('a call with status 401 removes the copies', async ({ page }) => {
  const { username, token, listing } = await graduateWithSaved();
  await begin(page);
  await keepOwn(page, username);
  await expect.poll(isKept(page, listing.path)).toBe(true);
  await page.goto('/contact-us');
  await endElsewhere(token);
  expect(await page.evaluate(() => fetch('/api/users/me').then(({ status }) => status))).toBe(401);
  await expectGone(page, [listing.path]);
});

test('the log-in page of an ended session removes the copies', async ({ page }) => {
  const { username, token, listing } = await graduateWithSaved();
  await begin(page);
  await keepOwn(page, username);
  await expect.poll(isKept(page, listing.path)).toBe(true);
  await endElsewhere(token);
  await page.goto('/dashboard/profile');
  await expect(page).toHaveURL(/\/login\?reason=/);
  await expectGone(page, [listing.path]);
});

test('copies vanish after seven days', async ({ page, context, line }) => {
  const { username, listing } = await graduateWithSaved();
  const start = Date.now();
  await begin(page);
  await setClock(context, start);
  await keepOwn(page, username);
  await expect.poll(isKept(page, listing.path)).toBe(true);
  await setClock(context, start + WEEK_MS);
  line.isOffline = true;
  await page.goto('/dashboard/saved');
  await expect(page.getByText('Saved copy from')).toBeVisible();
  await setClock(context, start + WEEK_MS + 1);
  await page.goto('/dashboard/saved');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expectGone(page, [listing.path]);
});

test('a page that the service worker does not see removes the copies at the first touch', async ({
  page,
  context,
}) => {
  const { username, listing } = await graduateWithSaved();
  await begin(page);
  await keepOwn(page, username);
  await expect.poll(isKept(page, listing.path)).toBe(true);
  await page.goto('/contact-us');
  const browser = await context.newCDPSession(page);
  // Like Ctrl+Shift+R.
  await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })]);
  expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  await touch(page);
  await expectGone(page, [listing.path]);
});

test('a personal page that arrives after the log-out is not stored', async ({ page, context, line }) => {
  const { username } = await client.newUser();
  await begin(page);
  await page.goto('/login');
  await logIn(page, username);
  const second = await context.newPage();
  line.held.add('/dashboard/saved');
  const arrived = second.waitForEvent('load');
  await second.evaluate((url) => void window.location.assign(url), `${line.url}/dashboard/saved`);
  await expect.poll(() => line.asked).toContain('/dashboard/saved');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  line.held.clear();
  await arrived;
  await opened(page, '/contact-us');
  await expectGone(page);
});
