import { expect } from '@playwright/test';
import { onePagePdf } from '@/dev/sample/pdf';
import { uniqueLetters } from '@/dev/testing/client-for';
import { client } from './stack';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Submits a listing as the employer of the sample. */
export async function submitListing(): Promise<{ _id: string; title: string }> {
  const title = `Field Intern ${uniqueLetters()}`;
  const { token } = await client.logIn('employer');
  const form = new FormData();
  const data = {
    title,
    company: 'Bonde Farms',
    location: 'Nakuru',
    duration: '6 months',
    applicationDeadline: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    howToApply: 'Send your papers by mail.',
    applyLink: 'https://bonde.example/apply',
  };
  form.append('data', JSON.stringify(data));
  form.append('internshipFile', new File([new Uint8Array(onePagePdf('Details', ['Cows']))], 'details.pdf'));
  const { status, body } = await client.api<{ submission: { _id: string } }>(
    'POST',
    '/api/employer/submit-internship',
    { token, form },
  );
  expect(status).toBe(201);
  return { _id: body.submission._id, title };
}
