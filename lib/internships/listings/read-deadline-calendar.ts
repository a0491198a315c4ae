import { writeCalendar } from '@/lib/internships/calendar/write-calendar';
import { AppError } from '@/lib/platform/core/errors';
import { isKnown } from '@/lib/platform/format/stored-moment';
import { deadlineEvent } from './deadline-event';
import { readInternship } from './read-internship';

/**
 * The deadline of a listing as an iCalendar file. `addressOf` returns the full address of a path. Throws 404, including for an unknown
 * deadline, and 410 for a deleted listing.
 */
export async function readDeadlineCalendar(input: {
  id: unknown;
  addressOf: (path: string) => string;
}): Promise<string> {
  const listing = await readInternship({ id: input.id });
  if (!isKnown(listing.applicationDeadline))
    throw new AppError('notFound', 'This internship has no known deadline.');
  return writeCalendar([deadlineEvent(listing, input.addressOf)]);
}
