import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible, overflow } from '../accessible';
import { approvedListing } from '../approved-listing';
import { applyTo } from '../files';
import { unfold } from '../phone-fold';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

/** Publishes a listing with three applicants, one of them shortlisted. */
async function withApplicants(page: Page) {
  const employer = await client.newUser({ role: 'employer' });
  const listing = await approvedListing(employer);
  const names = ['Njeri', 'Barasa', 'Zawadi'];
  const people = await Promise.all(names.map((firstName) => client.newUser({ firstName })));
  const ids: string[] = [];
  for (const person of people) ids.push(await applyTo(listing, person, 'Wasifu.pdf'));
  await client.api('PUT', `/api/employer/applications/${ids[1]}/status`, {
    token: employer.token,
    json: { status: 'shortlisted' },
  });
  await enter(page, employer.token);
  const path = `/dashboard/employer-internships/${listing._id}`;
  await page.goto(path);
  return { employer, listing, path };
}

const namesIn = (page: Page) => page.getByRole('main').getByRole('rowheader');

const pictureOf = (page: Page) =>
  page.getByRole('region', { name: 'Pages of the CV' }).getByRole('img', { name: /^The pages of the CV/ });

withAndWithoutScript((script) => {
  test('applicants can be filtered, searched, sorted, annotated and opened', async ({ page }) => {
    const { path } = await withApplicants(page);
    await expect(namesIn(page)).toHaveCount(3);
    const statuses = page.getByRole('navigation', { name: 'Statuses' });
    await expect(statuses.getByRole('link')).toHaveText([/All\s*3/, /Applied\s*2/, /Shortlisted\s*1/]);
    await statuses.getByRole('link', { name: /Shortlisted/ }).click();
    await expect(namesIn(page)).toHaveText([/Barasa/]);
    await statuses.getByRole('link', { name: /All/ }).click();
    await expect(namesIn(page)).toHaveCount(3);
    await unfold(page, 'Search');
    await page.getByRole('searchbox', { name: 'Name' }).fill('zaw');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(namesIn(page)).toHaveText([/Zawadi/]);
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.goto(`${path}?sort=name`);
    await expect(namesIn(page)).toHaveText([/Barasa/, /Njeri/, /Zawadi/]);

    await page.getByRole('link', { name: /^Njeri/ }).click();
    await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1_000);
    await page.getByLabel('New note').fill('   ');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByRole('region', { name: 'Notes' }).getByRole('alert')).toContainText(
      'Enter a note.',
    );
    await page.getByLabel('New note').fill('Speaks Dholuo.\nCan begin in March.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(page.getByText('The note has been saved.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Can begin in March.' })).toBeVisible();

    await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1_000);
    await page.getByText('Read as text').click();
    await expect(page.getByRole('region', { name: 'Text of the CV' })).toContainText('Wasifu');
    await expect(page.getByRole('list').filter({ hasText: 'Viewed' }).first()).toBeVisible();
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: /^Remove note: Speaks Dholuo/ }).click();
    await expect(page.getByText('The note has been removed.')).toBeVisible();
  });

  test('a resume opens beside the list, which then marks it as viewed', async ({ page }) => {
    await withApplicants(page);
    await unfold(page.getByRole('row', { name: /Zawadi/ }), 'More');
    await page.getByRole('link', { name: 'Read the CV of Zawadi' }).click();
    await expect(page.getByRole('heading', { name: /^CV of Zawadi/ })).toBeVisible();
    await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1_000);
    await expect(page.getByRole('row', { name: /Zawadi/ })).toContainText('Viewed');
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Close the CV' }).click();
    await expect(pictureOf(page)).toHaveCount(0);
    await expect(namesIn(page)).toHaveCount(3);
  });

  test('applicants are read and decided on one after another, in the order of the list', async ({ page }) => {
    const { listing, path } = await withApplicants(page);
    await page.goto(`${path}?sort=name`);
    await page.getByRole('link', { name: /^Barasa/ }).click();
    await expect(page.getByText(`Applied to ${listing.title}`)).toBeVisible();
    await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1_000);
    await page.getByRole('link', { name: 'Next applicant' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Njeri/ })).toBeVisible();
    await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1_000);

    await page.getByRole('radio', { name: 'Shortlist' }).check();
    await expect(page.getByLabel('Interview time')).toBeHidden();
    await page.getByRole('button', { name: 'Send decision' }).click();
    await expect(
      page.getByText('The status is now “shortlisted”. We’re e-mailing the applicant.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Njeri/ })).toBeVisible();
    await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1_000);
    await expect(page.getByRole('radio', { name: 'Shortlist' })).toHaveCount(0);

    await page.goto(`${path}?sort=name`);
    await page.getByRole('link', { name: /^Njeri/ }).click();
    await page.getByRole('link', { name: 'Next applicant' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Zawadi/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next applicant' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Close the listing' })).toHaveCount(0);
    await page.getByRole('radio', { name: 'Turn down' }).check();
    await page.getByRole('button', { name: 'Send decision' }).click();
    await expect(
      page.getByText('The status is now “not selected”. We’re e-mailing the applicant.'),
    ).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    // Two are shortlisted, and one is turned down.
    await page.getByRole('link', { name: 'Close the listing' }).click();
    // The browser goes to the place that the link names once the page is complete, and moves the button.
    await expect(page.getByRole('heading', { name: 'Extend or close' })).toBeInViewport();
    await expect(page.getByLabel('Reason for closing')).toHaveValue('enough applications');
    await page.getByRole('button', { name: 'Close the listing' }).click();
    await expect(page.getByText('The internship has closed.').first()).toBeVisible();
  });

  test('one press shortlists an applicant, and keeps the order of the list and the CV open', async ({
    page,
  }) => {
    const { path } = await withApplicants(page);
    await page.goto(`${path}?sort=name&status=applied`);
    await page.getByRole('link', { name: /^Njeri/ }).click();
    await page.getByRole('button', { name: 'Shortlist' }).click();
    await expect(
      page.getByText('The status is now “shortlisted”. We’re e-mailing the applicant.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Njeri/ })).toBeVisible();
    await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 1_000);
    await expect(page.getByRole('button', { name: 'Shortlist' })).toHaveCount(0);
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Next applicant' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Zawadi/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Next applicant' })).toHaveCount(0);
  });

  test('a button on the board moves an applicant', async ({ page }) => {
    await withApplicants(page);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    const board = page.getByRole('region', { name: 'Applicants by status' });
    const column = (name: string) => board.getByRole('region', { name });
    await expect(column('Applied 2').getByRole('listitem')).toHaveCount(2);
    await expect(column('Shortlisted 1')).toContainText('Barasa');
    if (script) await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    const card = column('Applied 2').getByRole('listitem').filter({ hasText: 'Njeri' });
    await card.getByText('Move').click();
    await card.getByRole('button', { name: 'Make an offer' }).click();
    await expect(page.getByText('The status is now “offered”. We’re e-mailing the applicant.')).toBeVisible();
    await expect(column('Offered 1')).toContainText('Njeri');
  });
});

