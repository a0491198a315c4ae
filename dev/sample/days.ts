import type { Random } from './random';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Nairobi is three hours ahead of UTC all year round. */
const AHEAD = 3 * HOUR;

const startOfDay = (now: Date, days: number): number =>
  Math.floor((now.getTime() + AHEAD) / DAY) * DAY - AHEAD + days * DAY;

/** Returns the end of the day in Nairobi, `days` days after `now`, or before it if `days` is negative. */
export const endOfDay = (now: Date, days: number): Date => new Date(startOfDay(now, days + 1) - 1);

/**
 * Returns a time during office hours in Nairobi, `daysAgo` days ago. For 0, returns 45 minutes before `now`.
 */
export const officeHours = (now: Date, daysAgo: number, random: Random): Date =>
  daysAgo === 0
    ? new Date(now.getTime() - 45 * MINUTE)
    : new Date(startOfDay(now, -daysAgo) + 8 * HOUR + random.between(0, 9 * 60 * 60) * 1_000);

/** Adds hours, but returns no time later than `now`. */
export const hoursLater = (moment: Date, hours: number, now: Date): Date =>
  new Date(Math.min(moment.getTime() + hours * HOUR, now.getTime()));
