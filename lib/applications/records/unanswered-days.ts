import { DAY_MS } from '@/lib/platform/format/nairobi';
import { storedTime } from '@/lib/platform/format/stored-moment';

/** Days from the deadline until unanswered applications end. */
export const END_DAY = 15;
/** Applications that end more than this many days after the deadline cause no e-mail: their listings predate this rule. */
export const TOLD_UNTIL_DAY = 30;

export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);

/** Returns when unanswered applications end, or an Invalid Date if the deadline is invalid. */
export const roundEnd = (deadline: Date): Date => new Date(storedTime(deadline) + END_DAY * DAY_MS);
