import { createHash } from 'node:crypto';
import { parse, serialize, type SerializeOptions } from 'cookie';
import jwt from 'jsonwebtoken';
import { cookieName, earlierName } from './cookie-name';

const SESSION = 'next-auth.session-token';

/**
 * A cookie that JavaScript can read, so that cached pages show the right header, and so that a page that is still open notices another
 * account. Worthless to a thief.
 */
export const SIGNED_IN_COOKIE = 'mwanzo-signed-in';

/** Characters of the code that tells accounts in one browser apart. */
const CODE_LENGTH = 8;

/** The value of the cookie: `1-` and a code for the account, if it is known. */
export const signedInMark = (accountId: string | undefined): string =>
  accountId === undefined
    ? '1'
    : `1-${createHash('sha256').update(accountId).digest('hex').slice(0, CODE_LENGTH)}`;

/** The account of a session's token, which it does not verify. */
export const accountIn = (token: string): string | undefined => jwt.decode(token, { json: true })?.sub;

export const bearerToken = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

export const sessionCookieName = (secure: boolean): string => cookieName(SESSION, secure);

/** Under https, also reads the cookie of a session that an earlier version opened, unless there is a new one. */
export function presentedToken(headers: Headers, secure: boolean): string | undefined {
  const bearer = bearerToken(headers);
  if (bearer !== undefined) return bearer;
  const cookies = parse(headers.get('cookie') ?? '');
  return cookies[sessionCookieName(secure)] ?? (secure ? cookies[earlierName(SESSION)] : undefined);
}

const base = (secure: boolean): SerializeOptions => ({ path: '/', sameSite: 'lax', secure });

/** Deletes the cookies of a session that an earlier version opened. */
const noEarlierCookies = (): string[] => [
  serialize(earlierName(SESSION), '', { ...base(true), httpOnly: true, maxAge: 0 }),
  serialize(earlierName(SIGNED_IN_COOKIE), '', { ...base(true), maxAge: 0 }),
];

/** The cookies beside the one with the session's token. */
export const companionCookies = (
  accountId: string | undefined,
  seconds: number,
  secure: boolean,
): string[] => [
  serialize(cookieName(SIGNED_IN_COOKIE, secure), signedInMark(accountId), {
    ...base(secure),
    maxAge: seconds,
  }),
  ...(secure ? noEarlierCookies() : []),
];

export const sessionCookies = (token: string, seconds: number, secure: boolean): string[] => [
  serialize(sessionCookieName(secure), token, { ...base(secure), httpOnly: true, maxAge: seconds }),
  ...companionCookies(accountIn(token), seconds, secure),
];

export const noSessionCookies = (secure: boolean): string[] => sessionCookies('', 0, secure);
