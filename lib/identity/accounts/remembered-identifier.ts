import { pathCookieName } from '@/lib/platform/auth/cookie-name';
import { httpOnlyCookie, readCookie } from '@/lib/platform/auth/http-only-cookie';
import { isSecure } from '@/lib/platform/env/env';
import { credentials } from './schemas';

const NAME = 'mwanzo-identifier';
const PATH = '/login';

/** A year. */
const SECONDS = 365 * 24 * 60 * 60;

const given = credentials.pick({ emailOrUsername: true, rememberMe: true });

/**
 * The `Set-Cookie` value that fills in the e-mail address or username at the next log-in, or clears it without Remember Me. Takes the input
 * of a log-in with the right password.
 */
export function rememberedCookie(input: unknown): string {
  const { emailOrUsername, rememberMe } = given.parse(input);
  return rememberMe
    ? httpOnlyCookie(NAME, emailOrUsername, SECONDS, PATH)
    : httpOnlyCookie(NAME, '', 0, PATH);
}

/** The e-mail address or username of the last log-in with Remember Me in this browser; empty if there is none. */
export const rememberedIdentifier = (headers: Headers): string =>
  readCookie(headers, pathCookieName(NAME, isSecure())) ?? '';
