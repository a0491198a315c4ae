import { TEXT_FIELDS, listingText } from '@/lib/search/engine/listing-text';
import type { IndexedListing } from '@/lib/search/engine/packed-index';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { InternshipRecord } from '@/models/internship';

const OWN_FIELDS = ['kind', 'stipend', 'remote', 'applicationDeadline', 'createdAt'] as const;

export type IndexedRecord = Pick<
  InternshipRecord,
  '_id' | (typeof TEXT_FIELDS)[number] | (typeof OWN_FIELDS)[number]
>;

export const INDEXED: Record<string, 1> = Object.fromEntries(
  [...TEXT_FIELDS, ...OWN_FIELDS].map((name) => [name, 1]),
);

/** Maps a stored listing for the search index. Missing fields have their defaults; one without a publication day counts as the oldest. */
export const indexedListing = (record: IndexedRecord): IndexedListing => ({
  id: record._id.toHexString(),
  text: listingText(record),
  industryId: record.industryId,
  county: record.county ?? null,
  kind: record.kind ?? 'internship',
  pay: record.stipend?.kind ?? 'not stated',
  amount: record.stipend?.max ?? record.stipend?.min ?? 0,
  remote: record.remote ?? false,
  deadline: storedTime(record.applicationDeadline),
  createdAt: storedTime(record.createdAt) || 0,
});
