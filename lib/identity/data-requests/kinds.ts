import type { DataRequestKind } from '@/lib/platform/core/vocabulary';

/** No database here: forms may import it. */
export const KIND_LABELS: Readonly<Record<DataRequestKind, string>> = {
  access: 'See what you store about me',
  correct: 'Correct what is wrong',
  erase: 'Delete my data',
  object: 'Object to how you use my data',
};

/** For "your request to …". */
export const KIND_PHRASES: Readonly<Record<DataRequestKind, string>> = {
  access: 'see your data',
  correct: 'have your data corrected',
  erase: 'have your data deleted',
  object: 'object to how we use your data',
};

/** For staff. */
export const KIND_NAMES: Readonly<Record<DataRequestKind, string>> = {
  access: 'Access',
  correct: 'Correction',
  erase: 'Erasure',
  object: 'Objection',
};

/** Days that the links in the e-mails about a request work. */
export const LINK_DAYS = 7;

export const MAX_REQUEST_LENGTH = 2_000;
export const MAX_ANSWER_LENGTH = 5_000;
