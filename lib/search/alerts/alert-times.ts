import type { AlertInterval } from '@/lib/platform/core/vocabulary';
import { startOfDay } from '@/lib/platform/format/days-left';
import { DAY_MS, NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';

/** Milliseconds after midnight in Nairobi: 6:30, the time of the reminders. */
const TIME_OF_DAY = 6.5 * 60 * 60_000;

/**
 * Listings from the last few minutes wait for the next e-mail. Every node has read earlier ones, even from a transaction that took a
 * minute.
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

/** The latest publication time of listings in an e-mail sent at `now`: 6:25, on the day before if sent before 6:30. */
export function digestEnd(now: Date): Date {
  const today = timeOn(now);
  const due = today <= now ? today : timeOn(new Date(today.getTime() - DAY_MS));
  return new Date(due.getTime() - SETTLED_MS);
}
