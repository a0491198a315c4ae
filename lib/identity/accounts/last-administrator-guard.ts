import type { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { touchMark } from '@/lib/platform/db/markers';
import { UserModel } from '@/models/user';
import { isActiveAdministrator, type AccountStatus } from './account-status';

const LAST = 'There must be at least one active administrator. Nothing changed.';

const ACTIVE_ADMINISTRATOR = { role: 'administrator', isActive: true } as const;

const isThereAnother = async (_id: Types.ObjectId): Promise<boolean> =>
  (await UserModel.exists({ _id: { $ne: _id }, ...ACTIVE_ADMINISTRATOR })) !== null;

/** Makes concurrent transactions conflict: the later one restarts and sees the earlier one's change to the administrators. */
export const lockAdministrators = (): Promise<void> => touchMark('administrators');

/**
 * Last-administrator guard. Throws 409 for the last active administrator, or if `by` is no longer one. Call
 * it before the change, in its transaction.
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
