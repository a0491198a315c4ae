import type { UserRecord } from '@/models/user';
import type { SessionProblem } from './actor';

/**
 * Why the session of a user does not count at this moment, or null when it does.
 * Takes the user record and the session version of the token. Who is kept out hears that before all else.
 */
export function standingProblem(
  user: Pick<UserRecord, 'isActive' | 'isVerified' | 'sessionVersion'>,
  sessionVersion: number,
): SessionProblem | null {
  if (!user.isActive) return 'deactivated';
  if (user.sessionVersion !== sessionVersion) return 'expired';
  return user.isVerified ? null : 'notVerified';
}
