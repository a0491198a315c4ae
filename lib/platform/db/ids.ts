import { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';

/** An id in a URL or body. */
export const ID = /^[0-9a-f]{24}$/i;

/**
 * Parses an id from a URL or a body.
 * Takes anything. Gives an ObjectId. Throws AppError `notFound` with `message` for an invalid one.
 */
export function objectId(value: unknown, message: string): Types.ObjectId {
  if (typeof value !== 'string' || !ID.test(value)) throw new AppError('notFound', message);
  return new Types.ObjectId(value);
}
