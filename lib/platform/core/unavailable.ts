import { isOutOfReach, isOutOfSpace, isOutOfTime } from './database-errors';
import { AppError } from './errors';
import type { UnavailableCause } from './unavailable-causes';

/** Why this error leads to a 503, or undefined if it does not. */
export function unavailableCause(error: unknown): UnavailableCause | undefined {
  if (error instanceof AppError) {
    return error.code === 'unavailable' ? (error.details.unavailable ?? 'other') : undefined;
  }
  if (isOutOfReach(error)) return 'database';
  if (isOutOfTime(error)) return 'database slow';
  return isOutOfSpace(error) ? 'database full' : undefined;
}
