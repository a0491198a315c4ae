import { TEXT_FIELDS, listingText } from '@/lib/search/engine/listing-text';
import type { IndexedListing } from '@/lib/search/engine/packed-index';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { InternshipRecord } from '@/models/internship';
import { FILTER_VALUES } from '@/models/search-filters';

const OWN_FIELDS = ['kind', 'stipend', 'remote', 'applicationDeadline', 'createdAt'] as const;

export type IndexedRecord = Pick<
  InternshipRecord,
  '_id' | (typeof TEXT_FIELDS)[number] | (typeof OWN_FIELDS)[number]
>;

export const INDEXED: Record<string, 1> = Object.fromEntries(
  [...TEXT_FIELDS, ...OWN_FIELDS].map((name) => [name, 1]),
);

/** Maps a stored listing for the search index. Missing fields get their defaults. One without a publication day counts as the oldest. */
export const indexedListing = (record: IndexedRecord): Required<IndexedListing> => ({
  id: record._id.toHexString(),
  text: listingText(record),
  industry: record.industryId,
  county: record.county ?? null,
  kind: record.kind ?? 'internship',
  pay: FILTER_VALUES.pay.find((pay) => pay === record.stipend?.kind) ?? null,
  amount: record.stipend?.max ?? record.stipend?.min ?? 0,
  remote: record.remote ? 'yes' : null,
  deadline: storedTime(record.applicationDeadline),
  createdAt: storedTime(record.createdAt) || 0,
});
