import type { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import type { UserRecord } from '@/models/user';

export type AccountStatus = Pick<UserRecord, 'role' | 'isActive'>;

export const isActiveAdministrator = ({ role, isActive }: AccountStatus): boolean =>
  role === 'administrator' && isActive;

/** Throws 409 when an administrator acts on their own account. `what` completes the message "You cannot …". */
export function refuseSelf(by: Pick<SignedInUser, 'id'>, target: Types.ObjectId, what: string): void {
  if (target.equals(by.id)) throw new AppError('conflict', `You cannot ${what}.`);
}
