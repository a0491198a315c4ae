import { BAD_DATE } from './dates';

/** A stored moment as answers hold it: ISO 8601, UTC; null where none is stored, 'Invalid Date' where what is stored is none. */
export type AnsweredMoment = string | null;

const isReadable = (stored: unknown): stored is Date =>
  stored instanceof Date && !Number.isNaN(stored.getTime());

/**
 * Maps what is stored as a moment for an answer. Only a date of the database is one: queries compare with nothing else. `derive` makes
 * another moment of it, where it can be read.
 */
export function answeredMoment(stored: unknown, derive = (moment: Date): Date => moment): AnsweredMoment {
  if (stored === null || stored === undefined) return null;
  return isReadable(stored) ? derive(stored).toISOString() : BAD_DATE;
}

/** Milliseconds since 1970; NaN, which is neither before nor after anything, where no moment is stored or it cannot be read. */
export const storedTime = (stored: unknown): number => (isReadable(stored) ? stored.getTime() : Number.NaN);

/** Whether an answered moment can be read. */
export const isKnown = (answered: AnsweredMoment | undefined): answered is string =>
  typeof answered === 'string' && !Number.isNaN(Date.parse(answered));
