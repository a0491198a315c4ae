import { cookieName } from '@/lib/platform/auth/cookie-name';
import { httpOnlyCookie } from '@/lib/platform/auth/http-only-cookie';
import { readReturnPath, signReturnPath } from '@/lib/platform/auth/return-path';
import { isSecure } from '@/lib/platform/env/env';

const NAME = 'mwanzo-sign-in-from';

/** The same as next-auth's check cookies. */
const SECONDS = 15 * 60;

/** The `Set-Cookie` value that stores the signed path to continue to, or clears it. */
export function returnCookie(from: unknown): string {
  const signed = signReturnPath(from);
  return httpOnlyCookie(NAME, signed ?? '', signed === undefined ? 0 : SECONDS, '/api/auth/callback');
}

/** Returns the path that `returnCookie` stored, or the dashboard. */
export const readReturn = (cookies: Record<string, string | undefined>): string =>
  readReturnPath(cookies[cookieName(NAME, isSecure())]) ?? '/dashboard';
