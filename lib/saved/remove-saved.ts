import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { objectId } from '@/lib/platform/db/ids';
import { INTERNSHIP_NOT_FOUND } from '@/lib/internships/still-there';
import { SavedModel } from '@/models/saved';
import { NO_LONGER_SAVED } from './saved-words';

/** Removes a listing from those the signed-in user saved; one that is not among them changes nothing. Throws 404 for what is no id. */
export async function removeSaved(
  actor: Actor,
  input: { internshipId: unknown },
): Promise<{ message: string }> {
  const { id: userId } = authorize(actor, 'saved:write');
  const internshipId = objectId(input.internshipId, INTERNSHIP_NOT_FOUND);
  await SavedModel.deleteOne({ userId, internshipId });
  return { message: NO_LONGER_SAVED };
}
