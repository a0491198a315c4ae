import { DAY_MS } from '@/lib/platform/format/nairobi';
import { pdfFile } from '../data/documents';
import { fileForm, type Attached } from './file-form';

/** The fields of a submission, with the deadline in ISO 8601. */
export type SubmissionFields = Record<
  'title' | 'company' | 'location' | 'duration' | 'applicationDeadline' | 'howToApply' | 'applyLink',
  string
>;

/** Returns the fields of a valid submission for a listing that is open for twenty days. */
export const submissionFields = (change: Partial<SubmissionFields> = {}): SubmissionFields => ({
  title: 'Shamba Intern',
  company: 'Bonde Farms',
  location: 'Nakuru',
  duration: '6 months',
  applicationDeadline: new Date(Date.now() + 20 * DAY_MS).toISOString(),
  howToApply: 'Send your papers by mail.',
  applyLink: 'https://bonde.example/apply',
  ...change,
});

export const DETAILS: Attached = { name: 'details.pdf', bytes: pdfFile('details') };

/** Returns the form data of a submission: the fields as JSON, if any, and the details file. */
export function submissionForm(data: unknown, file: Attached | null = DETAILS): FormData {
  if (data === undefined) return fileForm('internshipFile', file);
  return fileForm('internshipFile', file, { data: typeof data === 'string' ? data : JSON.stringify(data) });
}
