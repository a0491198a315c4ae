import { storedTime } from '@/lib/platform/format/stored-moment';
/** Account lockout: the rules for locking accounts after wrong passwords. */

/** Consecutive wrong passwords that lock an account. */
export const TRIES = 5;
export const LOCKED_FOR = 24 * 60 * 60 * 1000;

export const lockedFrom = (now: Date): Date => new Date(now.getTime() + LOCKED_FOR);

export const notLocked = (now: Date) => ({
  $or: [{ lockedUntil: null }, { lockedUntil: { $lte: now } }],
});

/** Returns false at the exact end of the lock. */
export const isLocked = ({ lockedUntil }: { lockedUntil: Date | null }, now: Date): boolean =>
  storedTime(lockedUntil) > now.getTime();
