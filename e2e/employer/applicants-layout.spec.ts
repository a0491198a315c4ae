import { uniqueLetters } from '@/dev/testing/client/client-for';
import { overflow } from '../accessible';
import { approvedListing } from '../approved-listing';
import { applyTo } from '../files';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

const NAMES = ['Njeri', 'Barasa', 'Zawadi', 'Akinyi', 'Wanjiru', 'Otieno', 'Mwikali', 'Kipchoge'];

/** Publishes a listing with eight applicants; every second one sent a career profile. */
async function eightApplicants() {
  const employer = await client.newUser({ role: 'employer' });
  const listing = await approvedListing(employer, `Bonde ${uniqueLetters().slice(0, 8)}`);
  for (const [at, firstName] of NAMES.entries()) {
    const person = await client.newUser({ firstName });
    const json = { course: 'Bachelor of Science in Water Engineering', school: 'Maseno University' };
    if (at % 2 === 0) await client.api('PUT', '/api/users/career', { token: person.token, json });
    await applyTo(listing, person, 'Wasifu.pdf');
  }
  return { employer, path: `/dashboard/employer-internships/${listing._id}` };
}

test(
  'eight applicants fit into 1,600 pixels on a phone, with all else folded',
  { tag: '@phone' },
  async ({ page }) => {
    const { employer, path } = await eightApplicants();
    await enter(page, employer.token);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(8);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_600);
    expect(await overflow(page)).toBe(0);

    const row = page.getByRole('row').filter({ hasText: 'Njeri' });
    await expect(row).toContainText('Bachelor of Science in Water Engineering, Maseno University');
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: 'Barasa' })
        .getByText(/^Applied [A-Z][a-z]{2} \d/),
    ).toBeVisible();
    const download = row.getByRole('button', { name: 'Download CV of Njeri Otieno' });
    await expect(download).toBeHidden();
    await row.getByText('More about Njeri Otieno').click();
    await expect(download).toBeVisible();
    await expect(row.getByRole('link', { name: 'Read the CV of Njeri Otieno' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await expect(page.getByRole('searchbox', { name: 'Name' })).toBeHidden();
    await page.getByText('Search', { exact: true }).first().click();
    await expect(page.getByRole('searchbox', { name: 'Name' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit internship' })).toBeHidden();
    await page.getByText('Edit, extend or close').click();
    await expect(page.getByRole('link', { name: 'Edit internship' })).toBeVisible();
  },
);

test('five columns of the board fit side by side on a wide screen', { tag: '@desktop' }, async ({ page }) => {
  const { employer, path } = await eightApplicants();
  await enter(page, employer.token);
  await page.goto(`${path}?view=board`);
  const board = page.getByRole('region', { name: 'Applicants by status' });
  const columns = board.getByRole('region');
  await expect(columns).toHaveCount(5);
  expect(await overflow(page)).toBe(0);
  expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const tops = await columns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await board.getByText('Move Kipchoge Otieno').click();
  await expect(board.getByRole('button', { name: 'Shortlist' })).toBeVisible();
  expect(await board.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
