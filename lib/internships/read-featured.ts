import { connect } from '@/lib/db';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { dependsOnListings } from './freshness';
import { toPublic, type PublicInternship } from './mapper';
import { stillThere } from './still-there';
import { SHOWN } from './visibility';

/** The newest featured listing at this featured address, open or closed. Throws `notFound`. */
export async function readFeaturedInternship(input: { slug: string }): Promise<PublicInternship> {
  await connect();
  const record = await InternshipModel.findOne({
    featuredSlug: input.slug.normalize('NFC'),
    isFeatured: true,
    ...SHOWN,
  })
    .sort({ createdAt: -1 })
    .lean<InternshipRecord>();
  const now = new Date();
  await dependsOnListings(now);
  return toPublic(stillThere(record), now);
}
