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
 * Makes the transaction around conflict with every other one that calls this: of two that change who is an administrator at the same
 * time, the later begins again and sees what the earlier did.
 */
export const lockAdministrators = (): Promise<void> => touchMark('administrators');

/**
 * Throws 409 when the user, as they are now, is the last active administrator, or when `by` is no longer an active one. To be called in
 * the transaction that takes the user's role, activity or account away, before it does.
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
