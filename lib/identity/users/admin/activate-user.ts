import { refuseSelf } from '@/lib/identity/accounts/account-status';
import { guardLastAdministrator } from '@/lib/identity/accounts/last-administrator-guard';
import { spendAll } from '@/lib/identity/accounts/tokens';
import { refreshPauseOf } from '@/lib/employers/members/refresh-pause';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel } from '@/models/user';
import type { z } from 'zod';
import { findUser } from './find-user';
import { activation } from './schemas';

/**
 * Ends the user's sessions and cancels a pending e-mail change. Idempotent. Throws 404, 422, and 409 for the administrator's own account
 * and for the last active administrator.
 */
export async function activateUser(
  actor: Actor,
  input: { id: unknown; fields: unknown },
): Promise<{ message: string }> {
  const by = authorize(actor, 'user:activate');
  const { action } = activation.parse(input.fields);
  const effect = action === 'activate' ? 'They can log in again.' : 'They are logged out and cannot log in.';
  const name = await withTransaction(() => setActive(by, input.id, action));
  return { message: `${name} has been ${action}d. ${effect}` };
}

/** Returns the user's name. */
async function setActive(
  by: SignedInUser,
  id: unknown,
  action: z.infer<typeof activation>['action'],
): Promise<string> {
  const user = await findUser(id);
  const name = `${user.firstName} ${user.lastName}`;
  const isActive = action === 'activate';
  if (!isActive) refuseSelf(by, user._id, 'deactivate your own account');
  if (user.isActive === isActive) return name;
  await guardLastAdministrator(user, by);
  await UserModel.updateOne(
    { _id: user._id },
    { $set: { isActive, pendingEmail: null }, $inc: { sessionVersion: 1 } },
  );
  await refreshPauseOf(user._id);
  await spendAll(user._id, ['verify email change']);
  await recordAuditEntry(by, {
    action: `user ${action}d`,
    target: userTarget(user),
    before: { isActive: !isActive },
    after: { isActive },
  });
  return name;
}
