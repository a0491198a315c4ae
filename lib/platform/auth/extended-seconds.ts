import { SESSION_SECONDS, type TokenClaims } from './session-jwt';

/**
 * Seconds that a session lasts if it is extended now: 12 hours, but not beyond 30 days after the log-in.
 * Takes the claims of its token and the time in seconds. Null where it lasts that long already.
 */
export function extendedSeconds(
  { iat, exp, auth_time: loggedInAt = iat }: Pick<TokenClaims, 'iat' | 'exp' | 'auth_time'>,
  now: number,
): number | null {
  const last = loggedInAt + SESSION_SECONDS.remembered;
  return exp < last ? Math.min(SESSION_SECONDS.usual, last - now) : null;
}
