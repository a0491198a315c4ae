import { isOpen } from '@/lib/internships/listings/open-status';
import { formatDate } from '@/lib/platform/format/dates';
import { storedTime } from '@/lib/platform/format/stored-moment';
import type { InternshipRecord } from '@/models/internship';

type Facts = Pick<InternshipRecord, 'title' | 'applicationDeadline'>;

/** Returns a message such as "Data Intern is saved. It closed on Nov 3, 2026." For an open listing, appends `open` instead of a date. */
function withDay(said: string, { applicationDeadline }: Facts, now: Date, open: string): string {
  const day = formatDate(applicationDeadline);
  const hasDay = !Number.isNaN(storedTime(applicationDeadline));
  const closed = !isOpen(applicationDeadline, now) && (hasDay ? `It closed on ${day}.` : 'It has closed.');
  return [`${said}.`, closed || open].filter(Boolean).join(' ');
}

/** `isReminded` is true if a deadline reminder will still be sent. */
export function savedInAccount(
  listing: Facts,
  { now, isReminded, hasApplied }: { now: Date; isReminded: boolean; hasApplied: boolean },
): string {
  const reminder = isReminded
    ? 'We’ll remind you before it closes.'
    : `It closes on ${formatDate(listing.applicationDeadline)}.`;
  return withDay(`${listing.title} is saved`, listing, now, hasApplied ? 'You’ve applied.' : reminder);
}

export const savedOnDevice = (listing: Facts, now: Date): string =>
  withDay(`${listing.title} is saved on this device`, listing, now, '');

export const NO_LONGER_SAVED = 'The internship is no longer saved.';
