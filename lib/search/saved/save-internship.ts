import { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { isDuplicate } from '@/lib/platform/db/connection';
import { objectId } from '@/lib/platform/db/ids';
import { userTransaction } from '@/lib/identity/accounts/user-transaction';
import { nextReminder } from '@/lib/internships/listings/reminder-times';
import { INTERNSHIP_NOT_FOUND, stillThere } from '@/lib/internships/listings/still-there';
import { ApplicationModel } from '@/models/application';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SavedModel } from '@/models/saved';
import { savedInAccount } from './saved-words';

export const MAX_SAVED = 200;

/**
 * Saves a listing for the signed-in user, who gets deadline reminders until they apply. Idempotent. Throws 404 and 410 for a listing that
 * is not public, and 409 for the 201st saved listing.
 */
export async function saveInternship(
  actor: Actor,
  input: { internshipId: unknown },
): Promise<{ message: string }> {
  const userId = new Types.ObjectId(authorize(actor, 'saved:write').id);
  const internshipId = objectId(input.internshipId, INTERNSHIP_NOT_FOUND);
  const listing = stillThere(await InternshipModel.findById(internshipId).lean<InternshipRecord>());
  const now = new Date();
  const remindAt = nextReminder(listing.applicationDeadline, now);
  await userTransaction(userId, async () => {
    if (await SavedModel.exists({ userId, internshipId })) return;
    if (!(await lockUser({ _id: userId }))) throw sessionError('userNotFound');
    if ((await SavedModel.countDocuments({ userId })) >= MAX_SAVED)
      throw new AppError(
        'conflict',
        `You have saved ${MAX_SAVED} internships. Remove one you no longer need.`,
      );
    await SavedModel.create({ userId, internshipId, remindAt, savedAt: now });
  }).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
  const hasApplied = (await ApplicationModel.exists({ userId, internshipId })) !== null;
  return { message: savedInAccount(listing, { now, isReminded: remindAt !== null, hasApplied }) };
}
