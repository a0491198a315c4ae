import { createHash, randomBytes } from 'node:crypto';
import { SESSION_MESSAGES } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { AccountTokenRecord } from '@/models/account-token';

/** Rules for the links in e-mails. */

const HOUR = 60 * 60 * 1000;

/** How many milliseconds a link is valid. */
const GOOD_FOR: Record<AccountTokenRecord['purpose'], number> = {
  'verify email': 24 * HOUR,
  'verify email change': 24 * HOUR,
  'reset password': HOUR,
  'link sign-in': HOUR,
  'verify domain': 24 * HOUR,
  'join employer': 7 * 24 * HOUR,
  'guardian consent': 14 * 24 * HOUR,
  'download data': 7 * 24 * HOUR,
};

/** How long an expired link is stored, in milliseconds, so that the response can say "expired" instead of "invalid". */
const REMEMBERED = 30 * 24 * HOUR;

/** A random token: 256 bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/** SHA-256, hexadecimal: only the hash is stored. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export function lifetime(
  purpose: AccountTokenRecord['purpose'],
  now: Date,
): Pick<AccountTokenRecord, 'expiresAt' | 'purgeAt'> {
  const end = now.getTime() + GOOD_FOR[purpose];
  return { expiresAt: new Date(end), purgeAt: new Date(end + REMEMBERED) };
}

export interface LinkWords {
  invalid: string;
  expired: string;
}

export const invalidLink = ({ invalid }: LinkWords): AppError => new AppError('malformed', invalid);

/** Throws 403 for the link of a deactivated account: a new link would not let its owner in either. */
export function refuseDeactivated({ isActive }: { isActive: boolean }): void {
  if (!isActive) throw new AppError('forbidden', SESSION_MESSAGES.deactivated);
}

/** Returns the record of a link that is valid at `now`. Throws 400 for a used link, 410 for an expired one. */
export function stillGood<T extends Pick<AccountTokenRecord, 'usedAt' | 'expiresAt'>>(
  record: T,
  now: Date,
  words: LinkWords,
): T {
  if (record.usedAt) throw invalidLink(words);
  if (!(storedTime(record.expiresAt) > now.getTime())) throw new AppError('gone', words.expired);
  return record;
}
