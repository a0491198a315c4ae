import type { ListingFieldName } from './listing-fields';
import type { ListingValues } from './listing-values';

interface SubmissionField {
  label: string;
  /** Its name within a sentence. */
  inWords: string;
  /** Its treatment in a pending submission when the employer's account is deleted. */
  erased: 'words' | 'emptied' | 'kept';
}

/** Required fields that an employer fills in. Each corresponds to the listing field of the same name. */
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
export type SubmissionValues = Pick<ListingValues, SubmissionFieldName>;

export const SUBMISSION_NAMES = Object.keys(SUBMISSION_FIELDS) as SubmissionFieldName[];

/**
 * Fields that an employer may add, so that the reviewer can read them instead of retyping. Pay comes first. Each corresponds to
 * the listing field of the same name. All are optional, and missing ones are not stored. `erased`: what happens when the account
 * is deleted.
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
export type StatedValues = Partial<Pick<ListingValues, StatedFieldName>>;

export const STATED_NAMES = Object.keys(STATED_FIELDS) as StatedFieldName[];
