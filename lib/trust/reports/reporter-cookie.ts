import { randomBytes } from 'node:crypto';
import { httpOnlyCookie, readCookie } from '@/lib/platform/auth/http-only-cookie';

/** 30 days after the last report, the period in which a person counts once per listing. */
const REPORTER_SECONDS = 30 * 24 * 60 * 60;

const ID = /^[\w-]{22}$/;

const NAME = 'mwanzo-reporter';

export function reporterDevice(headers: Headers): string {
  const known = readCookie(headers, NAME) ?? '';
  return ID.test(known) ? known : randomBytes(16).toString('base64url');
}

/** The `Set-Cookie` value that identifies this browser when it reports again. Only requests about listings include it. */
export const reporterCookie = (device: string): string =>
  httpOnlyCookie(NAME, device, REPORTER_SECONDS, '/api/internships');
