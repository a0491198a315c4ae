import { Types } from 'mongoose';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/still-there';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { InternshipModel } from '@/models/internship';

/** The id of a listing, if it is this employer's. Throws 404 for another's. */
export async function ownListing(employerId: string, id: unknown): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId(objectId(id, INTERNSHIP_NOT_FOUND));
  if (!(await InternshipModel.exists({ _id, employerId, deletedAt: null }))) {
    throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  }
  return _id;
}
