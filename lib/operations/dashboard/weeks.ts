import { DAY_MS, NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';

const WEEK_MS = 7 * DAY_MS;

/** January 5, 1970. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

export interface Week {
  /** The start of the week, Monday at 00:00 in Nairobi. */
  from: Date;
  /** The end of the week, exclusive: the following Monday at 00:00. */
  to: Date;
}

/** Returns the week of a moment, from Monday to Sunday in Nairobi. */
export function weekOf(moment: Date): Week {
  const sinceFirst = moment.getTime() + NAIROBI_AHEAD_MS - FIRST_MONDAY_MS;
  const monday = Math.floor(sinceFirst / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS - NAIROBI_AHEAD_MS;
  return { from: new Date(monday), to: new Date(monday + WEEK_MS) };
}

/** The last `count` weeks up to the current one, oldest first. */
export const lastWeeks = (now: Date, count: number): Week[] =>
  Array.from({ length: count }, (_, at) => weekOf(new Date(now.getTime() - (count - 1 - at) * WEEK_MS)));
