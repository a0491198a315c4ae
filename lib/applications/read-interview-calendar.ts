import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { writeCalendar } from '@/lib/calendar/write-calendar';
import { readOwnApplication } from './read-own';

const INTERVIEW_MINUTES = 60;

/**
 * The interview of one of the signed-in user's applications as an iCalendar file, with a reminder a day before. Throws 404 for another
 * user's application and for one without an interview.
 */
export async function readInterviewCalendar(
  actor: Actor,
  input: { id: unknown; addressOf: (path: string) => string },
): Promise<string> {
  const { _id, interview, internshipId: listing } = await readOwnApplication(actor, input);
  if (!interview) throw new AppError('notFound', 'There is no interview');
  const event = {
    id: `interview-${_id}`,
    start: new Date(interview.at),
    minutes: INTERVIEW_MINUTES,
    title: listing ? `Interview: ${listing.title} at ${listing.company}` : 'Interview',
    text: interview.link ?? '',
    place: interview.place ?? interview.link,
    url: input.addressOf(`/dashboard/my-internships/${_id}`),
    remindDays: 1,
  };
  return writeCalendar([event], new Date());
}
