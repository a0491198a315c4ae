import { DAY_MS } from '@/lib/platform/format/nairobi';
import { storedTime } from '@/lib/platform/format/stored-moment';

/** Days from the deadline until unanswered applications end. */
export const END_DAY = 15;
/** Beyond this many days from the deadline, applicants get no e-mail about it: the listing is older than this rule. */
export const TOLD_UNTIL_DAY = 30;

/** Days from the deadline until the employer can no longer read the resumes. */
export const RESUME_DAYS = 90;

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** An Invalid Date (never reached) if the deadline cannot be read. */
export const resumesUntil = (deadline: Date): Date => new Date(storedTime(deadline) + RESUME_DAYS * DAY_MS);

/** When unanswered applications end. An Invalid Date if the deadline cannot be read. */
export const roundEnd = (deadline: Date): Date => new Date(storedTime(deadline) + END_DAY * DAY_MS);
