import type { Types } from 'mongoose';
import { MigrationModel } from '@/models/migration';

/** The migration that drops the field. */
const DROPPED_BY = 33;

let isDropped = false;

/**
 * The field by which the previous version finds the owning account. Returns nothing once `migrate --finish`
 * has dropped it: no such node runs any more.
 */
export async function formerAccount(
  postedBy: Types.ObjectId | null,
): Promise<{ employerId?: Types.ObjectId }> {
  if (!postedBy || isDropped) return {};
  isDropped = (await MigrationModel.exists({ _id: DROPPED_BY, doneAt: { $ne: null } })) !== null;
  return isDropped ? {} : { employerId: postedBy };
}
