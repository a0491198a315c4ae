import { Secret, TOTP } from 'otpauth';
import { site } from '@/lib/platform/core/site';

/** Rules for the codes of authenticator apps (TOTP, RFC 6238). */

/** How many seconds an app shows a code. */
const PERIOD = 30;

const DIGITS = 6;

/** Accepts codes one step early or late: clocks differ, and typing takes a while. */
const SKEW = 1;

/** The length of an HMAC-SHA-1 hash (RFC 4226, 4). */
const SECRET_BYTES = 20;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: site.name,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** In base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The content of the QR code. */
export const uriOf = (secret: string, username: string): string => totp(secret, username).toString();

/** Other input may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Returns the time step of a valid code, or null. Accepts one step early or late. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: SKEW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD) + delta;
}

export const codeAt = (secret: string, now: Date): string =>
  totp(secret).generate({ timestamp: now.getTime() });
