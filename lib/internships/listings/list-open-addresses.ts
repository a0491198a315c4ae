import { connect } from '@/lib/platform/db/connection';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { cacheTagListings } from './invalidate-listing';
import { internshipPath } from './mapper';
import { openFilter } from './open-status';

/** The address of a listing's page and its last change (ISO 8601, UTC). */
export interface ListingAddress {
  path: string;
  updatedAt: AnsweredMoment;
}

export async function listOpenAddresses(input: { skip: number; limit: number }): Promise<ListingAddress[]> {
  await connect();
  const now = new Date();
  await cacheTagListings(now);
  const records = await InternshipModel.find(openFilter(now))
    .sort({ createdAt: -1 })
    .skip(input.skip)
    .limit(input.limit)
    .select('industryId slug updatedAt')
    .lean<Pick<InternshipRecord, 'industryId' | 'slug' | 'updatedAt'>[]>();
  return records.map((record) => ({
    path: internshipPath(record),
    updatedAt: answeredMoment(record.updatedAt),
  }));
}
