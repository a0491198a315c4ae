import { Types } from 'mongoose';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import type { InternshipSummary, PublicInternship } from './mapper';
import { openFilter } from './open-status';
import { toPublicWithEmployer } from './with-employers';

/** The first of these listings in full, if it is still open. Invalidating it also invalidates the list's page. */
export async function readFirst(
  listings: readonly Pick<InternshipSummary, '_id'>[],
): Promise<PublicInternship | undefined> {
  const [first] = listings;
  if (!first) return undefined;
  const now = new Date();
  const record = await InternshipModel.findOne({
    _id: new Types.ObjectId(first._id),
    ...openFilter(now),
  }).lean<InternshipRecord>();
  return record ? toPublicWithEmployer(record, now) : undefined;
}
