/** The rules of the lock after wrong passwords, without the database. */

/** Wrong passwords in a row that lock an account. */
export const TRIES = 5;

/** Milliseconds an account stays locked. */
export const LOCKED_FOR = 24 * 60 * 60 * 1000;

/** Until when an account is kept shut that is locked at `now`. */
export const lockedFrom = (now: Date): Date => new Date(now.getTime() + LOCKED_FOR);

/** Matches the accounts that no lock keeps shut at `now`. */
export const notLocked = (now: Date) => ({
  $or: [{ lockedUntil: null }, { lockedUntil: { $lte: now } }],
});

/** Whether a lock keeps this account shut at `now`; at the very moment it ends it does not. */
export const isLocked = ({ lockedUntil }: { lockedUntil: Date | null }, now: Date): boolean =>
  lockedUntil !== null && lockedUntil.getTime() > now.getTime();
