import { expect } from 'playwright/test';
import { onePagePdf } from '@/dev/sample/pdf';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import {
  submissionFields,
  submissionForm,
  type SubmissionFields,
} from '@/dev/testing/client/submission-form';
import { client } from './stack';

/** Submits a listing as the sample employer. The details file contains these lines. */
export async function submitListing(
  change: Partial<SubmissionFields> = {},
  lines: string[] = ['Cows'],
): Promise<{ _id: string; title: string }> {
  const title = `Field Intern ${uniqueLetters()}`;
  const { token } = await client.logIn('employer');
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
