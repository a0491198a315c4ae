import { TIME_ZONE } from '@/lib/platform/core/locale';
import { BAD_DATE, formatDate, NO_DATE, type DateLike } from './dates';
import { DAY_MS, NAIROBI_AHEAD_MS } from './nairobi';
import { countNoun } from './count-noun';

/** Deadlines with at most this many days left are highlighted. */
const SOON = 7;

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in Nairobi, as the number of days since 1970. */
const dayNumber = (moment: Date): number =>
  Math.round(Date.parse(`${parts.format(moment)}T00:00:00Z`) / DAY_MS);

/** The next midnight in Nairobi, when the number of days left changes for every open listing. */
export function nextMidnight(now: Date): Date {
  return new Date((dayNumber(now) + 1) * DAY_MS - NAIROBI_AHEAD_MS);
}

export const startOfDay = (now: Date): Date => new Date(nextMidnight(now).getTime() - DAY_MS);

/** The end of the day in Nairobi that is `days` days from now. Listings that close by then have at most `days` days left. */
export const endOfDayIn = (days: number, now: Date): Date =>
  new Date((dayNumber(now) + days + 1) * DAY_MS - NAIROBI_AHEAD_MS - 1);

export interface DeadlineFacts {
  /** "Nov 30, 2026" */
  date: string;
  /** "9 days left", "1 day left", "closes today", "closed", or "" without a date. */
  note: string;
  closed: boolean;
  /** Whether the deadline has not passed and is at most a week away. */
  soon: boolean;
}

/** Calendar days in Nairobi until the deadline: 0 on the day itself, negative after it. */
export const daysLeft = (deadline: Date, now: Date): number => dayNumber(deadline) - dayNumber(now);

const noteFor = (left: number): string => (left === 0 ? 'closes today' : `${countNoun(left, 'day')} left`);

/** Describes a deadline. It passes at its exact time, not at the end of the day. */
export function deadlineFacts(deadline: DateLike, now: Date): DeadlineFacts {
  const date = formatDate(deadline);
  if (date === NO_DATE || date === BAD_DATE) return { date, note: '', closed: false, soon: false };
  const moment = new Date(deadline ?? now);
  if (moment.getTime() <= now.getTime()) return { date, note: 'closed', closed: true, soon: false };
  const left = daysLeft(moment, now);
  return { date, note: noteFor(left), closed: false, soon: left <= SOON };
}

/** Days in Nairobi since posting: "today", "yesterday", "2 days ago"; "N/A" or "Invalid Date" without a valid date. */
export function postedText(posted: DateLike, now: Date): string {
  const date = formatDate(posted);
  if (date === NO_DATE || date === BAD_DATE) return date;
  const days = dayNumber(now) - dayNumber(new Date(posted ?? now));
  if (days <= 0) return 'today';
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