test('arrow keys move between cards', async ({ page }) => {
  const { path } = await withApplicants(page);
  await page.goto(`${path}?view=board`);
  const board = page.getByRole('region', { name: 'Applicants by status' });
  const first = board.getByRole('link', { name: /Zawadi/ });
  await first.focus();
  await expect(async () => {
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expect(board.getByRole('link', { name: /Njeri/ })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await expect(board.getByRole('link', { name: /Barasa/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
});

test('exports applicants, corrects a typo, and copies a listing', async ({ page }) => {
  const { listing, path } = await withApplicants(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /applicants \(CSV\)/ }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe(`Applicants, ${listing.title}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\ufeffFirst name,Last name,E-mail,/);
  expect(text.trim().split('\r\n')).toHaveLength(4);

  await unfold(page, 'Edit, extend or close');
  await page.getByRole('link', { name: 'Edit internship' }).click();
  await page.getByLabel('Description').fill('Pumps, and pipes!');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your changes are live.')).toBeVisible();
  await unfold(page, 'Edit, extend or close');
  await page.getByRole('link', { name: 'Edit internship' }).click();
  await page.getByLabel('Description').fill('Pumps, and no pipes.');
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Submitted for approval' })).toBeVisible();
  await expect(page.getByText('Until then, your listing stays the same.')).toBeVisible();

  await page.goto(path);
  await unfold(page, 'Edit, extend or close');
  await page.getByRole('link', { name: 'Copy to a new submission' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue(listing.title);
  await expect(page.getByLabel('Application deadline')).toHaveValue('');
  await expect(page.getByText('details.pdf')).toBeVisible();

  await page.getByLabel('Job title').fill('Kept While Written');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await opening;
  await expect(preview.getByText('Kept While Written').first()).toBeVisible();
  await expectAccessible(preview);
  await preview.close();
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Kept While Written');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue(listing.title);

  await page.goto(
    `/dashboard/employer-internships?q=${encodeURIComponent(listing.title.split(' ')[1] ?? '')}`,
  );
  await expect(page.getByRole('link', { name: listing.title })).toBeVisible();
  await page.goto('/dashboard/employer-internships?status=closed');
  await expect(page.getByText('Nothing matches this search.')).toBeVisible();
  await page.goto(`${path}?extend=yes#extend`);
  await expect(page.getByLabel('New deadline')).toBeVisible();
});
