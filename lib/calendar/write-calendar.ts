import ical, { ICalAlarmType } from 'ical-generator';
import { site } from '@/lib/platform/core/site';

/** The content type of a calendar file. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const MINUTE_MS = 60_000;
const DAY_SECONDS = 24 * 60 * 60;

export interface CalendarEvent {
  /** Stays the same when the event changes; unique on this site. */
  id: string;
  start: Date;
  minutes: number;
  title: string;
  text: string;
  place?: string | null;
  /** The page to open. */
  url: string;
  /** Days before the start on which the calendar reminds. */
  remindDays: number;
}

/** These events as an iCalendar file (RFC 5545). Takes the moment it is written. */
export function writeCalendar(events: readonly CalendarEvent[], now: Date): string {
  const calendar = ical({ prodId: { company: site.name, product: 'calendar', language: 'EN' } });
  for (const { id, start, minutes, title, text, place, url, remindDays } of events)
    calendar
      .createEvent({
        id: `${id}@${new URL(url).hostname}`,
        stamp: now,
        start,
        end: new Date(start.getTime() + minutes * MINUTE_MS),
        summary: title,
        description: text,
        location: place,
        url,
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: remindDays * DAY_SECONDS });
  return calendar.toString();
}
