import type { Page } from 'playwright/test';
import { publishListing } from '../listings';
import { signIn } from '../signed-in';
import { expect, test } from '../test';
import { holdScript, loseScript, touch, watchScript } from '../touch';

const PUBLIC = [
  '/',
  '/internships',
  '/internships/legal-services',
  '/career-tips',
  '/contact-us',
  '/none/there',
];

const next = (page: Page) => page.getByRole('button', { name: 'Next slide' });
const current = (page: Page) => page.locator('[data-dot][aria-current]');
const waits = (page: Page) => page.locator('[aria-busy="true"]');

test('no public page fetches script before it is touched, and all have one policy', async ({ page }) => {
  const fetched = watchScript(page);
  const policies = new Set<string | undefined>();
  for (const path of PUBLIC) {
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    policies.add(answer?.headers()['content-security-policy']);
    expect(fetched, path).toEqual([]);
  }
  expect(policies.size).toBe(1);
  expect([...policies][0]).toMatch(/script-src 'self' 'sha256-\S+' 'sha256-[^ ;]+';/);
});

test.describe('a press before there is script', () => {
  test('is shown at once, and happens once', async ({ page }) => {
    await page.goto('/internships');
    await expect(current(page)).toHaveAccessibleName(/^4: /);
    const release = await holdScript(page);
    await next(page).click();
    await expect(waits(page)).toHaveCount(1, { timeout: 100 });
    release();
    await expect(current(page)).toHaveAccessibleName(/^5: /);
    await expect(waits(page)).toHaveCount(0);
    await expect(next(page)).toBeFocused();
  });

  test('is two where two steps were meant, and one where it is the same choice', async ({ page }) => {
    await page.goto('/internships');
    const release = await holdScript(page);
    await next(page).click();
    await next(page).click();
    release();
    await expect(current(page)).toHaveAccessibleName(/^6: /);
    await expect(waits(page)).toHaveCount(0);

    const listing = await publishListing();
    await page.goto(listing.path);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/users/me')) asked.push(request.url());
    });
    const again = await holdScript(page);
    const apply = page.getByRole('button', { name: 'Apply Now' });
    await apply.click();
    await apply.click();
    again();
    await page.waitForURL(/\/login/);
    expect(asked).toHaveLength(1);
  });

  test('without a pointer, as a screen reader makes it, counts as well', async ({ page }) => {
    await page.goto('/internships');
    await next(page).evaluate((button: HTMLElement) => button.click());
    await expect(current(page)).toHaveAccessibleName(/^5: /);
  });

  test('on a link or the button of a form works by itself', async ({ page }) => {
    await page.goto('/');
    await holdScript(page);
    await page.getByRole('combobox', { name: /title, company or place/i }).fill('engineer');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/internships\?q=engineer/);
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
  });
});

test('what was typed before there is script stays, and so does the focus', async ({ page }) => {
  for (const [path, label] of [
    ['/internships', /title, company or place/i],
    ['/contact-us', 'Name'],
  ] as const) {
    await page.goto(path);
    const release = await holdScript(page);
    const field = page.getByLabel(label);
    await field.pressSequentially('Wanj');
    release();
    await touch(page);
    await field.pressSequentially('iru');
    await expect(field).toHaveValue('Wanjiru');
    await expect(field).toBeFocused();
  }
});

test('a choice in a list that was made before there is script takes effect', async ({ page }) => {
  await page.goto('/internships?q=intern');
  const release = await holdScript(page);
  const fold = page.getByRole('main').locator('details:not([open]) > summary', { hasText: 'Filters' });
  if (await fold.isVisible()) await fold.click();
  await page.getByLabel('Pay', { exact: true }).selectOption('paid');
  release();
  await expect(page).toHaveURL(/pay=paid/);
});

for (const [what, address] of [
  ['data file', /\/page-script\//],
  ['chunk', /\/_next\/static\/chunks\/[^/]+\.js/],
] as const) {
  test(`a page whose ${what} is gone loads itself once more, and then does what is asked`, async ({
    page,
  }) => {
    await page.goto('/internships');
    await loseScript(page, address);
    const loaded = page.waitForEvent('load');
    await next(page).click();
    await loaded;
    await page.unroute(address);
    await next(page).click();
    await expect(current(page)).toHaveAccessibleName(/^5: /);
  });
}

test('a page whose script stays away is not loaded again and again, and says so', async ({ page }) => {
  await page.goto('/internships');
  await loseScript(page, /\/page-script\//);
  const loaded = page.waitForEvent('load');
  await next(page).click();
  await loaded;
  let loads = 0;
  page.on('load', () => (loads += 1));
  await next(page).click();
  await expect(page.getByRole('alert')).toHaveText('No connection. Trying again.');
  expect(loads).toBe(0);
});

test('without a connection a press says so, links stay, and it happens when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/internships');
  await context.setOffline(true);
  await next(page).click();
  await expect(page.getByRole('alert')).toHaveText('No connection. Trying again.');
  await expect(current(page)).toHaveAccessibleName(/^4: /);
  await context.setOffline(false);
  await expect(current(page)).toHaveAccessibleName(/^5: /);
  await expect(page.getByRole('alert').filter({ hasText: 'connection' })).toHaveCount(0);
});

test('a page that one comes back to works', async ({ page }) => {
  await page.goto('/internships');
  await page.goto('/career-tips');
  await page.goBack();
  await next(page).click();
  await expect(current(page)).toHaveAccessibleName(/^5: /);
});

test('the first touch moves nothing', async ({ page }) => {
  for (const path of ['/', '/internships', '/internships/legal-services']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = await page.screenshot({ animations: 'disabled' });
    await touch(page);
    await page.waitForLoadState('networkidle');
    const after = await page.screenshot({ animations: 'disabled' });
    expect(after.equals(before), path).toBe(true);
  }
});

test('somebody who is signed in sees what is theirs without a touch', async ({ page }) => {
  const fetched = watchScript(page);
  await signIn(page, 'graduate');
  await page.goto('/internships', { waitUntil: 'networkidle' });
  expect(fetched.length).toBeGreaterThan(0);
});
