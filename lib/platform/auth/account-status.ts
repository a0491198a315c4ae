import { isRole } from '@/lib/platform/core/vocabulary';
import type { UserRecord } from '@/models/user';
import type { SessionProblem } from './actor';
import type { TokenClaims } from './session-jwt';

/** Returns why a session is currently invalid, or null. A barred account takes precedence over other reasons. */
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
