import { pdfFile } from './documents';
import { inDays } from './fixtures';

/** What an employer writes of an internship, open for twenty days. */
export const submissionFields = (change: Partial<SubmissionFields> = {}): SubmissionFields => ({
  title: 'Shamba Intern',
  company: 'Bonde Farms',
  location: 'Nakuru',
  duration: '6 months',
  applicationDeadline: inDays(20).toISOString(),
  howToApply: 'Send your papers by mail.',
  applyLink: 'https://bonde.example/apply',
  ...change,
});

export interface SubmissionFields {
  title: string;
  company: string;
  location: string;
  duration: string;
  /** ISO 8601. */
  applicationDeadline: string;
  howToApply: string;
  applyLink: string;
}

/** The form an employer submits an internship with: what they wrote, and a PDF with the details. */
export function submissionForm(fields: SubmissionFields = submissionFields()): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(fields));
  form.append('internshipFile', new File([new Uint8Array(pdfFile('Details'))], 'details.pdf'));
  return form;
}
