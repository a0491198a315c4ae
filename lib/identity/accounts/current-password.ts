import { isPassword } from '@/lib/platform/auth/passwords';
import type { TokenClaims } from '@/lib/platform/auth/session-jwt';
import { invalidField } from '@/lib/platform/core/errors';
import { counter, giveBack } from '@/lib/platform/rate-limit/counter';
import { HOUR, tooMany } from '@/lib/platform/rate-limit/rate-limit';
import type { UserRecord } from '@/models/user';
import { isRecentLogIn } from './recent-log-in';
import { startOfSession } from './sessions/start-of-session';

type Owner = Pick<UserRecord, '_id' | 'passwordHash'>;

const FIELD = 'currentPassword';
const NEEDED = 'Please enter your current password';
const LOG_IN_AGAIN = 'Please log out and log in again first: we have to be sure that it is you.';

/** Wrong ones of one account in a day. */
const MAX_WRONG = 10;

// RATE_LIMIT_FACTOR does not raise it, as with wrong passwords at the log-in.
const byAccount = () => counter({ name: 'current password:account', points: MAX_WRONG, seconds: 24 * HOUR });

/**
 * Checks the current password that confirms a change of the account. Counts the attempt until it is right.
 * Throws 422 for a wrong or missing one and for an account without one, 429.
 */
export async function proveCurrentPassword(
  { _id, passwordHash }: Owner,
  password: string | undefined,
): Promise<void> {
  if (passwordHash === null) throw invalidField(FIELD, 'Your account has no password yet. Set one first.');
  if (!password) throw invalidField(FIELD, NEEDED);
  const limit = byAccount();
  const key = _id.toHexString();
  const count = await limit.add(key);
  if (count.isOver) throw tooMany(limit.rule.name, count.until);
  if (!(await isPassword(password, passwordHash))) throw invalidField(FIELD, 'That is not your password');
  await giveBack(limit.point(key, count));
}

/**
 * Makes sure that it is the owner who changes what the account can be taken over with: by the current password, and
 * where the account has none by a log-in of the last ten minutes. Throws 422, 429.
 */
export async function proveOwner(
  owner: Owner,
  password: string | undefined,
  claims: TokenClaims,
): Promise<void> {
  if (owner.passwordHash !== null) return proveCurrentPassword(owner, password);
  if (!isRecentLogIn(await startOfSession(claims))) throw invalidField(FIELD, LOG_IN_AGAIN);
}
