import { authorize, sessionError, type Actor } from '@/lib/platform/auth/actor';
import { normalPassword } from '@/lib/platform/auth/normal-password';
import { hashPassword } from '@/lib/platform/auth/passwords';
import { ownClaims } from '@/lib/platform/auth/session';
import { invalidField } from '@/lib/platform/core/errors';
import { enqueue } from '@/lib/platform/mail/outbox';
import { UserModel } from '@/models/user';
import { proveCurrentPassword } from './current-password';
import { liftLock } from './failed-log-ins';
import { passwordChangedTemplate } from './mail-templates';
import { refuseOwnWords } from './own-words';
import { passwordChange } from './schemas';
import { findSelf } from './second-factor/own-account';
import { continueSession, type OpenSession } from './sessions/continue-session';
import { spendAll } from './tokens';
import { userTransaction } from './user-transaction';

const FIELD = 'newPassword';

/**
 * Changes the password of the signed-in user. Ends every other session, lifts a lockout, cancels pending e-mail changes and reset links,
 * forgets known browsers, and notifies the owner. Returns the re-signed current session. Throws 429. Throws 401 if that session has since
 * ended, and 422 for a wrong current or an invalid new password.
 */
export async function changePassword(
  actor: Actor,
  input: unknown,
  request: { headers: Headers },
): Promise<{ message: string; session: OpenSession }> {
  const by = authorize(actor, 'profile:update');
  const { currentPassword, newPassword } = passwordChange.parse(input);
  const claims = ownClaims(request.headers, by.id);
  const user = await findSelf(by);
  await proveCurrentPassword(user, currentPassword);
  if (newPassword === normalPassword(currentPassword))
    throw invalidField(FIELD, 'This is your current password. Choose a different one.');
  refuseOwnWords(FIELD, newPassword, user);
  const passwordHash = await hashPassword(newPassword);
  const { _id, passwordHash: former } = user;
  await userTransaction(_id, async () => {
    const { matchedCount } = await UserModel.updateOne(
      { _id, passwordHash: former, sessionVersion: claims.sessionVersion },
      {
        $set: { passwordHash, lockedUntil: null, pendingEmail: null },
        $inc: { sessionVersion: 1, deviceEpoch: 1 },
      },
    );
    if (matchedCount === 0) throw sessionError('expired');
    await spendAll(_id, ['reset password', 'verify email change']);
    await enqueue(passwordChangedTemplate(user, 'on your profile'));
  });
  await liftLock(user);
  return {
    message: 'Your password has been changed. All other devices are logged out.',
    session: await continueSession(claims, request.headers),
  };
}
