import ical, { ICalAlarmType } from 'ical-generator';
import { site } from '@/lib/platform/core/site';

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

const MINUTE_MS = 60_000;
const DAY_SECONDS = 24 * 60 * 60;

export interface CalendarEvent {
  /** Stable across changes; unique on this site. */
  id: string;
  start: Date;
  minutes: number;
  title: string;
  text: string;
  place?: string | null;
  url: string;
  remindDays: number;
  changedAt: Date;
  /** Rises with each change, so that calendars keep the newer of two files (RFC 5545, 3.8.7.4). */
  sequence: number;
}

/**
 * Writes events as an iCalendar file (RFC 5545). Without a METHOD, DTSTAMP is the time of the last change (3.8.7.2), so the file is stable
 * until an event changes.
 */
export function writeCalendar(events: readonly CalendarEvent[]): string {
  const calendar = ical({ prodId: { company: site.name, product: 'calendar', language: 'EN' } });
  for (const event of events) {
    const { id, start, minutes, title, text, place, url, remindDays, changedAt, sequence } = event;
    calendar
      .createEvent({
        id: `${id}@${new URL(url).hostname}`,
        stamp: changedAt,
        lastModified: changedAt,
        sequence,
        start,
        end: new Date(start.getTime() + minutes * MINUTE_MS),
        summary: title,
        description: text,
        location: place,
        url,
      })
      .createAlarm({ type: ICalAlarmType.display, trigger: remindDays * DAY_SECONDS });
  }
  return calendar.toString();
}
