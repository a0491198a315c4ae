import { connect } from '@/lib/platform/db/connection';
import { lookupKey } from '@/lib/platform/db/lookup-key';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { cacheTagListings } from './invalidate-listing';
import type { PublicInternship } from './mapper';
import { stillThere } from './still-there';
import { openFilter, SHOWN } from './open-status';
import { toPublicWithEmployer } from './with-employers';

/** The newest featured listing with this slug. Open ones come first, because lists show only those. Throws `notFound`. */
export async function readFeaturedInternship(input: { slug: string }): Promise<PublicInternship> {
  await connect();
  const now = new Date();
  const newest = (condition: object) =>
    InternshipModel.findOne({
      featuredSlug: lookupKey(input.slug.normalize('NFC')),
      isFeatured: true,
      ...condition,
    })
      .sort({ createdAt: -1 })
      .lean<InternshipRecord>();
  const record = (await newest(openFilter(now))) ?? (await newest(SHOWN));
  await cacheTagListings(now);
  return toPublicWithEmployer(stillThere(record), now);
}
