import type { Types } from 'mongoose';
import { internshipPrefixes, InternshipModel, type InternshipRecord } from '@/models/internship';
import { TERMS_VERSION } from './listing-terms';
import { searchTermsOf } from './search-terms';

const BATCH = 200;

/** Listings written before there was a search, or by an older way of making terms. */
const OUTDATED = {
  'search.version': { $in: [null, ...Array.from({ length: TERMS_VERSION }, (_, at) => at)] },
};

/** How many listings lack them, or have those of an older version. */
export const countOutdatedTerms = (): Promise<number> => InternshipModel.countDocuments(OUTDATED).exec();

/** Gives every listing that lacks them, or has those of an older version, what it is found by, here and in the office. Gives how many there were. */
export async function refreshTerms(): Promise<number> {
  let refreshed = 0;
  let last: Types.ObjectId | undefined;
  do {
    const listings = await InternshipModel.find({ ...OUTDATED, ...(last && { _id: { $gt: last } }) })
      .sort({ _id: 1 })
      .limit(BATCH)
      .lean<InternshipRecord[]>();
    for (const listing of await searchTermsOf(listings)) await refresh(listing);
    refreshed += listings.length;
    last = listings.at(-1)?._id;
  } while (last);
  return refreshed;
}

/** What was changed meanwhile is left as it is: whoever changed it wrote its terms. */
async function refresh({ search, ...listing }: InternshipRecord): Promise<void> {
  const { _id, updatedAt, deletedAt } = listing;
  const prefixes = deletedAt ? [] : internshipPrefixes(listing);
  await InternshipModel.updateOne(
    { _id, updatedAt, ...OUTDATED },
    { $set: { search, prefixes } },
    { timestamps: false },
  );
}
