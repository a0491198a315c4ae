import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { writeInterviewCalendar } from '@/lib/applications/status/interview-calendar';
import { statusName } from '@/lib/applications/status/status-transitions';
import { toOwnApplications } from './own-application';
import { findOwnApplication } from './read-own';

function reasonOf(status: ApplicationStatus): string {
  if (status === 'offered') return 'You have an offer, so there’s no interview ahead.';
  return status === 'withdrawn'
    ? 'You’ve withdrawn this application, so the interview is cancelled.'
    : `This application has ended: ${statusName(status)}. The interview is cancelled.`;
}

const knownOf = (...moments: (Date | undefined)[]): Date | undefined =>
  moments.find((moment) => !Number.isNaN(storedTime(moment)));

/**
 * Returns an iCalendar file. Throws 404 for another user's application or if no time is known, 410 once the application has moved on
 * or ended.
 */
export async function readInterviewCalendar(
  actor: Actor,
  input: { id: unknown; addressOf: (path: string) => string },
): Promise<string> {
  const record = await findOwnApplication(actor, input);
  const { interview, status, history, appliedAt } = record;
  if (!interview) throw new AppError('notFound', 'There’s no interview');
  if (status !== 'interview') throw new AppError('gone', reasonOf(status));
  if (Number.isNaN(storedTime(interview.at)))
    throw new AppError('notFound', 'The time of the interview isn’t known.');
  const [application] = await toOwnApplications([record]);
  const id = record._id.toHexString();
  return writeInterviewCalendar({
    id,
    interview,
    listing: application?.internshipId ?? null,
    changedAt: knownOf(history.at(-1)?.at, appliedAt) ?? interview.at,
    url: input.addressOf(`/dashboard/my-internships/${id}`),
  });
}
