import { refuseSelf } from '@/lib/identity/accounts/account-status';
import { forgetWrongCodes } from '@/lib/identity/accounts/second-factor/attempts';
import { factorResetTemplate } from '@/lib/identity/accounts/second-factor/mail-templates';
import { removeFactor } from '@/lib/identity/accounts/second-factor/remove-factor';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/mail/outbox';
import { UserModel, type UserRecord } from '@/models/user';
import { findUser } from './find-user';

/** Ends the user's sessions, and notifies them. Throws 404, 409 for the administrator's own account and if there is no second factor. */
export async function resetFactor(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const by = authorize(actor, 'user:reset-second-factor');
  const user = await withTransaction(() => reset(by, input.id));
  await forgetWrongCodes(user._id);
  const name = `${user.firstName} ${user.lastName}`;
  return {
    message: `The second factor of ${name} has been reset. They now log in with just their password.`,
  };
}

async function reset(by: SignedInUser, id: unknown): Promise<UserRecord> {
  const user = await findUser(id);
  refuseSelf(by, user._id, 'reset your own second factor: turn it off on your profile');
  if (!(await removeFactor(user._id))) throw new AppError('conflict', 'This account has no second factor.');
  await UserModel.updateOne({ _id: user._id }, { $inc: { sessionVersion: 1 } });
  await recordAuditEntry(by, {
    action: 'second factor reset',
    target: userTarget(user),
    before: { secondFactor: true },
    after: { secondFactor: false },
  });
  await enqueue(factorResetTemplate(user));
  return user;
}
