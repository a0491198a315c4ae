import { DATA_REQUEST_DAYS } from '@/lib/operations/reminders/reminder-days';
import { daysLeft } from '@/lib/platform/format/days-left';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { countNoun } from '@/lib/platform/format/count-noun';

const ANSWERED_WITHIN_DAYS = 7;

export const dueFrom = (now: Date): Date => new Date(now.getTime() + ANSWERED_WITHIN_DAYS * DAY_MS);

/** Reminders cover requests due up to this time. */
export const remindUntil = (now: Date): Date => new Date(now.getTime() + DATA_REQUEST_DAYS * DAY_MS);

/** Returns false at the exact due time. */
export const isOverdue = (dueAt: Date, now: Date): boolean => now.getTime() > storedTime(dueAt);

/** By Nairobi's calendar days: "Due in 3 days", "Due tomorrow", "Due today", "Overdue by 1 day". */
export function dueText(dueAt: Date, now: Date): string {
  const left = daysLeft(dueAt, now);
  if (isOverdue(dueAt, now))
    return left === 0 ? 'Overdue since today' : `Overdue by ${countNoun(-left, 'day')}`;
  if (left === 0) return 'Due today';
  return left === 1 ? 'Due tomorrow' : `Due in ${countNoun(left, 'day')}`;
}
