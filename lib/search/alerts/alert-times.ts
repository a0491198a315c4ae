import type { AlertInterval } from '@/lib/platform/core/vocabulary';
import { startOfDay } from '@/lib/platform/format/days-left';
import { DAY_MS, NAIROBI_AHEAD_MS } from '@/lib/platform/format/nairobi';

/** Milliseconds after midnight in Nairobi at which mails of alerts are due: half past six, as reminders are. */
const TIME_OF_DAY = 6.5 * 60 * 60_000;

/**
 * Milliseconds before that: later listings are for the next mail. By then every node has read what was published earlier, in a
 * transaction of up to a minute too.
 */
const SETTLED_MS = 5 * 60_000;

const MONDAY = 1;

const timeOn = (day: Date): Date => new Date(startOfDay(day).getTime() + TIME_OF_DAY);

const weekday = (moment: Date): number => new Date(moment.getTime() + NAIROBI_AHEAD_MS).getUTCDay();

/** The first moment after `now` at which a mail is due: 6:30 in Nairobi, each day or on Mondays. */
export function nextDigest(every: AlertInterval, now: Date): Date {
  let due = timeOn(now);
  while (due <= now || (every === 'week' && weekday(due) !== MONDAY))
    due = timeOn(new Date(due.getTime() + DAY_MS));
  return due;
}

/** Up to when listings have to be published to be in a mail that is sent at `now`: 6:25 of the day, or of the day before until 6:30. */
export function digestEnd(now: Date): Date {
  const today = timeOn(now);
  const due = today <= now ? today : timeOn(new Date(today.getTime() - DAY_MS));
  return new Date(due.getTime() - SETTLED_MS);
}
