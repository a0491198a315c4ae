import { BAD_DATE } from './dates';

/** A date and time in a response: ISO 8601, UTC. Null if none is stored, 'Invalid Date' if the stored value is not a date. */
export type AnsweredMoment = string | null;

const isReadable = (stored: unknown): stored is Date =>
  stored instanceof Date && !Number.isNaN(stored.getTime());

/** Formats a stored date. Only database dates are valid, because queries compare only with those. `derive` can change the date first. */
export function answeredMoment(stored: unknown, derive = (moment: Date): Date => moment): AnsweredMoment {
  if (stored === null || stored === undefined) return null;
  return isReadable(stored) ? derive(stored).toISOString() : BAD_DATE;
}

/** Milliseconds since 1970. Without a valid date, NaN, which is neither before nor after anything. */
export const storedTime = (stored: unknown): number => (isReadable(stored) ? stored.getTime() : Number.NaN);

export const isKnown = (answered: AnsweredMoment | undefined): answered is string =>
  typeof answered === 'string' && !Number.isNaN(Date.parse(answered));
