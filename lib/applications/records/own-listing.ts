import type { Types } from 'mongoose';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { AppError } from '@/lib/platform/core/errors';
import { ofOwnEmployer } from '@/lib/employers/members/membership';
import { objectId } from '@/lib/platform/db/ids';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

type Named = Pick<InternshipRecord, '_id' | 'title' | 'company' | 'applicationDeadline'>;

/** Throws 404 for another employer's listing. */
export async function nameOwnListing(userId: string, id: unknown): Promise<Named> {
  const _id = objectId(id, INTERNSHIP_NOT_FOUND);
  const own = { _id, ...(await ofOwnEmployer(userId)), deletedAt: null };
  const listing = await InternshipModel.findOne(own)
    .select('title company applicationDeadline')
    .lean<Named>();
  if (!listing) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  return listing;
}

/** Returns the id of a listing of this account's employer. Throws 404 for another employer's listing. */
export const ownListing = async (userId: string, id: unknown): Promise<Types.ObjectId> =>
  (await nameOwnListing(userId, id))._id;
