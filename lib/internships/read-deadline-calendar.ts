import { writeCalendar } from '@/lib/calendar/write-calendar';
import { readInternship } from './read-internship';

/** Minutes before the deadline at which its event begins. */
const EVENT_MINUTES = 30;
const MINUTE_MS = 60_000;
const REMIND_DAYS = 2;

/**
 * The deadline of a listing as an iCalendar file, with a reminder two days before. Takes its id and the function that gives the full
 * address of a path. Throws 404, or 410 for a deleted one.
 */
export async function readDeadlineCalendar(input: {
  id: unknown;
  addressOf: (path: string) => string;
}): Promise<string> {
  const { _id, title, company, applicationDeadline, path } = await readInternship({ id: input.id });
  const url = input.addressOf(path);
  const start = new Date(new Date(applicationDeadline).getTime() - EVENT_MINUTES * MINUTE_MS);
  return writeCalendar(
    {
      id: _id,
      start,
      minutes: EVENT_MINUTES,
      title: `Apply: ${title} at ${company}`,
      text: `Applications close. ${url}`,
      url,
      remindDays: REMIND_DAYS,
    },
    new Date(),
  );
}
