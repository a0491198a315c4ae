import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { isSecure } from '@/lib/platform/env/env';

/** Seconds a browser is known by after its last report: 30 days, in which one person counts once for a listing. */
const REPORTER_SECONDS = 30 * 24 * 60 * 60;

const ID = /^[\w-]{22}$/;

const nameOf = (): string => cookieName('mwanzo-reporter', isSecure());

/** The browser that sends a request, by the cookie of an earlier report; a new random id if there is none. */
export function reporterDevice(headers: Headers): string {
  const known = parse(headers.get('cookie') ?? '')[nameOf()] ?? '';
  return ID.test(known) ? known : randomBytes(16).toString('base64url');
}

/** The `Set-Cookie` value by which this browser is known at its next report. It is sent to calls about listings only. */
export const reporterCookie = (device: string): string =>
  serialize(nameOf(), device, {
    maxAge: REPORTER_SECONDS,
    path: '/api/internships',
    httpOnly: true,
    secure: isSecure(),
    sameSite: 'lax',
  });
