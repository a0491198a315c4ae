import { z } from 'zod';
import { BAD_DATE } from './dates';
import { isKnown, storedTime, type AnsweredMoment } from './stored-moment';

/** A version as it was read, in the input of a change: an answer's `updatedAt`, also where that says no moment. Takes the message. */
export const seenVersion = (error: string) =>
  z.union([z.iso.datetime({ error }), z.literal(BAD_DATE)], { error }).nullish();

/** Whether a record was changed since this version of it was read; no, where none is given. */
export function isChangedSince(seen: AnsweredMoment | undefined, updatedAt: unknown): boolean {
  const stored = storedTime(updatedAt);
  if (seen === BAD_DATE) return !Number.isNaN(stored);
  return isKnown(seen) && Date.parse(seen) !== stored;
}

/** Matches a record that was not changed since it was read with this `updatedAt`; where that is no moment, one that still has none. */
export const sameVersion = (updatedAt: Date) => ({
  updatedAt: Number.isNaN(storedTime(updatedAt)) ? { $not: { $type: 'date' as const } } : updatedAt,
});
