import type { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { touchMark } from '@/lib/platform/db/markers';
import { UserModel } from '@/models/user';
import { isActiveAdministrator, type AccountStatus } from './account-status';

const LAST = 'At least one active administrator must remain. Nothing was changed.';

const ACTIVE_ADMINISTRATOR = { role: 'administrator', isActive: true } as const;

/** Whether there is an active administrator besides this user. */
const isThereAnother = async (_id: Types.ObjectId): Promise<boolean> =>
  (await UserModel.exists({ _id: { $ne: _id }, ...ACTIVE_ADMINISTRATOR })) !== null;

/**
 * Makes the surrounding transaction conflict with every other one that calls this. When two change
 * administrators at the same time, the later one restarts and sees the change of the earlier.
 */
export const lockAdministrators = (): Promise<void> => touchMark('administrators');

/**
 * Last-administrator guard. Throws 409 when the user is the last active administrator, or when `by` no longer
 * is an active administrator. Call it in the transaction that changes the role, status or account, before the
 * change.
 */
export async function guardLastAdministrator(
  { _id, ...status }: AccountStatus & { _id: Types.ObjectId },
  by?: Pick<SignedInUser, 'id'>,
): Promise<void> {
  if (!isActiveAdministrator(status)) return;
  await lockAdministrators();
  const isAllowed = by ? await UserModel.exists({ _id: by.id, ...ACTIVE_ADMINISTRATOR }) : true;
  if (!isAllowed || !(await isThereAnother(_id))) throw new AppError('conflict', LAST);
}
