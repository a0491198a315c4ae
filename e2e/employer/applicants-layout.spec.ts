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
