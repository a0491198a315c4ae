import type { ListingFieldName } from './listing-fields';
import type { ListingValues } from './listing-values';

interface SubmissionField {
  /** What the employer's form calls it. */
  label: string;
  /** What it is called in a sentence. */
  inWords: string;
  /** What becomes of it when the employer's account is deleted while it waits. */
  erased: 'words' | 'emptied' | 'kept';
}

/** What an employer writes of a listing, all of it required: each is the field of a listing that has the same name. */
export const SUBMISSION_FIELDS = {
  title: { label: 'Job title', inWords: 'the job title', erased: 'words' },
  company: { label: 'Company', inWords: 'the company', erased: 'words' },
  location: { label: 'Location', inWords: 'the location', erased: 'words' },
  duration: { label: 'Duration', inWords: 'the duration', erased: 'words' },
  applicationDeadline: {
    label: 'Application deadline',
    inWords: 'the application deadline',
    erased: 'kept',
  },
  howToApply: { label: 'How to apply', inWords: 'how to apply', erased: 'emptied' },
  applyLink: { label: 'Application link', inWords: 'the application link', erased: 'emptied' },
} as const satisfies Partial<Record<ListingFieldName, SubmissionField>>;

export type SubmissionFieldName = keyof typeof SUBMISSION_FIELDS;

/** What is stored of a submission, field by field. */
export type SubmissionValues = Pick<ListingValues, SubmissionFieldName>;

/** The names of the fields, in their order. */
export const SUBMISSION_NAMES = Object.keys(SUBMISSION_FIELDS) as SubmissionFieldName[];
