import { Types } from 'mongoose';
import { userActor } from '@/lib/trust/audit/record';
import { guardLastAdministrator } from '@/lib/identity/accounts/last-administrator-guard';
import { leaveEmployer } from '@/lib/employers/members/leave-employer';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel, type UserRecord } from '@/models/user';
import { UserDeletionModel, type UserDeletionRecord } from '@/models/user-deletion';
import { settledAt } from './continue-user-deletions';
import { deleteUserDataPart } from './erase-user-data';
import { removeUserFiles } from './remove-user-files';

const deletionOf = (
  user: UserRecord,
  employers: Pick<UserDeletionRecord, 'employer' | 'left'>,
): UserDeletionRecord => {
  const { _id, firstName, lastName, phoneNumber, email, pendingEmail, pastEmails, pastNames } = user;
  const deletedAt = new Date();
  return {
    _id,
    pseudonym: new Types.ObjectId(),
    firstName,
    lastName,
    phoneNumber,
    email,
    pendingEmail,
    pastEmails,
    pastNames,
    ...employers,
    deletedAt,
    dueAt: deletedAt,
  };
};

/**
 * Deletes a user and their data in one transaction; `continueUserDeletions` deletes the rest if there is too much. An employer's data
 * stays with its other members. If it has none, its listings close and its pending submissions are withdrawn. The caller checks the
 * permission of `by`. Returns the pseudonym used in the audit log. Throws 404, 409 for the last active administrator.
 */
export function deleteUserAccount(_id: Types.ObjectId, by?: SignedInUser): Promise<Types.ObjectId> {
  return withTransaction(async () => {
    const user = await UserModel.findById(_id).lean<UserRecord>();
    if (!user) throw new AppError('notFound', 'User not found');
    await guardLastAdministrator(user, by);
    const deletion = deletionOf(user, await leaveEmployer(user, by ?? userActor(user), { isDeleted: true }));
    const isMore = await deleteUserDataPart(deletion);
    const dueAt = isMore ? deletion.dueAt : settledAt(deletion);
    await UserDeletionModel.create({ ...deletion, dueAt });
    return deletion.pseudonym;
  });
}

/** Never throws: the background job removes any leftovers. */
export async function removeDeletedFiles(_id: Types.ObjectId): Promise<void> {
  try {
    await removeUserFiles(_id);
  } catch (err) {
    log.warn({ err }, 'files of a deleted user left to the background job');
  }
}
