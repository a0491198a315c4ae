import { spendAll } from '@/lib/accounts/tokens';
import { recordAuditEntry } from '@/lib/audit/record';
import { authorize, type Actor } from '@/lib/auth/actor';
import { UserModel, type UserRecord } from '@/models/user';
import { findUser } from './find-user';
import { keepingAnAdministrator, type Unchanged } from './keep-administrator';
import { auditLabel } from './mapper';
import { activation } from './schemas';
import { refuseSelf } from './standing';

/**
 * Lets somebody in again or keeps them out; their sessions end either way, and with them an e-mail change that waits for its
 * link. Doing it twice changes nothing.
 * Takes the id and the action. Throws 404, 409 for oneself and for the last active administrator, 422.
 */
export async function activateUser(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string }> {
  const by = authorize(actor, 'user:activate');
  const { action } = activation.parse(input.fields);
  const user = await findUser(input.id);
  const isActive = action === 'activate';
  if (!isActive) refuseSelf(by, user._id, 'deactivate your own account');
  const effect = isActive ? 'They can log in again.' : 'They are logged out and cannot log in.';
  const message = `${user.firstName} ${user.lastName} has been ${action}d. ${effect}`;
  if (user.isActive === isActive) return { message };
  await keepingAnAdministrator(by, user, (unchanged) => set(unchanged, isActive));
  await spendAll(user._id, ['verify email change']);
  await recordAuditEntry(by, {
    action: `user ${action}d`,
    target: { kind: 'user', id: user._id, label: auditLabel(user) },
    before: { isActive: !isActive },
    after: { isActive },
  });
  return { message };
}

const set = (unchanged: Unchanged, isActive: boolean) =>
  UserModel.findOneAndUpdate(
    unchanged,
    { $set: { isActive, leavingUntil: null, pendingEmail: null }, $inc: { sessionVersion: 1 } },
    { returnDocument: 'after' },
  )
    .select('_id')
    .lean<Pick<UserRecord, '_id'>>();
