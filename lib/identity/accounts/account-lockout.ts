import { storedTime } from '@/lib/platform/format/stored-moment';
/** Rules for locking accounts after wrong passwords. Does not use the database. */

/** Consecutive wrong passwords that lock an account. */
export const TRIES = 5;

/** Milliseconds an account stays locked. */
export const LOCKED_FOR = 24 * 60 * 60 * 1000;

/** When the lock of an account that is locked at `now` ends. */
export const lockedFrom = (now: Date): Date => new Date(now.getTime() + LOCKED_FOR);

/** Matches the accounts that are not locked at `now`. */
export const notLocked = (now: Date) => ({
  $or: [{ lockedUntil: null }, { lockedUntil: { $lte: now } }],
});

/** Whether this account is locked at `now`. At the exact end of the lock it is not. */
export const isLocked = ({ lockedUntil }: { lockedUntil: Date | null }, now: Date): boolean =>
  storedTime(lockedUntil) > now.getTime();
