import { sessionError, type SignedInUser } from '@/lib/platform/auth/actor';
import { isPassword } from '@/lib/platform/auth/passwords';
import { invalidField } from '@/lib/platform/core/errors';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import type { AuditAction } from '@/lib/trust/audit/actions';
import { UserModel, type UserRecord } from '@/models/user';
import { countAttempt, type FactorAttempt } from './attempts';

/** The record of the signed-in user. Throws 401 when it is gone. */
export async function findSelf({ id }: SignedInUser): Promise<UserRecord> {
  const user = await UserModel.findById(id).lean<UserRecord>();
  if (!user) throw sessionError('userNotFound');
  return user;
}

/**
 * Checks the password that confirms a change of the second factor; an account without one has nothing to check.
 * Counts the attempt, like a code. Throws 422 for a wrong or missing password, 429.
 */
export async function confirmPassword(
  user: UserRecord,
  password: string | undefined,
  request: { headers: Headers },
): Promise<FactorAttempt> {
  if (user.passwordHash !== null && password === undefined)
    throw invalidField('password', 'Please enter your password');
  const attempt = await countAttempt(user, request);
  if (user.passwordHash === null || (await isPassword(password ?? '', user.passwordHash))) return attempt;
  await attempt.wasWrong();
  throw invalidField('password', 'That is not your password');
}

/** Records a change of the user's own second factor in the audit log. */
export const recordOwnFactor = (
  by: SignedInUser,
  user: UserRecord,
  action: Extract<AuditAction, 'second factor set up' | 'second factor turned off'>,
): Promise<void> =>
  recordAuditEntry(by, {
    action,
    target: userTarget(user),
    before: { secondFactor: action === 'second factor turned off' },
    after: { secondFactor: action === 'second factor set up' },
  });
