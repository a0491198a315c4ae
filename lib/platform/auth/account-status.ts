import { isRole } from '@/lib/platform/core/vocabulary';
import type { UserRecord } from '@/models/user';
import type { SessionProblem } from './actor';
import type { TokenClaims } from './token';

/**
 * Why the session of a user does not count at this moment, or null when it does.
 * Takes the user record and what the token says of the session. Who is kept out hears that before all else.
 */
export function accountStatusProblem(
  user: Pick<UserRecord, 'isActive' | 'isVerified' | 'role' | 'sessionVersion' | 'endedSessions'>,
  { sessionVersion, jti }: Pick<TokenClaims, 'sessionVersion' | 'jti'>,
): SessionProblem | null {
  if (!user.isActive) return 'deactivated';
  if (user.sessionVersion !== sessionVersion) return 'expired';
  if (user.endedSessions?.some(({ id }) => id === jti)) return 'expired';
  if (!user.isVerified) return 'notVerified';
  return isRole(user.role) ? null : 'unknownRole';
}
