import type { CalendarEvent } from '@/lib/calendar/write-calendar';
import type { InternshipSummary } from './mapper';

/** Minutes before the deadline at which its event begins. */
const EVENT_MINUTES = 30;
const MINUTE_MS = 60_000;
const REMIND_DAYS = 2;

type Closing = Pick<InternshipSummary, '_id' | 'title' | 'company' | 'applicationDeadline' | 'path'>;

/** The deadline of a listing as an event, with a reminder two days before. Takes the function that gives the full address of a path. */
export function deadlineEvent(listing: Closing, addressOf: (path: string) => string): CalendarEvent {
  const { _id, title, company, applicationDeadline, path } = listing;
  const url = addressOf(path);
  return {
    id: _id,
    start: new Date(new Date(applicationDeadline).getTime() - EVENT_MINUTES * MINUTE_MS),
    minutes: EVENT_MINUTES,
    title: `Apply: ${title} at ${company}`,
    text: `Applications close. ${url}`,
    url,
    remindDays: REMIND_DAYS,
  };
}
