import { latestDay } from '@/lib/internships/listings/latest-deadline';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright/test';
import { onePagePdf } from '@/dev/sample/pdf';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { pdf } from '../files';
import { logIn, registerAndVerify } from '../people';
import { client } from '../stack';
import { openLastPage } from '../submissions';
import { unfold } from '../phone-fold';
import { expect, test } from '../test';
import { touch } from '../touch';

const FOUND_FIRST = 'Data Analyst Intern';
const TITLE = 'Junior Web Developer Intern';
const INDUSTRY = 'Information Technology & Telecommunications';
const resume = {
  name: 'Akinyi Otieno CV.pdf',
  mimeType: 'application/pdf',
  buffer: onePagePdf('Akinyi Otieno', ['Diploma in Information Technology']),
};

/** Collects every error that the browser reports, except the 401 for a visitor who is not logged in. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const asksWho = message.location().url.endsWith('/api/users/me') && message.text().includes('401');
    if (message.type() === 'error' && !asksWho) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

/** Opens a sample listing as if from a search engine. */
async function arrive(page: Page): Promise<void> {
  const { body } = await client.api<{ internships: { title: string; path: string }[] }>(
    'GET',
    '/api/internships/industry/1',
  );
  const path = body.internships.find(({ title }) => title === FOUND_FIRST)?.path ?? '';
  await page.goto(path, { referer: 'https://www.google.com/' });
  await expect(page.getByRole('heading', { level: 1, name: FOUND_FIRST })).toBeVisible();
}

/** Goes from that listing to one that suits the visitor. */
async function findListing(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: INDUSTRY }).click();
  await expect(page.getByRole('heading', { level: 1, name: INDUSTRY })).toBeVisible();
  await page.getByRole('listitem').getByRole('link', { name: TITLE, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toBeVisible();
}

async function registerToApply(page: Page): Promise<{ email: string }> {
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText(`Log in to apply for ${TITLE} at Tawi Digital`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Get Account' }).click();
  const graduate = await registerAndVerify(page);
  await page.getByRole('link', { name: 'Continue your application' }).click();
  await expect(page.getByLabel('Email or username')).toHaveValue(graduate.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await logIn(page, graduate.email);
  await expect(page.getByRole('heading', { level: 1, name: 'Apply' })).toBeVisible();
  await expect(page.getByText(`${TITLE} at Tawi Digital`)).toBeVisible();
  return graduate;
}

/** Applies on the page that a visitor reaches by logging in. */
async function finishApplication(page: Page): Promise<void> {
  await page.getByLabel('Upload your CV').setInputFiles(resume);
  await expect(page.getByRole('link', { name: resume.name })).toBeVisible();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('heading', { name: 'Application saved: one step left' })).toBeVisible();
  await page.getByRole('link', { name: 'See your applications' }).click();
}

/** Applies on the listing with the current resume. The employer's page opens in a new tab. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('button', { name: 'Use My Current Resume' }).click();
  await expect(page.getByText(resume.name)).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByText('Application saved: one step left')).toBeVisible();
  await (await opened).close();
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function expectFollowed(page: Page, title: string, status: string): Promise<void> {
  await page.goto('/dashboard/my-internships');
  await expect(rowOf(page, title)).toContainText(status);
}

/** Opens a dashboard page in a new browser context, and logs in there as another user. */
async function enterAs(browser: Browser, account: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(path);
  await expect(page.getByText('Please login to access this page')).toBeVisible();
  await logIn(page, account);
  return page;
}

async function submitListing(employer: Page, title: string): Promise<void> {
  await employer.getByRole('link', { name: 'Submit an internship' }).first().click();
  for (const [label, text] of [
    ['Job title', title],
    ['Company', 'Tawi Digital'],
    ['Location', 'Ngong Road, Nairobi'],
    ['Duration', '3 months'],
    ['Application deadline', latestDay(new Date())],
    ['How to apply', 'Apply on our careers page with your resume and one link to something you built.'],
    ['Application link', 'https://kazi.tawidigital.example/qa'],
  ] as const)
    await employer.getByLabel(label).fill(text);
  await employer.getByLabel('Details file').setInputFiles(pdf('QA intern.pdf', 'Test what we ship'));
  await employer.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(employer.getByText('Your internship has been submitted for approval.')).toBeVisible();
}

/** Opens a submission from the last page, because the oldest come first. */
async function openSubmission(admin: Page, title: string): Promise<void> {
  await openLastPage(admin);
  await admin.getByRole('link', { name: title }).first().click();
}

async function approveListing(admin: Page, title: string): Promise<void> {
  await openSubmission(admin, title);
  await admin.getByLabel('Industry').selectOption(INDUSTRY);
  await admin
    .getByLabel('Description', { exact: true })
    .fill('You test our apps on the phones our customers use, and write down what you find.');
  await admin.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(admin.getByText('The submission has been approved and published.')).toBeVisible();
}

async function findBySearch(page: Page, title: string): Promise<void> {
  await page.goto('/');
  const words = page.getByRole('combobox', { name: /title, company or place/i });
  await words.fill(title);
  await words.press('Enter');
  await page.getByRole('listitem').getByRole('link', { name: title, exact: true }).click();
}

/** Finds the applicant as the employer, and downloads the resume. */
async function downloadResume(employer: Page, title: string, email: string): Promise<void> {
  await employer.goto('/dashboard/employer-internships');
  await employer.getByRole('link', { name: title }).click();
  const applicant = rowOf(employer, email);
  await expect(applicant).toContainText('Applied');
  await touch(employer);
  await unfold(applicant, 'More');
  const download = employer.waitForEvent('download');
  await applicant.getByRole('button', { name: /Download CV/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(resume.name);
  expect(await readFile(await file.path())).toEqual(resume.buffer);
  await expect(applicant).toContainText('Viewed');
}

test('the main job, from a search engine on: find, register, apply, track; submit, approve, read applications', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const complaints = complaintsOf(page);
  await arrive(page);
  await findListing(page);
  const { email } = await registerToApply(page);
  await finishApplication(page);
  await expect(rowOf(page, TITLE)).toContainText('Applied');

  const submitted = `QA Intern ${uniqueLetters()}`;
  const employer = await enterAs(browser, 'employer', '/dashboard/employer-internships');
  await submitListing(employer, submitted);
  const admin = await enterAs(browser, 'admin', '/dashboard/internship-submissions');
  await approveListing(admin, submitted);
  await admin.context().close();

  await findBySearch(page, submitted);
  await apply(page);
  await expectFollowed(page, submitted, 'Applied');
  for (const title of [TITLE, submitted]) await downloadResume(employer, title, email);
  await employer.context().close();
  for (const title of [TITLE, submitted]) await expectFollowed(page, title, 'Viewed');
  expect(complaints).toEqual([]);
});
