import { SESSION_SECONDS, type TokenClaims } from './session-jwt';

/** How long an extended session lasts: 12 hours, up to 30 days after the log-in. Null if it already lasts that long. */
export function extendedSeconds(
  { iat, exp, auth_time: loggedInAt = iat }: Pick<TokenClaims, 'iat' | 'exp' | 'auth_time'>,
  now: number,
): number | null {
  const last = loggedInAt + SESSION_SECONDS.remembered;
  return exp < last ? Math.min(SESSION_SECONDS.usual, last - now) : null;
}
