import { parse, serialize, type SerializeOptions } from 'cookie';
import { cookieName } from './cookie-name';

/** The session cookie, with next-auth's name; the name with the prefix is limited to https by browsers. */
const sessionCookieName = (secure: boolean): string => cookieName('next-auth.session-token', secure);

/**
 * A cookie that scripts can read: it says that a user is signed in, so that cached pages show the right header.
 * Worthless to a thief.
 */
export const SIGNED_IN_COOKIE = 'mwanzo-signed-in';

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/**
 * Gives the session token of a request: from the bearer header or else the cookie.
 * Undefined if there is neither.
 */
export function presentedToken(headers: Headers, secure: boolean): string | undefined {
  return bearerToken(headers) ?? parse(headers.get('cookie') ?? '')[sessionCookieName(secure)];
}

const base = (secure: boolean): SerializeOptions => ({ path: '/', sameSite: 'lax', secure });

/** The `Set-Cookie` value of the readable cookie; 0 seconds clears it. */
const signedInCookie = (seconds: number, secure: boolean): string =>
  serialize(cookieName(SIGNED_IN_COOKIE, secure), '1', { ...base(secure), maxAge: seconds });

/** The `Set-Cookie` values of a new session that lasts `seconds`. */
export const sessionCookies = (token: string, seconds: number, secure: boolean): string[] => [
  serialize(sessionCookieName(secure), token, { ...base(secure), httpOnly: true, maxAge: seconds }),
  signedInCookie(seconds, secure),
];

/** The `Set-Cookie` values that clear the session in this browser. */
export const noSessionCookies = (secure: boolean): string[] => sessionCookies('', 0, secure);
