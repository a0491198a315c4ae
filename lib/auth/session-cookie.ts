import { parse } from 'cookie';

/** The cookie next-auth keeps the session in; browsers hold the prefixed one to https. */
export const sessionCookieName = (secure: boolean): string =>
  secure ? '__Secure-next-auth.session-token' : 'next-auth.session-token';

/**
 * Finds the session token of a request: the bearer header first, then the cookie.
 * Gives undefined when there is neither.
 */
export function presentedToken(headers: Headers, secure: boolean): string | undefined {
  const bearer = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return bearer ?? parse(headers.get('cookie') ?? '')[sessionCookieName(secure)];
}
