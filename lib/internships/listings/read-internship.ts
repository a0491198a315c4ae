import { connect } from '@/lib/platform/db/connection';
import { objectId } from '@/lib/platform/db/ids';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { cacheTagListing } from './invalidate-listing';
import type { PublicInternship } from './mapper';
import { INTERNSHIP_NOT_FOUND, stillThere } from './still-there';
import { toPublicWithEmployer } from './with-employers';

/** A listing by id, open or closed. Throws `notFound`, or `gone` for a deleted one. */
export async function readInternship(input: { id: unknown }): Promise<PublicInternship> {
  const id = objectId(input.id, INTERNSHIP_NOT_FOUND);
  await connect();
  const record = await InternshipModel.findById(id).lean<InternshipRecord>();
  const listing = stillThere(record);
  const now = new Date();
  await cacheTagListing(listing, now);
  return toPublicWithEmployer(listing, now);
}
