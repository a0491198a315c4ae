import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { calendarAnswer } from '@/lib/internships/calendar/calendar-answer';
import { route } from '@/lib/platform/http/route';
import { readSavedCalendar } from '@/lib/search/saved/read-saved-calendar';

export const GET = route(async ({ actor }) =>
  calendarAnswer(await readSavedCalendar(await actor(), { addressOf: absoluteUrl }), 'saved.ics'),
);
