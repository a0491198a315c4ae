import { absoluteUrl } from '@/lib/platform/http/absolute-url';
import { calendarAnswer } from '@/lib/internships/calendar/calendar-answer';
import { readDeadlineCalendar } from '@/lib/internships/listings/read-deadline-calendar';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { deleteInternship } from '@/lib/internships/listings/delete-internship';
import { readInternshipAs } from '@/lib/internships/listings/read-internship-as';
import { updateInternship } from '@/lib/internships/listings/update-internship';
import { listingForm } from '../listing-form';

const CALENDAR = /^(.*)\.ics$/;

export const GET = route(async ({ actor, params: { id = '' } }) => {
  const [, ofCalendar] = CALENDAR.exec(id) ?? [];
  if (ofCalendar === undefined)
    return json(200, { internship: await readInternshipAs(await actor(), { id }) });
  return calendarAnswer(
    await readDeadlineCalendar({ id: ofCalendar, addressOf: absoluteUrl }),
    'deadline.ics',
  );
});

export const PUT = route(async ({ actor, params, body }) => {
  const { internship } = await updateInternship(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The internship has been updated.', internship });
});

export const POST = listingForm(PUT, {
  name: 'listing',
  page: (_, { id = '' }) => `/dashboard/internships/${encodeURIComponent(id)}`,
});

export const DELETE = route(async ({ actor, params }) => {
  await deleteInternship(await actor(), { id: params.id });
  return json(200, { message: 'The internship has been deleted.' });
});
