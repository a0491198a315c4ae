import { parse, serialize, type SerializeOptions } from 'cookie';
import { cookieName } from './cookie-name';

const sessionCookieName = (secure: boolean): string => cookieName('next-auth.session-token', secure);

/** A cookie that JavaScript can read, so that cached pages show the right header. Worthless to a thief. */
export const SIGNED_IN_COOKIE = 'mwanzo-signed-in';

export const bearerToken = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

export function presentedToken(headers: Headers, secure: boolean): string | undefined {
  return bearerToken(headers) ?? parse(headers.get('cookie') ?? '')[sessionCookieName(secure)];
}

const base = (secure: boolean): SerializeOptions => ({ path: '/', sameSite: 'lax', secure });

export const signedInCookie = (seconds: number, secure: boolean): string =>
  serialize(cookieName(SIGNED_IN_COOKIE, secure), '1', { ...base(secure), maxAge: seconds });

export const sessionCookies = (token: string, seconds: number, secure: boolean): string[] => [
  serialize(sessionCookieName(secure), token, { ...base(secure), httpOnly: true, maxAge: seconds }),
  signedInCookie(seconds, secure),
];

export const noSessionCookies = (secure: boolean): string[] => sessionCookies('', 0, secure);
