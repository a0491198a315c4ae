import type { Types } from 'mongoose';
import { MigrationModel } from '@/models/migration';

/** The migration that drops it. */
const DROPPED_BY = 33;

let isDropped = false;

/**
 * The field by which nodes of the version before know whose a listing, an application or a recall is. Takes the account that posted it. Gives
 * nothing once `npm run migrate -- --finish` has dropped the field: none of those nodes runs any more.
 */
export async function formerAccount(
  postedBy: Types.ObjectId | null,
): Promise<{ employerId?: Types.ObjectId }> {
  if (!postedBy || isDropped) return {};
  isDropped = (await MigrationModel.exists({ _id: DROPPED_BY, doneAt: { $ne: null } })) !== null;
  return isDropped ? {} : { employerId: postedBy };
}
