import { SAVED_LISTING_DAYS } from '@/lib/operations/reminders/reminder-days';
import { endOfDayIn } from '@/lib/platform/format/days-left';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { storedTime } from '@/lib/platform/format/stored-moment';

/** Milliseconds after midnight in Nairobi: 6:30, before people leave home. All reminders share it, so that one e-mail covers a day. */
const TIME_OF_DAY = 6.5 * 60 * 60_000;

/** The next reminder after `now` for a saved listing. Null if it is too late, or if the deadline cannot be read. */
export function nextReminder(deadline: Date, now: Date): Date | null {
  if (Number.isNaN(storedTime(deadline))) return null;
  const times = SAVED_LISTING_DAYS.map((days) => {
    const startOfDay = endOfDayIn(-days, deadline).getTime() + 1 - DAY_MS;
    return new Date(startOfDay + TIME_OF_DAY);
  });
  return times.find((time) => time > now && time < deadline) ?? null;
}
