import { writeCalendar } from '@/lib/internships/calendar/write-calendar';
import { groupedPhone } from '@/lib/platform/format/phone';
import type { StoredInterview } from './interview';

const INTERVIEW_MINUTES = 60;

interface Invitation {
  id: string;
  interview: StoredInterview;
  /** Null if the listing was deleted from the database. */
  listing: { title: string; company: string } | null;
  /** When the invitation was sent or last changed. */
  changedAt: Date;
  /** The address of the application's page. */
  url: string;
}

/**
 * Returns an iCalendar file with a reminder one day before the interview. A moved interview keeps its ID and gets a higher sequence
 * number, so that calendars replace the earlier event.
 */
export const writeInterviewCalendar = ({ id, interview, listing, changedAt, url }: Invitation): string =>
  writeCalendar([
    {
      id: `interview-${id}`,
      start: interview.at,
      minutes: INTERVIEW_MINUTES,
      title: listing ? `Interview: ${listing.title} at ${listing.company}` : 'Interview',
      text: [
        interview.link,
        interview.phone && `Phone: ${groupedPhone(interview.phone)}`,
        interview.contact && `Contact: ${interview.contact}`,
      ]
        .filter(Boolean)
        .join('\n'),
      place: interview.place ?? interview.link,
      url,
      remindDays: 1,
      changedAt,
      sequence: interview.sequence ?? 0,
    },
  ]);
