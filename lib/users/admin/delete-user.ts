import { NOBODY, recordAuditEntry } from '@/lib/audit/record';
import { authorize, type Actor } from '@/lib/auth/actor';
import { accountDeletedLetter } from '@/lib/mail/account-letters';
import { enqueue } from '@/lib/mail/queue';
import { UserModel, type UserRecord } from '@/models/user';
import { eraseUser } from '../erase-user';
import { findUser } from './find-user';
import { keepingAnAdministrator } from './keep-administrator';
import { refuseSelf } from './standing';

/**
 * Deletes a user with all that is theirs. First they are kept out, so that nothing is added meanwhile; the audit log keeps the
 * deed without the person. Whoever had verified the address is told.
 * Takes the id. Throws 404, 409 for oneself and for the last active administrator.
 */
export async function deleteUser(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const by = authorize(actor, 'user:delete');
  const user = await findUser(input.id);
  refuseSelf(by, user._id, 'delete your own account here');
  await keepingAnAdministrator(by, user, (unchanged) =>
    UserModel.findOneAndUpdate(unchanged, {
      $set: { isActive: false, leavingUntil: null },
      $inc: { sessionVersion: 1 },
    })
      .select('_id')
      .lean<Pick<UserRecord, '_id'>>(),
  );
  const pseudonym = await eraseUser(user._id);
  if (user.isVerified) await enqueue(accountDeletedLetter(user, 'an administrator'));
  await recordAuditEntry(by, {
    action: 'user deleted',
    target: { kind: 'user', id: pseudonym, label: NOBODY },
    before: { role: user.role, isActive: user.isActive },
    after: null,
  });
  return { message: `${user.firstName} ${user.lastName} has been deleted.` };
}
