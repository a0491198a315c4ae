import { SESSION_SECONDS, type TokenClaims } from './session-jwt';

/** The lifetime of an extended session: 12 hours, but at most until 30 days after the log-in. Null if it already lasts until then. */
export function extendedSeconds(
  { iat, exp, auth_time: loggedInAt = iat }: Pick<TokenClaims, 'iat' | 'exp' | 'auth_time'>,
  now: number,
): number | null {
  const last = loggedInAt + SESSION_SECONDS.remembered;
  return exp < last ? Math.min(SESSION_SECONDS.usual, last - now) : null;
}
