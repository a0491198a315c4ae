import { randomBytes } from 'node:crypto';
import { pathCookieName } from '@/lib/platform/auth/cookie-name';
import { httpOnlyCookie, readCookie } from '@/lib/platform/auth/http-only-cookie';
import { isSecure } from '@/lib/platform/env/env';

/** Seconds. The cookie expires 30 days after the last report, because a person counts once per listing in that time. */
const REPORTER_SECONDS = 30 * 24 * 60 * 60;

const ID = /^[\w-]{22}$/;

const NAME = 'mwanzo-reporter';
const PATH = '/api/internships';

export function reporterDevice(headers: Headers): string {
  const known = readCookie(headers, pathCookieName(NAME, isSecure())) ?? '';
  return ID.test(known) ? known : randomBytes(16).toString('base64url');
}

/** Returns the `Set-Cookie` value that identifies this browser in later reports. Browsers send it only with requests about listings. */
export const reporterCookie = (device: string): string =>
  httpOnlyCookie(NAME, device, REPORTER_SECONDS, PATH);
