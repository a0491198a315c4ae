import type { InternshipRecord } from '@/models/internship';

/** What a list reads of a listing: enough for its summary, without the long texts. */
export const SUMMARY_FIELDS = [
  'title',
  'company',
  'slug',
  'featuredSlug',
  'industryId',
  'location',
  'county',
  'remote',
  'kind',
  'stipend',
  'duration',
  'createdAt',
  'applicationDeadline',
  'isFeatured',
] as const satisfies (keyof InternshipRecord)[];

export type SummaryRecord = Pick<InternshipRecord, '_id' | (typeof SUMMARY_FIELDS)[number]>;
