import { Types } from 'mongoose';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import type { OwnSubmission } from '@/lib/internships/submissions/mapper';
import { api } from './client';
import type { TestUser } from '../data/fixtures';
import type { Attached } from './file-form';
import { DETAILS, submissionFields, submissionForm } from './submission-form';

export const SUBMISSIONS = '/api/admin/internship-submissions';

/** An industry in which only these calls publish listings. */
export const PUBLISHED_IN = 10;

interface Answer {
  message: string;
  errors?: Record<string, string>;
  submission: OwnSubmission;
  internship: PublicInternship;
}

/** Returns the fields of a unique submission, with changes that may make it invalid. */
export const facts = (change: Record<string, unknown> = {}) => ({
  ...submissionFields({ title: `Shamba Intern ${new Types.ObjectId().toHexString()}` }),
  ...change,
});

export const submit = ({ token }: TestUser, data: unknown, file: Attached | null = DETAILS) =>
  api<Answer>('POST', '/api/employer/submit-internship', { token, form: submissionForm(data, file) });

export const resubmit = ({ token }: TestUser, id: string, data: unknown, file: Attached | null = DETAILS) =>
  api<Answer>('PUT', `/api/employer/submissions/${id}`, { token, form: submissionForm(data, file) });

export const decide = ({ token }: TestUser, id: string, how: 'approve' | 'reject', json: unknown) =>
  api<Answer>('POST', `${SUBMISSIONS}/${id}/${how}`, { token, json });

/** The fields of a listing that a submission does not have. */
export const COMPLETED = {
  industryId: PUBLISHED_IN,
  descriptionParagraph: 'Cows, maize and the books of both.',
};

export const approve = (by: TestUser, id: string, json: unknown = COMPLETED) =>
  decide(by, id, 'approve', json);
