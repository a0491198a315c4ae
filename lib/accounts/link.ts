import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@/lib/platform/core/errors';
import type { AccountTokenRecord } from '@/models/account-token';

/** The rules of the links in our mails, without the database. */

const HOUR = 60 * 60 * 1000;

/** Milliseconds a link in a mail is good for. */
const GOOD_FOR: Record<AccountTokenRecord['purpose'], number> = {
  'verify email': 24 * HOUR,
  'verify email change': 24 * HOUR,
  'reset password': HOUR,
  'link sign-in': HOUR,
};

/** Milliseconds for which an expired link is still told from one that never was. */
const REMEMBERED = 30 * 24 * HOUR;

/** A token nobody can guess: 256 random bits in base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Whether this can be a token of ours. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{43}$/.test(value);

/** What is stored of a token: its SHA-256, hexadecimal. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Until when a link made at `now` can be followed, and until when it is remembered. */
export function lifetime(
  purpose: AccountTokenRecord['purpose'],
  now: Date,
): Pick<AccountTokenRecord, 'expiresAt' | 'purgeAt'> {
  const end = now.getTime() + GOOD_FOR[purpose];
  return { expiresAt: new Date(end), purgeAt: new Date(end + REMEMBERED) };
}

/** What is said of a link that cannot be followed. */
export interface LinkWords {
  invalid: string;
  expired: string;
}

/** The answer to a link that never was, was used, or is no longer what was asked for. */
export const invalidLink = ({ invalid }: LinkWords): AppError => new AppError('malformed', invalid);

/** Gives the record of a link that can be followed at `now`; throws 400 for one that was used, 410 for one that expired. */
export function stillGood<T extends Pick<AccountTokenRecord, 'usedAt' | 'expiresAt'>>(
  record: T,
  now: Date,
  words: LinkWords,
): T {
  if (record.usedAt) throw invalidLink(words);
  if (record.expiresAt.getTime() <= now.getTime()) throw new AppError('gone', words.expired);
  return record;
}
