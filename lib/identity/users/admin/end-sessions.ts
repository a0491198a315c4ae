import { refuseSelf } from '@/lib/identity/accounts/account-status';
import { ENDED_EVERYWHERE, spendAll } from '@/lib/identity/accounts/tokens';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel } from '@/models/user';
import { findUser } from './find-user';

/** Ends a user's sessions, for example after theft, and cancels an e-mail change. Throws 404, 409 for the administrator's own account. */
export async function endSessions(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const by = authorize(actor, 'user:end-sessions');
  const name = await withTransaction(() => end(by, input.id));
  return { message: `${name} is logged out on all devices.` };
}

async function end(by: SignedInUser, id: unknown): Promise<string> {
  const user = await findUser(id);
  refuseSelf(by, user._id, 'end your own sessions here: use your profile');
  await UserModel.updateOne({ _id: user._id }, ENDED_EVERYWHERE);
  await spendAll(user._id, ['verify email change']);
  await recordAuditEntry(by, {
    action: 'sessions ended',
    target: userTarget(user),
    before: null,
    after: null,
  });
  return `${user.firstName} ${user.lastName}`;
}
