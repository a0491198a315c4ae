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
const NEEDED = 'Enter your current password';
const LOG_IN_AGAIN = 'Log out and log in again first, so we know it’s you.';

/** Wrong passwords per account and day. */
const MAX_WRONG = 10;

// As with failed log-ins, RATE_LIMIT_FACTOR does not raise this limit.
const byAccount = () => counter({ name: 'current password:account', points: MAX_WRONG, seconds: 24 * HOUR });

/** Checks the password that confirms a change to the account. Counts wrong attempts. Throws 422, 429. */
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
  if (!(await isPassword(password, passwordHash))) throw invalidField(FIELD, 'That isn’t your password');
  await giveBack(limit.point(key, count));
}

/** Confirms a change that could hand over the account: requires the password or, without one, a recent log-in. Throws 422, 429. */
export async function proveOwner(
  owner: Owner,
  password: string | undefined,
  claims: TokenClaims,
): Promise<void> {
  if (owner.passwordHash !== null) return proveCurrentPassword(owner, password);
  if (!isRecentLogIn(await startOfSession(claims))) throw invalidField(FIELD, LOG_IN_AGAIN);
}
