import { z } from 'zod';
import { BAD_DATE } from './dates';
import { isKnown, storedTime, type AnsweredMoment } from './stored-moment';

/** The version that a change was based on: a response's `updatedAt`, which may be invalid. Takes the error message. */
export const seenVersion = (error: string) =>
  z.union([z.iso.datetime({ error }), z.literal(BAD_DATE)], { error }).nullish();

/** Whether a record has changed since this version of it was read. False without a version. */
export function isChangedSince(seen: AnsweredMoment | undefined, updatedAt: unknown): boolean {
  const stored = storedTime(updatedAt);
  if (seen === BAD_DATE) return !Number.isNaN(stored);
  return isKnown(seen) && Date.parse(seen) !== stored;
}

/** Matches a record that still has this `updatedAt`, or one without a date if `updatedAt` is not a date either. */
export const sameVersion = (updatedAt: Date) => ({
  updatedAt: Number.isNaN(storedTime(updatedAt)) ? { $not: { $type: 'date' as const } } : updatedAt,
});
