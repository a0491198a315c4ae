import { BAD_DATE } from './dates';

/** A moment in an answer: ISO 8601, UTC; null if none is stored, 'Invalid Date' if the stored value is not a date. */
export type AnsweredMoment = string | null;

const isReadable = (stored: unknown): stored is Date =>
  stored instanceof Date && !Number.isNaN(stored.getTime());

/** Maps a stored moment. Only database dates count, because queries compare with nothing else. `derive` computes another moment. */
export function answeredMoment(stored: unknown, derive = (moment: Date): Date => moment): AnsweredMoment {
  if (stored === null || stored === undefined) return null;
  return isReadable(stored) ? derive(stored).toISOString() : BAD_DATE;
}

/** Milliseconds since 1970; NaN, which compares as neither before nor after, if there is no valid date. */
export const storedTime = (stored: unknown): number => (isReadable(stored) ? stored.getTime() : Number.NaN);

export const isKnown = (answered: AnsweredMoment | undefined): answered is string =>
  typeof answered === 'string' && !Number.isNaN(Date.parse(answered));
