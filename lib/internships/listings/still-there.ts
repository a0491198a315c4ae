import { AppError } from '@/lib/platform/core/errors';
import type { InternshipRecord } from '@/models/internship';
import { isShown } from './open-status';

export const INTERNSHIP_NOT_FOUND = 'Internship not found';
export const INTERNSHIP_GONE = 'This internship is no longer available.';

/** Returns the listing if it is public. Throws `notFound`, or `gone` if it was deleted. */
export function stillThere(record: InternshipRecord | null): InternshipRecord {
  if (record?.deletedAt) throw new AppError('gone', INTERNSHIP_GONE);
  if (!record || !isShown(record)) throw new AppError('notFound', INTERNSHIP_NOT_FOUND);
  return record;
}
