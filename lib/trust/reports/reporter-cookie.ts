import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { isSecure } from '@/lib/platform/env/env';

/** 30 days after the last report, in which a person counts once per listing. */
const REPORTER_SECONDS = 30 * 24 * 60 * 60;

const ID = /^[\w-]{22}$/;

const nameOf = (): string => cookieName('mwanzo-reporter', isSecure());

export function reporterDevice(headers: Headers): string {
  const known = parse(headers.get('cookie') ?? '')[nameOf()] ?? '';
  return ID.test(known) ? known : randomBytes(16).toString('base64url');
}

/** The `Set-Cookie` value that identifies this browser at its next report. It is only sent to calls about listings. */
export const reporterCookie = (device: string): string =>
  serialize(nameOf(), device, {
    maxAge: REPORTER_SECONDS,
    path: '/api/internships',
    httpOnly: true,
    secure: isSecure(),
    sameSite: 'lax',
  });
