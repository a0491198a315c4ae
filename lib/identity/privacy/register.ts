import type { Entry, FieldUse } from './entry';
import { ACCOUNT_ENTRIES } from './fields/accounts';
import { GRADUATE_ENTRIES } from './fields/graduates';
import { LISTING_ENTRIES } from './fields/listings';
import { SERVICE_ENTRIES } from './fields/service';
import { STAFF_ENTRIES } from './fields/staff';

/** The processing register of every stored field. A test fails if a model's field has no row. */
export const REGISTER: readonly Entry[] = [
  ...ACCOUNT_ENTRIES,
  ...GRADUATE_ENTRIES,
  ...LISTING_ENTRIES,
  ...STAFF_ENTRIES,
  ...SERVICE_ENTRIES,
];

/** The fields that every document has. */
export const COMMON: FieldUse = {
  fields: ['_id', '__v'],
  purpose: 'to identify a document and its version',
  seenBy: ['nobody'],
};
