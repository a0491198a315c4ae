import { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';

/** An id as it stands in addresses and bodies. */
export const ID = /^[0-9a-f]{24}$/i;

/**
 * Reads an id from an address or a body.
 * Takes anything; gives an ObjectId; throws AppError `notFound` with `message` for what cannot be one.
 */
export function objectId(value: unknown, message: string): Types.ObjectId {
  if (typeof value !== 'string' || !ID.test(value)) throw new AppError('notFound', message);
  return new Types.ObjectId(value);
}
