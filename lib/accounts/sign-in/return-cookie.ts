import { serialize } from 'cookie';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { readReturnPath, signReturnPath } from '@/lib/platform/auth/return-path';
import { isSecure } from '@/lib/platform/env/env';

const NAME = 'mwanzo-sign-in-from';

/** Seconds; as long as the checks of next-auth are good. */
const SECONDS = 15 * 60;

const name = (): string => cookieName(NAME, isSecure());

/** The `Set-Cookie` value that remembers, signed, the path of this site somebody goes on to; without one, it is taken away. */
export function returnCookie(from: unknown): string {
  const signed = signReturnPath(from);
  return serialize(name(), signed ?? '', {
    path: '/api/auth/callback',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    maxAge: signed === undefined ? 0 : SECONDS,
  });
}

/** The path that `returnCookie` remembered; the dashboard where there is none. */
export const readReturn = (cookies: Record<string, string | undefined>): string =>
  readReturnPath(cookies[name()]) ?? '/dashboard';
