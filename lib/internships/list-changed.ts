import { connect } from '@/lib/platform/db/db';
import type { Tag } from '@/lib/platform/cache/tags';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { tagsOfListing } from './invalidate-listing';

export interface ListingTags {
  /** The listing and the state it is in, told apart from every other state. */
  state: string;
  tags: Tag[];
}

type Changed = Pick<InternshipRecord, '_id' | 'industryId' | 'formerIndustryId' | 'updatedAt'>;

/** The listings that were changed after `since`, whoever changed them, newest change first, at most `limit`. */
export async function listChangedListings(input: { since: Date; limit: number }): Promise<ListingTags[]> {
  await connect();
  const records = await InternshipModel.find({ updatedAt: { $gt: input.since } })
    .sort({ updatedAt: -1 })
    .limit(input.limit)
    .select('industryId formerIndustryId updatedAt')
    .lean<Changed[]>();
  return records.map((record) => ({
    state: `${record._id.toHexString()} ${record.updatedAt.getTime()}`,
    tags: tagsOfListing(record),
  }));
}
