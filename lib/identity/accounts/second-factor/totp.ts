import { Secret, TOTP } from 'otpauth';
import { site } from '@/lib/platform/core/site';

/** Rules for the codes of authenticator apps (RFC 6238). Does not use the database. */

/** Seconds for which an app shows a code. */
const PERIOD = 30;

const DIGITS = 6;

/** A code may be one step early or late: clocks differ, and typing takes a while. */
const SKEW = 1;

/** Bytes; as long as the hash of HMAC-SHA-1 (RFC 4226, 4). */
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

/** A random secret, in base32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from the QR code. */
export const uriOf = (secret: string, username: string): string => totp(secret, username).toString();

/** Whether this has the form of an app's code; otherwise it may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** The time step of a code that is right at `now`, give or take one step; null for a wrong one. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: SKEW });
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD) + delta;
}

/** The code that an app shows at `now`. */
export const codeAt = (secret: string, now: Date): string =>
  totp(secret).generate({ timestamp: now.getTime() });
