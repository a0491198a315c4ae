import type { CalendarEvent } from '@/lib/calendar/write-calendar';
import type { InternshipSummary } from './mapper';

/** Minutes before the deadline at which its event begins. */
const EVENT_MINUTES = 30;
const MINUTE_MS = 60_000;
const REMIND_DAYS = 2;

/** Milliseconds in which two changes of a listing are one to a calendar: its number fits 31 bits for six years. */
const REVISION_MS = 100;

type Closing = Pick<
  InternshipSummary,
  '_id' | 'title' | 'company' | 'applicationDeadline' | 'path' | 'createdAt'
>;

/**
 * The deadline of a listing as an event, with a reminder two days before; its number rises with each change of the listing. Takes when that
 * was changed, and the function that gives the full address of a path.
 */
export function deadlineEvent(
  listing: Closing & { updatedAt: string | Date },
  addressOf: (path: string) => string,
): CalendarEvent {
  const { _id, title, company, applicationDeadline, path } = listing;
  const changedAt = new Date(listing.updatedAt);
  const age = changedAt.getTime() - Date.parse(listing.createdAt);
  const url = addressOf(path);
  return {
    id: _id,
    start: new Date(new Date(applicationDeadline).getTime() - EVENT_MINUTES * MINUTE_MS),
    minutes: EVENT_MINUTES,
    title: `Apply: ${title} at ${company}`,
    text: `Applications close. ${url}`,
    url,
    remindDays: REMIND_DAYS,
    changedAt,
    sequence: Math.max(0, Math.ceil(age / REVISION_MS)),
  };
}
