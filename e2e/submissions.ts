import { expect } from 'playwright/test';
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
