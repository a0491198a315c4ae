import type { Entry, FieldUse } from './entry';
import { ACCOUNT_ENTRIES } from './fields/accounts';
import { GRADUATE_ENTRIES } from './fields/graduates';
import { LISTING_ENTRIES } from './fields/listings';
import { SERVICE_ENTRIES } from './fields/service';
import { STAFF_ENTRIES } from './fields/staff';

/**
 * The processing register: what every stored field is for, on which ground, who sees it and for how long. A test compares it with the
 * schemas: a field of a model without a row fails.
 */
export const REGISTER: readonly Entry[] = [
  ...ACCOUNT_ENTRIES,
  ...GRADUATE_ENTRIES,
  ...LISTING_ENTRIES,
  ...STAFF_ENTRIES,
  ...SERVICE_ENTRIES,
];

/** What every document has. */
export const COMMON: FieldUse = {
  fields: ['_id', '__v'],
  purpose: 'to tell a document from the others, and its versions',
  seenBy: ['nobody'],
};
