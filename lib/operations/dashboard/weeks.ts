import { DAY_MS, NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';

const WEEK_MS = 7 * DAY_MS;

/** January 5, 1970. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

export interface Week {
  /** 00:00 on its Monday in Nairobi. */
  from: Date;
  /** The following Monday, exclusive. */
  to: Date;
}

/** Monday to Sunday in Nairobi. */
export function weekOf(moment: Date): Week {
  const sinceFirst = moment.getTime() + NAIROBI_AHEAD_MS - FIRST_MONDAY_MS;
  const monday = Math.floor(sinceFirst / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS - NAIROBI_AHEAD_MS;
  return { from: new Date(monday), to: new Date(monday + WEEK_MS) };
}

/** The last `count` weeks up to the current one, oldest first. */
export const lastWeeks = (now: Date, count: number): Week[] =>
  Array.from({ length: count }, (_, at) => weekOf(new Date(now.getTime() - (count - 1 - at) * WEEK_MS)));
