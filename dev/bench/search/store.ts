import { InternshipModel } from '@/models/internship';
import { textBytes, type MadeUpListing } from '../../sample/scale/made-up-listings';

const BATCH = 500;

/** Inserts listings in bulk, in the form the API stores. Returns the bytes of their texts. */
export async function storeListings(listings: Iterable<MadeUpListing>): Promise<number> {
  let bytes = 0;
  let batch: MadeUpListing[] = [];
  const store = async () => {
    if (batch.length > 0) await InternshipModel.collection.insertMany(batch);
    batch = [];
  };
  for (const listing of listings) {
    bytes += textBytes(listing);
    if (batch.push(listing) === BATCH) await store();
  }
  await store();
  return bytes;
}
