import { daysLeft } from '@/lib/platform/format/days-left';
import { storedTime } from '@/lib/platform/format/stored-moment';

const DAY_MS = 24 * 60 * 60_000;

/** Days in which every request is answered. */
const ANSWERED_WITHIN_DAYS = 7;

/** Days before that at which administrators are reminded. */
const REMINDED_BEFORE_DAYS = 2;

/** When a request that was sent now has to be answered. */
export const dueFrom = (now: Date): Date => new Date(now.getTime() + ANSWERED_WITHIN_DAYS * DAY_MS);

/** Requests that are due until then are worth a reminder now. */
export const remindUntil = (now: Date): Date => new Date(now.getTime() + REMINDED_BEFORE_DAYS * DAY_MS);

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** Whether the time for an answer has passed. At the very moment it is not. */
export const isOverdue = (dueAt: Date, now: Date): boolean => now.getTime() > storedTime(dueAt);

/** When an open request is due, by the days of Nairobi: "Due in 3 days", "Due tomorrow", "Due today", "Overdue by 1 day". */
export function dueText(dueAt: Date, now: Date): string {
  const left = daysLeft(dueAt, now);
  if (isOverdue(dueAt, now)) return left === 0 ? 'Overdue since today' : `Overdue by ${days(-left)}`;
  if (left === 0) return 'Due today';
  return left === 1 ? 'Due tomorrow' : `Due in ${days(left)}`;
}
