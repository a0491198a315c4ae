import { writeCalendar } from '@/lib/calendar/write-calendar';
import { deadlineEvent } from './deadline-event';
import { readInternship } from './read-internship';

/**
 * The deadline of a listing as an iCalendar file. Takes its id and the function that gives the full address of a path. Throws 404, or 410
 * for a deleted one.
 */
export const readDeadlineCalendar = async (input: {
  id: unknown;
  addressOf: (path: string) => string;
}): Promise<string> =>
  writeCalendar([deadlineEvent(await readInternship({ id: input.id }), input.addressOf)]);
