import { DAY_MS } from '@/lib/platform/format/nairobi';
import { storedTime } from '@/lib/platform/format/stored-moment';

/** Days after the deadline on which applications without an answer end. */
export const END_DAY = 15;
/** Days after the deadline from which an end is not told: the listing is older than this rule. */
export const TOLD_UNTIL_DAY = 30;

/** Days after the deadline on which the employer can no longer read the resumes that were sent to the listing. */
export const RESUME_DAYS = 90;

/** The moment so many days before another. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** Until when the employer of a listing with this deadline can read the resumes that were sent to it; an invalid date, so never, without a deadline that can be read. */
export const resumesUntil = (deadline: Date): Date => new Date(storedTime(deadline) + RESUME_DAYS * DAY_MS);

/** When applications without an answer end, of a listing with this deadline; an invalid date without one that can be read. */
export const roundEnd = (deadline: Date): Date => new Date(storedTime(deadline) + END_DAY * DAY_MS);
