import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/still-there';
import { SavedModel } from '@/models/saved';

/** Removes a listing from those the signed-in user saved. Throws 404 for one that is not among them. */
export async function removeSaved(
  actor: Actor,
  input: { internshipId: unknown },
): Promise<{ message: string }> {
  const { id: userId } = authorize(actor, 'saved:write');
  const internshipId = objectId(input.internshipId, INTERNSHIP_NOT_FOUND);
  const { deletedCount } = await SavedModel.deleteOne({ userId, internshipId });
  if (deletedCount === 0) throw new AppError('notFound', 'You have not saved this internship.');
  return { message: 'The internship is no longer saved.' };
}
