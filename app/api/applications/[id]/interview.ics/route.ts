import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { readInterviewCalendar } from '@/lib/applications/tracking/read-interview-calendar';
import { calendarAnswer } from '@/lib/internships/calendar/calendar-answer';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, params }) =>
  calendarAnswer(
    await readInterviewCalendar(await actor(), { id: params.id, addressOf: absoluteUrl }),
    'interview.ics',
  ),
);
