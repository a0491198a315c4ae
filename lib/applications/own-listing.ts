import type { Types } from 'mongoose';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/still-there';
import { AppError } from '@/lib/platform/core/errors';
import { accountsOf } from '@/lib/employers/accounts-of';
import { objectId } from '@/lib/platform/db/ids';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

type Named = Pick<InternshipRecord, '_id' | 'title' | 'company' | 'applicationDeadline'>;

/** The name and deadline of a listing of this employer. Throws 404 for another's. */
export async function nameOwnListing(employerId: string, id: unknown): Promise<Named> {
  const _id = objectId(id, INTERNSHIP_NOT_FOUND);
  const own = { _id, employerId: await accountsOf(employerId), deletedAt: null };
  const listing = await InternshipModel.findOne(own)
    .select('title company applicationDeadline')
    .lean<Named>();
  if (!listing) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  return listing;
}

/** The id of a listing, if it is this employer's. Throws 404 for another's. */
export const ownListing = async (employerId: string, id: unknown): Promise<Types.ObjectId> =>
  (await nameOwnListing(employerId, id))._id;
