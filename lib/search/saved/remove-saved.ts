import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/listings/still-there';
import { InternshipModel } from '@/models/internship';
import { SavedModel } from '@/models/saved';
import { NO_LONGER_SAVED } from './saved-words';

/** Removes a listing from the signed-in user's saved listings, if it is there. Throws 404 for an unknown listing. */
export async function removeSaved(
  actor: Actor,
  input: { internshipId: unknown },
): Promise<{ message: string }> {
  const { id: userId } = authorize(actor, 'saved:write');
  const internshipId = objectId(input.internshipId, INTERNSHIP_NOT_FOUND);
  const { deletedCount } = await SavedModel.deleteOne({ userId, internshipId });
  if (deletedCount === 0 && !(await InternshipModel.exists({ _id: internshipId })))
    throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  return { message: NO_LONGER_SAVED };
}
