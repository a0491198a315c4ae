import type { Types } from 'mongoose';
import { internshipPrefixes, InternshipModel, type InternshipRecord } from '@/models/internship';
import { TERMS_VERSION } from './listing-terms';
import { searchTermsOf } from './search-terms';

const BATCH = 200;

/** Listings without terms, or with those of an older version. */
const OUTDATED = {
  'search.version': { $in: [null, ...Array.from({ length: TERMS_VERSION }, (_, at) => at)] },
};

/** Counts these listings. */
export const countOutdatedTerms = (): Promise<number> => InternshipModel.countDocuments(OUTDATED).exec();

/** Writes the terms and prefixes of listings that have none, or outdated ones. Gives the number of listings. */
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

/** Skips listings that were changed meanwhile: the change wrote their terms. */
async function refresh({ search, ...listing }: InternshipRecord): Promise<void> {
  const { _id, updatedAt, deletedAt } = listing;
  const prefixes = deletedAt ? [] : internshipPrefixes(listing);
  await InternshipModel.updateOne(
    { _id, updatedAt, ...OUTDATED },
    { $set: { search, prefixes } },
    { timestamps: false },
  );
}
