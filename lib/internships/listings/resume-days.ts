import { AppError } from '@/lib/platform/core/errors';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { storedTime } from '@/lib/platform/format/stored-moment';

/** Days from the deadline until the employer can no longer read the resumes. */
export const RESUME_DAYS = 90;

/** Returns an Invalid Date, which is never reached, if the deadline is invalid. */
export const resumesUntil = (deadline: Date): Date => new Date(storedTime(deadline) + RESUME_DAYS * DAY_MS);

/** True if the resumes are gone. Then the deadline stays, because a later one would bring them back. False if the deadline is invalid. */
export const isOver = (deadline: Date, now: Date): boolean => resumesUntil(deadline) <= now;

export const OVER = `This internship closed more than ${RESUME_DAYS} days ago, so it can’t reopen. Post it again as a new internship.`;

/** Throws 409 if the listing closed so long ago that its deadline stays. */
export function refuseOver(deadline: Date): void {
  if (isOver(deadline, new Date()))
    throw new AppError('conflict', OVER, { errors: { applicationDeadline: OVER } });
}
