import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { onePagePdf } from '@/dev/sample/pdf';
import { logIn, openMenu, registerAndVerify } from '../people';
import { expect, test } from '../test';

const TITLE = 'Junior Web Developer Intern';
const resume = {
  name: 'Akinyi Otieno CV.pdf',
  mimeType: 'application/pdf',
  buffer: onePagePdf('Akinyi Otieno', ['Diploma in Information Technology']),
};

/** Everything the browser complains about on the way, of whatever kind. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

async function findListing(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Information Technology & Telecommunications' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Information Technology & Telecommunications' }),
  ).toBeVisible();
  await page.getByRole('link', { name: TITLE, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByLabel('Upload your resume').setInputFiles(resume);
  await page.getByRole('button', { name: 'Upload resume' }).click();
  await expect(page.getByText(resume.name)).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText('Your application is recorded')).toBeVisible();
  await (await opened).close();
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a graduate finds a listing, registers, applies and is told when the employer has read the resume', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/');
  await findListing(page);
  await expect(page.getByText('Open', { exact: true }).first()).toBeVisible();

  await openMenu(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: 'Get Account' })
    .locator('visible=true')
    .click();
  const graduate = await registerAndVerify(page);
  await page.getByRole('link', { name: 'Log In' }).locator('visible=true').last().click();
  await logIn(page, graduate.email);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Good (Morning|Afternoon|Evening),? Akinyi/ }),
  ).toBeVisible();

  await page.goto('/');
  await findListing(page);
  await apply(page);
  await page.getByRole('link', { name: 'See it under My Internships' }).click();
  await expect(rowOf(page, TITLE)).toContainText('Applied');

  const office = await browser.newContext();
  const employer = await office.newPage();
  await employer.goto('/dashboard/employer-internships');
  await expect(employer.getByText('Please login to access this page')).toBeVisible();
  await logIn(employer, 'employer');
  await employer.getByRole('link', { name: TITLE }).click();
  const applicant = rowOf(employer, graduate.email);
  await expect(applicant).toContainText('Applied');
  const download = employer.waitForEvent('download');
  await applicant.getByRole('button', { name: /Download resume/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(resume.name);
  expect(await readFile(await file.path())).toEqual(resume.buffer);
  await expect(applicant).toContainText('Viewed');
  await office.close();

  await page.reload();
  await expect(rowOf(page, TITLE)).toContainText('Viewed');
  expect(complaints).toEqual([]);
});
