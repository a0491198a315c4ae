import type { Page } from 'playwright/test';
import { applyTo } from '../files';
import { openFilters } from '../filters';
import { EMPLOYERS_PAGE, publishListing } from '../listings';
import { enter } from '../signed-in';
import { client } from '../stack';
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
const saveOnDevice = (page: Page, id: string) =>
  page.context().addCookies([{ name: 'mwanzo-saved', value: id, url: process.env.E2E_APP_URL ?? '' }]);
const waits = (page: Page) => page.locator('[aria-busy="true"]');

test('public pages fetch no script before the first touch, and all share one policy', async ({ page }) => {
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

test('on a phone, a tap on a link fetches no script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/internships?q=engineer');
  const fetched = watchScript(page);
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
  expect(fetched).toEqual([]);
});

test.describe('a click before the script loads', () => {
  test('gives feedback immediately, and takes effect once', async ({ page }) => {
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

  test('counts twice for two steps, and once for a repeated choice', async ({ page }) => {
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

  test('counts without a pointer, as from a screen reader', async ({ page }) => {
    await page.goto('/internships');
    await next(page).evaluate((button: HTMLElement) => button.click());
    await expect(current(page)).toHaveAccessibleName(/^5: /);
  });

  test('on a link or a submit button works without JavaScript', async ({ page }) => {
    await page.goto('/');
    await holdScript(page);
    await page.getByRole('combobox', { name: /title, company or place/i }).fill('engineer');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/internships\?q=engineer/);
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
  });
});

test('keeps input and focus from before the script loads', async ({ page }) => {
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

test('a choice in a select before the script loads takes effect', async ({ page }) => {
  await page.goto('/internships?q=intern');
  const release = await holdScript(page);
  await openFilters(page);
  await page.getByLabel('Pay', { exact: true }).selectOption('paid');
  release();
  await expect(page).toHaveURL(/pay=paid/);
});

for (const [what, address] of [
  ['data file', /\/page-script\//],
  ['chunk', /\/_next\/static\/chunks\/[^/]+\.js/],
] as const) {
  test(`a page whose ${what} no longer exists reloads once, and then repeats the action`, async ({
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

test('a page whose script never loads does not reload repeatedly, and says so', async ({ page }) => {
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

test('offline, a click says so, links keep working, and the click takes effect once online', async ({
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

test('a page left open for a day works', async ({ page }) => {
  await page.clock.install();
  await page.goto('/internships');
  await page.clock.fastForward('25:00:00');
  await next(page).click();
  await expect(current(page)).toHaveAccessibleName(/^5: /);
});

test('a page restored by Back works', async ({ page }) => {
  await page.goto('/internships');
  await page.goto('/career-tips');
  await page.goBack();
  await next(page).click();
  await expect(current(page)).toHaveAccessibleName(/^5: /);
});

test('the first touch does not shift the layout', async ({ page }) => {
  for (const path of ['/', '/internships', '/internships/legal-services']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const before = await page.screenshot({ animations: 'disabled' });
    await touch(page);
    await page.waitForLoadState('networkidle');
    const after = await page.screenshot({ animations: 'disabled' });
    expect(after.equals(before), path).toBe(true);
  }
});

test('a logged-in user gets personal data from one small file, and the first touch does not change it', async ({
  page,
}) => {
  const [graduate, applied, saved] = await Promise.all([
    client.newUser(),
    publishListing({ applyLink: EMPLOYERS_PAGE }),
    publishListing(),
  ]);
  await applyTo(applied, graduate, 'cv.pdf');
  await client.api('PUT', `/api/users/saved/${saved._id}`, { token: graduate.token });
  await enter(page, graduate.token);
  const fetched = watchScript(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/applications/applied')) asked.push(request.url());
  });

  await page.goto('/internships/energy-and-environment', { waitUntil: 'networkidle' });
  const row = ({ title }: { title: string }) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  const heart = row(saved).getByRole('button');
  const expectMarks = async () => {
    await expect(row(applied).getByText('Applied', { exact: true })).toBeVisible();
    await expect(row(saved).getByText('Applied', { exact: true })).toBeHidden();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(row(applied).getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  };
  await expectMarks();
  expect(fetched).toEqual([expect.stringMatching(/^\/page-script\/personal-/)]);
  await touch(page);
  await page.waitForLoadState('networkidle');
  await expectMarks();
  expect(asked).toHaveLength(1);

  await page.goto(applied.path, { waitUntil: 'networkidle' });
  const note = page.getByRole('status').filter({ hasText: 'You applied' });
  const apply = page.getByRole('button', { name: 'Apply Now' });
  const expectNote = async () => {
    await expect(note).toHaveText(
      /^You applied [A-Z][a-z]{2} \d{1,2}One step left: finish on employer\.example/,
    );
    await expect(note.getByText('The employer has viewed')).toBeHidden();
    await expect(apply).toHaveCount(0);
  };
  await expectNote();
  await touch(page);
  await page.waitForLoadState('networkidle');
  await expectNote();
});

test('one click before the script loads unsaves a saved listing', async ({ page }) => {
  const graduate = await client.newUser();
  const { _id, title } = await publishListing();
  const list = `/internships?q=${encodeURIComponent(title)}`;
  const heart = page.getByRole('button', { name: new RegExp(`^Saved? ${title}$`) }).first();
  for (const who of ['visitor', 'graduate']) {
    if (who === 'visitor') await saveOnDevice(page, _id);
    else {
      await page.context().clearCookies();
      await client.api('PUT', `/api/users/saved/${_id}`, { token: graduate.token });
      await enter(page, graduate.token);
    }
    await page.goto(list);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const release = await holdScript(page);
    await heart.click();
    await expect(heart).toHaveCSS('opacity', '0.6');
    release();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  }
});
