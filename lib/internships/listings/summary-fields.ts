import type { InternshipRecord } from '@/models/internship';
import { namesWhere, type NamesWhere } from '@/models/listing-values';

export type SummaryFieldName = NamesWhere<'shown', 'in lists'>;

/** The fields that a list shows of a listing. */
export const SUMMARY_NAMES: readonly SummaryFieldName[] = namesWhere('shown', 'in lists');

const BESIDE = ['slug', 'featuredSlug', 'createdAt', 'employer'] as const;

/** The database projection of a list: all fields of its summary, without the long texts. */
export const SUMMARY_FIELDS: readonly (SummaryFieldName | (typeof BESIDE)[number])[] = [
  ...SUMMARY_NAMES,
  ...BESIDE,
];

export type SummaryRecord = Pick<InternshipRecord, '_id' | SummaryFieldName | (typeof BESIDE)[number]>;
