import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { PHONE_AGENT, ROBOT_AGENT } from '@/dev/testing/data/user-agents';
import { approvedListing } from '../approved-listing';
import { applyTo, pdf } from '../files';
import { unfold } from '../phone-fold';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

async function openApplicants(page: Page) {
  const employer = await client.newUser({ role: 'employer' });
  const listing = await approvedListing(employer);
  await enter(page, employer.token);
  await page.goto('/dashboard/employer-internships');
  await page.getByRole('link', { name: listing.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: listing.title })).toBeVisible();
  return { employer, listing };
}

const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) > 1_000;

/** Returns the height in pixels that the e-mail address in a row would have if it were `address`. */
const lineOf = (row: Locator, address: string): Promise<number> =>
  row.getByRole('link', { name: /@/ }).evaluate((link, text) => {
    const before = link.textContent;
    link.textContent = text;
    const { height } = link.getBoundingClientRect();
    link.textContent = before;
    return height;
  }, address);

test('tells an employer without listings how to add one', async ({ page }) => {
  const employer = await client.newUser({ role: 'employer' });
  await enter(page, employer.token);
  await page.goto('/dashboard/employer-internships');
  await expect(page.getByText("You don't have any approved internships yet")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Submit an internship' }).last().click();
  await expect(page).toHaveURL('/dashboard/employer-internships/submit');
});

test('opening a resume updates the status, then downloads the file; the graduate sees both', async ({
  page,
}) => {
  const { employer, listing } = await openApplicants(page);
  await expect(page.getByText('No applicants yet')).toBeVisible();
  const [graduate, other] = await Promise.all([client.newUser(), client.newUser()]);
  await applyTo(listing, graduate, 'Wasifu wa Akinyi.pdf');
  await applyTo(listing, other);
  const about = (await client.mailsTo(employer.email, 3)).filter(({ text }) => text.includes(listing.title));
  expect(about.map(({ subject }) => subject).sort()).toEqual([
    'You have a new applicant',
    'Your internship is approved',
  ]);

  await page.reload();
  const row = page.getByRole('row').filter({ hasText: graduate.email });
  await expect(row).toContainText('Akinyi Otieno');
  await expect(row).toContainText('Applied');
  if (isWide(page)) expect(await lineOf(row, 'wairimu.kariuki@mwanzo.example')).toBeLessThan(40);
  const order: string[] = [];
  page.on('request', (call) => {
    const path = new URL(call.url()).pathname;
    if (path.startsWith('/api/employer/')) order.push(`${call.method()} ${path.split('/').at(3)}`);
  });
  const download = page.waitForEvent('download');
  await unfold(row, 'More');
  await row.getByRole('button', { name: 'Download CV of Akinyi Otieno' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Wasifu wa Akinyi.pdf');
  expect(await readFile(await file.path())).toEqual(pdf('Wasifu wa Akinyi.pdf').buffer);
  expect(order).toEqual(['PUT applications', 'GET download-resume']);
  await expect(row).toContainText('Viewed');
  await expect(page.getByRole('row').filter({ hasText: other.email })).toContainText('Applied');

  await enter(page, graduate.token);
  await page.goto('/dashboard/my-internships');
  await expect(page.getByRole('row').filter({ hasText: listing.title })).toContainText('Viewed');
  await page.goto('/dashboard/profile');
  const sent = page.getByRole('list', { name: 'CVs you sent' });
  await expect(sent).toContainText(`Sent to ${listing.company} for ${listing.title}`);
  await expect(sent.getByRole('list', { name: 'Downloads' }).getByRole('listitem')).toHaveText([
    /^Downloaded by Akinyi Otieno, [A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M$/,
  ]);
});

test('shows why the status update or the download failed, and downloads nothing after a failed update', async ({
  page,
}) => {
  const { listing } = await openApplicants(page);
  await applyTo(listing, await client.newUser());
  await page.reload();
  await unfold(page, 'More about Akinyi Otieno');
  const press = () => page.getByRole('button', { name: /^Download CV/ }).click();
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));

  await page.route('**/api/employer/applications/**', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  await press();
  await expect(page.getByText('Failed to download resume')).toBeVisible();
  expect(asked.filter((path) => path.includes('download-resume'))).toEqual([]);

  await page.route('**/api/employer/download-resume/**', (route) => route.abort(), { times: 1 });
  await press();
  await expect(page.getByText('Failed to download resume')).toBeVisible();
  await page.route(
    '**/api/employer/download-resume/**',
    (route) => route.fulfill({ status: 404, json: { message: 'This resume was deleted.' } }),
    { times: 1 },
  );
  await press();
  await expect(page.getByText('This resume was deleted.')).toBeVisible();
  await expect(page.getByText('Failed to download resume')).toHaveCount(0);

  await page.route(
    '**/api/employer/download-resume/**',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Wi-Fi</title>' }),
    { times: 1 },
  );
  await press();
  await expect(page.getByText('Failed to download resume')).toBeVisible();
  expect(downloads).toBe(0);

  const download = page.waitForEvent('download');
  await press();
  await download;
  await expect(page.getByText('Failed to download resume')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the CV is saved by one press, and the application is viewed', async ({ page }) => {
    const { listing } = await openApplicants(page);
    const graduate = await client.newUser();
    await applyTo(listing, graduate);
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: graduate.email });
    await unfold(row, 'More');
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Download CV of Akinyi Otieno' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await page.reload();
    await expect(row).toContainText('Viewed');
  });
});

test('an employer sees the views of a listing, except those by robots, and the chart as a table', async ({
  page,
  browser,
}) => {
  const { listing } = await openApplicants(page);
  const path = (await page.getByRole('link', { name: 'See the listing' }).getAttribute('href')) ?? '';
  for (const userAgent of [PHONE_AGENT, ROBOT_AGENT, PHONE_AGENT]) {
    const context = await browser.newContext({ userAgent, javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(new URL(path, page.url()).href);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(listing.title);
    await context.close();
  }
  const section = page.getByRole('region', { name: 'Views, clicks and applications by week' });
  await expect(async () => {
    await page.reload();
    await unfold(page, 'Edit, extend or close');
    await expect(section).toContainText('2 views, 0 clicks and 0 applications in the last 12 weeks', {
      timeout: 500,
    });
  }).toPass({ timeout: 60_000 });
  await section.getByText('View as a table').click();
  const rows = section
    .getByRole('table', { name: 'Views, clicks and applications by week' })
    .getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.last().getByRole('cell')).toHaveText(['2', '0', '0']);

  await page.goto('/dashboard/employer-internships');
  const row = page.getByRole('row').filter({ hasText: listing.title });
  await expect(row.getByRole('cell').nth(-2)).toContainText('2');
});
