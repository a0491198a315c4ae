import { expect, type Page } from 'playwright/test';
import { onePagePdf } from '@/dev/sample/pdf';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import {
  submissionFields,
  submissionForm,
  type SubmissionFields,
} from '@/dev/testing/client/submission-form';
import { client } from './stack';

/** Submits a listing as the sample employer, or with this token. The details file contains these lines. */
export async function submitListing(
  change: Partial<SubmissionFields> = {},
  lines: string[] = ['Cows'],
  by?: string,
): Promise<{ _id: string; title: string }> {
  const title = `Field Intern ${uniqueLetters()}`;
  const token = by ?? (await client.logIn('employer')).token;
  const file = { name: 'details.pdf', bytes: Buffer.from(onePagePdf('Details', lines)) };
  const form = submissionForm(submissionFields({ title, ...change }), file);
  const { status, body } = await client.api<{ submission: { _id: string } }>(
    'POST',
    '/api/employer/submit-internship',
    { token, form },
  );
  expect(status).toBe(201);
  return { _id: body.submission._id, title };
}

/** Opens the last page of the pending submissions: the oldest come first, and other tests of a run may have sent more than fit on one. */
export async function openLastPage(page: Page): Promise<void> {
  // The rows and the page number arrive after the heading.
  await expect(page.getByRole('table', { name: 'Pending submissions, oldest first' })).toBeVisible();
  const place = page.getByText(/^Page \d+ of \d+$/);
  if (!(await place.isVisible())) return;
  await page.goto(`/dashboard/internship-submissions?page=${(await place.innerText()).split(' ').at(-1)}`);
}
