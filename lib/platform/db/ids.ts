import { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';

export const ID = /^[0-9a-f]{24}$/i;

/** Parses an ID from a URL or a body. Throws `notFound` with `message` if it is invalid. */
export function objectId(value: unknown, message: string): Types.ObjectId {
  if (typeof value !== 'string' || !ID.test(value)) throw new AppError('notFound', message);
  return new Types.ObjectId(value);
}
