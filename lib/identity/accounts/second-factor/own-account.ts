import { sessionError, type SignedInUser } from '@/lib/platform/auth/actor';
import { isPassword } from '@/lib/platform/auth/passwords';
import { invalidField } from '@/lib/platform/core/errors';
import { recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import type { AuditAction } from '@/lib/trust/audit/actions';
import { UserModel, type UserRecord } from '@/models/user';
import { countAttempt, type FactorAttempt } from './attempts';

/** Throws 401 if the signed-in user is deleted. */
export async function findSelf({ id }: SignedInUser): Promise<UserRecord> {
  const user = await UserModel.findById(id).lean<UserRecord>();
  if (!user) throw sessionError('userNotFound');
  return user;
}

/** Checks the password, if the account has one. Counts the attempt, like a code. Throws 422, 429. */
export async function confirmPassword(
  user: UserRecord,
  password: string | undefined,
  request: { headers: Headers },
): Promise<FactorAttempt> {
  if (user.passwordHash !== null && password === undefined)
    throw invalidField('password', 'Enter your password');
  const attempt = await countAttempt(user, request);
  if (user.passwordHash === null || (await isPassword(password ?? '', user.passwordHash))) return attempt;
  await attempt.wasWrong();
  throw invalidField('password', 'That isn’t your password');
}

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
