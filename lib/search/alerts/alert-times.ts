import type { AlertInterval } from '@/lib/platform/core/vocabulary';
import { startOfDay } from '@/lib/platform/format/days-left';
import { DAY_MS, NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';

/** Milliseconds after midnight in Nairobi: 6:30, when reminders are sent too. */
const TIME_OF_DAY = 6.5 * 60 * 60_000;

/**
 * Listings published in the five minutes before 6:30 wait for the next e-mail. All nodes have read older ones, even if a transaction
 * took a minute.
 */
const SETTLED_MS = 5 * 60_000;

const MONDAY = 1;

const timeOn = (day: Date): Date => new Date(startOfDay(day).getTime() + TIME_OF_DAY);

const weekday = (moment: Date): number => new Date(moment.getTime() + NAIROBI_AHEAD_MS).getUTCDay();

/** When the next e-mail is due: 6:30 in Nairobi, daily or on Mondays. */
export function nextDigest(every: AlertInterval, now: Date): Date {
  let due = timeOn(now);
  while (due <= now || (every === 'week' && weekday(due) !== MONDAY))
    due = timeOn(new Date(due.getTime() + DAY_MS));
  return due;
}

/** Returns the latest publication time of listings in an e-mail sent at `now`: 6:25 on that day or, before 6:30, on the day before. */
export function digestEnd(now: Date): Date {
  const today = timeOn(now);
  const due = today <= now ? today : timeOn(new Date(today.getTime() - DAY_MS));
  return new Date(due.getTime() - SETTLED_MS);
}
