import type { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import type { UserRecord } from '@/models/user';

/** The role of an account, and whether its owner may log in. */
export type AccountStatus = Pick<UserRecord, 'role' | 'isActive'>;

export const isActiveAdministrator = ({ role, isActive }: AccountStatus): boolean =>
  role === 'administrator' && isActive;

/** Throws 409 when an administrator acts on their own account. `what` completes "You cannot …" in the message. */
export function refuseSelf(by: Pick<SignedInUser, 'id'>, target: Types.ObjectId, what: string): void {
  if (target.equals(by.id)) throw new AppError('conflict', `You cannot ${what}.`);
}
