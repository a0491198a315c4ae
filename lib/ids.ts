import { Types } from 'mongoose';
import { AppError } from './errors';

/**
 * Reads an id from an address or a body.
 * Takes anything; gives an ObjectId; throws AppError `notFound` with `message` for what cannot be one.
 */
export function objectId(value: unknown, message = 'Not found'): Types.ObjectId {
  if (typeof value !== 'string' || !/^[0-9a-f]{24}$/i.test(value)) throw new AppError('notFound', message);
  return new Types.ObjectId(value);
}
