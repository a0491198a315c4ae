import type { ReadMoment } from '@/lib/platform/format/read-moment';
import { DAY_MS, NAIROBI_AHEAD_MS, NAIROBI_OFFSET } from '@/lib/platform/format/nairobi';

/** Decision 34: a listing that nobody closes must not collect applications forever. */
const MAX_OPEN_DAYS = 120;
const USUAL_OPEN_DAYS = 30;

const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + NAIROBI_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The last possible deadline, as a day in Nairobi: YYYY-MM-DD. */
export const latestDay = (now: Date): string => dayAfter(now, MAX_OPEN_DAYS);

/** The deadline that a new listing begins with, as a day in Nairobi: YYYY-MM-DD. */
export const usualDay = (now: Date): string => dayAfter(now, USUAL_OPEN_DAYS);

/** The last millisecond of a day (YYYY-MM-DD) in Nairobi. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999${NAIROBI_OFFSET}`);

/** A deadline in ISO 8601. A date without a time means the end of that day. Undefined if it is no date. */
export const momentOfDeadline = (read: ReadMoment): string | undefined =>
  'day' in read ? endOfDay(read.day).toISOString() : 'at' in read ? read.at : undefined;

export const isInTime = (deadline: Date, now: Date): boolean => deadline <= endOfDay(latestDay(now));

export const TOO_LATE = `The deadline must be within ${MAX_OPEN_DAYS} days`;
