import { connect } from '@/lib/platform/db/connection';
import { lookupKey } from '@/lib/platform/db/lookup-key';
import { AppError } from '@/lib/platform/core/errors';
import { industryBySlug } from '@/lib/internships/industries/industries';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { cacheTagListing } from './invalidate-listing';
import type { PublicInternship } from './mapper';
import { INTERNSHIP_NOT_FOUND, stillThere } from './still-there';
import { toPublicWithEmployer } from './with-employers';

/** A listing by the address of its page, open or closed. Throws `notFound`, or `gone` for a deleted one. */
export async function readInternshipPage(input: {
  industrySlug: string;
  slug: string;
}): Promise<PublicInternship> {
  const industry = industryBySlug(input.industrySlug);
  if (!industry) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  await connect();
  const record = await InternshipModel.findOne({
    industryId: industry.id,
    slug: lookupKey(input.slug),
  }).lean<InternshipRecord>();
  const listing = stillThere(record);
  const now = new Date();
  await cacheTagListing(listing, now);
  return toPublicWithEmployer(listing, now);
}
