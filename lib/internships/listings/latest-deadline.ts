import { DAY_MS, NAIROBI_AHEAD_MS, NAIROBI_OFFSET } from '@/lib/platform/format/nairobi';

/** Days ahead at which a listing closes at the latest (decision 34): one that nobody ends would collect applications for ever. */
const MAX_OPEN_DAYS = 120;

/** The day in Nairobi so many days after the one of `now`, as YYYY-MM-DD. */
const dayAfter = (now: Date, days: number): string =>
  new Date(now.getTime() + NAIROBI_AHEAD_MS + days * DAY_MS).toISOString().slice(0, 10);

/** The last day on which a listing may close, by the day of Nairobi: YYYY-MM-DD. */
export const latestDay = (now: Date): string => dayAfter(now, MAX_OPEN_DAYS);

/** The last moment of a day (YYYY-MM-DD) in Nairobi. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999${NAIROBI_OFFSET}`);

/** Whether a listing that closes then closes in time: by the end of the 120th day from today. */
export const isInTime = (deadline: Date, now: Date): boolean => deadline <= endOfDay(latestDay(now));

export const TOO_LATE = `The deadline must be within ${MAX_OPEN_DAYS} days`;
