import { Types } from 'mongoose';
import { connect } from '@/lib/platform/db/connection';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { findOpen } from './find-open';
import { cacheTagShown } from './invalidate-listing';
import type { InternshipSummary, PublicInternship } from './mapper';

const MAX_OTHERS = 3;

/**
 * Returns up to three other open listings of the listing's employer, newest first. None for a listing by staff, or if the employer has no
 * profile.
 */
export async function listOthersOfEmployer({
  _id,
  employer: shown,
}: Pick<PublicInternship, '_id' | 'employer'>): Promise<InternshipSummary[]> {
  if (!shown) return [];
  await connect();
  const id = new Types.ObjectId(_id);
  const listing = await InternshipModel.findById(id)
    .select('employer')
    .lean<Pick<InternshipRecord, 'employer'>>();
  if (!listing?.employer) return [];
  const now = new Date();
  const others = await findOpen({ employer: listing.employer, _id: { $ne: id } }, { now, limit: MAX_OTHERS });
  if (others.length > 0) await cacheTagShown(others, now);
  return others;
}
