import type { InternshipRecord } from '@/models/internship';
import { namesWhere, type NamesWhere } from '@/models/listing-values';

export type SummaryFieldName = NamesWhere<'shown', 'in lists'>;
export const SUMMARY_NAMES: readonly SummaryFieldName[] = namesWhere('shown', 'in lists');

const BESIDE = ['slug', 'featuredSlug', 'createdAt', 'employer'] as const;

export const SUMMARY_FIELDS: readonly (SummaryFieldName | (typeof BESIDE)[number])[] = [
  ...SUMMARY_NAMES,
  ...BESIDE,
];

export type SummaryRecord = Pick<InternshipRecord, '_id' | SummaryFieldName | (typeof BESIDE)[number]>;
