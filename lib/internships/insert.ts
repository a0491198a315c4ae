import type { Types } from 'mongoose';
import { duplicateField } from '@/lib/db';
import { searchTerms } from '@/lib/search/search-terms';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { listingChanged } from './freshness';
import type { InternshipFields } from './schemas';
import { featuredSlug, pageSlugCandidates } from './slugs';

type Origin = Pick<InternshipRecord, '_id' | 'createdBy'> &
  Partial<Pick<InternshipRecord, 'employerId' | 'submissionRef' | 'mails'>>;

/**
 * Publishes a listing under the best free address within its industry.
 * Takes checked fields and where it comes from; gives the stored listing.
 */
export async function insertInternship(fields: InternshipFields, origin: Origin): Promise<InternshipRecord> {
  const listing = {
    ...fields,
    ...origin,
    featuredSlug: featuredSlug(fields),
    search: await searchTerms(fields),
  };
  return withFreeSlug(fields, origin._id, async (slug) => {
    const created = await InternshipModel.create({ ...listing, slug });
    listingChanged(created);
    return created.toObject();
  });
}

/** Tries the addresses of a listing, best first, until `write` does not find one taken. */
export async function withFreeSlug<T>(
  listing: { company: string; title: string },
  id: Types.ObjectId,
  write: (slug: string) => Promise<T>,
): Promise<T> {
  const candidates = pageSlugCandidates(listing, id.toHexString());
  for (const slug of candidates) {
    try {
      return await write(slug);
    } catch (error) {
      if (duplicateField(error) !== 'slug') throw error;
    }
  }
  throw new Error(`every address of listing ${id.toHexString()} is taken`);
}
