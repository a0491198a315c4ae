import type { Types } from 'mongoose';
import { ofOwnEmployer, type OfEmployer } from '@/lib/employers/members/membership';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { InternshipModel } from '@/models/internship';

export const APPLICATION_NOT_FOUND = 'Application not found';

/** Returns a filter for one application. Throws 404 for another employer's application, or if staff deleted the listing. */
export async function findReceived(
  userId: string,
  id: unknown,
  notFound = APPLICATION_NOT_FOUND,
): Promise<OfEmployer & { _id: Types.ObjectId }> {
  const own = { ...(await ofOwnEmployer(userId)), _id: objectId(id, notFound) };
  const application = await ApplicationModel.findOne(own)
    .select('internshipId')
    .lean<Pick<ApplicationRecord, 'internshipId'>>();
  const listing = application && { _id: application.internshipId, deletedAt: null };
  if (!listing || !(await InternshipModel.exists(listing))) throw new AppError('notFound', notFound);
  return own;
}
