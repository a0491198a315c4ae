import { SESSION_SECONDS, type TokenClaims } from './session-jwt';

/** Seconds that a session lasts if extended now: 12 hours, at most 30 days after the log-in. Null if it already lasts that long. */
export function extendedSeconds(
  { iat, exp, auth_time: loggedInAt = iat }: Pick<TokenClaims, 'iat' | 'exp' | 'auth_time'>,
  now: number,
): number | null {
  const last = loggedInAt + SESSION_SECONDS.remembered;
  return exp < last ? Math.min(SESSION_SECONDS.usual, last - now) : null;
}
