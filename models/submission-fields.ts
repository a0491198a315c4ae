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

/**
 * What an employer may say beside them, so that the reviewer reads instead of retyping; pay comes first. Each is the field of a listing
 * that has the same name, none is required, and what was not said is not stored. With it, what becomes of it when the account is deleted.
 */
export const STATED_FIELDS = {
  stipend: { erased: 'kept' },
  kind: { erased: 'kept' },
  industryId: { erased: 'kept' },
  county: { erased: 'kept' },
  descriptionParagraph: { erased: 'emptied' },
  yourRole: { erased: 'emptied' },
  whatWeLookFor: { erased: 'emptied' },
  niceToHaveSkills: { erased: 'emptied' },
  perksAndBenefits: { erased: 'emptied' },
} as const satisfies Partial<Record<ListingFieldName, { erased: 'emptied' | 'kept' }>>;

export type StatedFieldName = keyof typeof STATED_FIELDS;

/** What is stored of it. */
export type StatedValues = Partial<Pick<ListingValues, StatedFieldName>>;

/** The names of what may be said, in their order. */
export const STATED_NAMES = Object.keys(STATED_FIELDS) as StatedFieldName[];
