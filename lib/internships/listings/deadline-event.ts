import type { CalendarEvent } from '@/lib/internships/calendar/write-calendar';
import { CALENDAR_DAYS } from '@/lib/operations/reminders/reminder-days';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { InternshipSummary } from './mapper';

const EVENT_MINUTES = 30;
const MINUTE_MS = 60_000;

/** Milliseconds per sequence number. At this rate, it fits in 31 bits for six years. */
const REVISION_MS = 100;

type Closing = Pick<
  InternshipSummary,
  '_id' | 'title' | 'company' | 'applicationDeadline' | 'path' | 'createdAt'
>;

const timeOf = (_id: string): number => Number.parseInt(_id.slice(0, 8), 16) * 1_000;

/**
 * The deadline as a calendar event with a reminder two days before. Its sequence rises with each change of the listing.
 * `addressOf` returns the full address of a path.
 */
export function deadlineEvent(
  listing: Closing & { updatedAt: AnsweredMoment },
  addressOf: (path: string) => string,
): CalendarEvent {
  const { _id, title, company, applicationDeadline, path } = listing;
  const createdAt = Date.parse(listing.createdAt ?? '') || timeOf(_id);
  const changedAt = new Date(Date.parse(listing.updatedAt ?? '') || createdAt);
  const age = changedAt.getTime() - createdAt;
  const url = addressOf(path);
  return {
    id: _id,
    start: new Date(Date.parse(applicationDeadline ?? '') - EVENT_MINUTES * MINUTE_MS),
    minutes: EVENT_MINUTES,
    title: `Apply: ${title} at ${company}`,
    text: `Applications close. ${url}`,
    url,
    remindDays: CALENDAR_DAYS,
    changedAt,
    sequence: Math.max(0, Math.ceil(age / REVISION_MS)),
  };
}
