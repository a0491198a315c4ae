import type { Types } from 'mongoose';
import { MigrationModel } from '@/models/migration';

/** The migration that drops this field. */
const DROPPED_BY = 33;

let isDropped = false;

/**
 * Returns the field in which the previous version looks for the owner's account. Returns nothing once `migrate --finish` has
 * dropped it, because no node of that version runs any more.
 */
export async function formerAccount(
  postedBy: Types.ObjectId | null,
): Promise<{ employerId?: Types.ObjectId }> {
  if (!postedBy || isDropped) return {};
  isDropped = (await MigrationModel.exists({ _id: DROPPED_BY, doneAt: { $ne: null } })) !== null;
  return isDropped ? {} : { employerId: postedBy };
}
