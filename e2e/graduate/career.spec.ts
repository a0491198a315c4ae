import { readFile } from 'node:fs/promises';
import { expectAccessible, overflow } from '../accessible';
import { approvedListing } from '../approved-listing';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

const CAREER = '/dashboard/career';

withAndWithoutScript((script) => {
  test('a graduate fills in the career profile, and applies with the CV made from it', async ({ page }) => {
    const [graduate, employer] = await Promise.all([client.newUser(), client.newUser({ role: 'employer' })]);
    const listing = await approvedListing(employer);
    await enter(page, graduate.token);
    await page.goto(CAREER);
    await expect(page.getByText('Start with school and course.')).toBeVisible();
    await expect(page.getByText('To get a CV, save your school or course')).toBeVisible();

    await page.getByLabel('School').fill('Maseno University');
    await page.getByLabel('Skills').fill('Excel, customer care');
    await page.getByLabel('What you did').first().fill('Attaché');
    await page.getByLabel('From').first().fill('2025-05');
    await page.getByRole('button', { name: 'Save career profile' }).click();
    await expect(page.getByText('Your career profile is saved.')).toBeVisible();
    await expect(page.getByText('3 of 9 parts filled in.')).toBeVisible();
    await expect(page.getByLabel('Skills')).toHaveValue('Excel, customer care');
    if (script) {
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    }

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my CV' }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: 'Apply with this CV' }).click();
    await expect(page.getByText('You’ll now apply with this CV.')).toBeVisible();
    const { body } = await client.api<{ user: { resume: { _id: string; fileName: string } } }>(
      'GET',
      '/api/users/me',
      { token: graduate.token },
    );
    const applied = await client.api('POST', '/api/applications', {
      token: graduate.token,
      json: { internshipId: listing._id, resumeId: body.user.resume._id },
    });
    expect(applied.status).toBe(201);

    await enter(page, employer.token);
    await page.goto(`/dashboard/employer-internships/${listing._id}`);
    await page.getByRole('main').getByRole('link', { name: 'Akinyi Otieno' }).first().click();
    await expect(page.getByRole('region', { name: 'Career profile' })).toContainText('Maseno University');
    await page.goBack();
    const theirs = page.getByRole('button', { name: 'Download CV of' });
    await expect(theirs).toBeVisible();
    if (!script) return;
    const [received] = await Promise.all([page.waitForEvent('download'), theirs.click()]);
    expect(received.suggestedFilename()).toBe(body.user.resume.fileName);
  });

  test('shows mistakes beside their fields, and keeps what was typed', async ({ page }) => {
    const graduate = await client.newUser();
    await enter(page, graduate.token);
    await page.goto(CAREER);
    await page.getByLabel('School').fill('Maseno University');
    await page
      .getByLabel('Skills')
      .fill(Array.from({ length: 21 }, (_, index) => `skill ${index}`).join(', '));
    await page.getByRole('button', { name: 'Save career profile' }).click();
    await expect(page.getByLabel('Skills')).toHaveAccessibleDescription(/Enter at most 20/);
    await expect(page.getByLabel('School')).toHaveValue('Maseno University');
  });
});
