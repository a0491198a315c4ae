import type { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import type { UserRecord } from '@/models/user';

/** What makes somebody count: who they are to the site, and whether they may come in. */
export type Standing = Pick<UserRecord, '_id' | 'role' | 'isActive'>;

/** Milliseconds within which the standing of an administrator is taken away, or the try counts for nothing. */
const LEAVING_MS = 10_000;

export const isAdministrator = ({ role, isActive }: Omit<Standing, '_id'>): boolean =>
  role === 'administrator' && isActive;

/** Until when an administrator counts as leaving whose standing is being taken away since `now`. */
export const leavingFrom = (now: Date): Date => new Date(now.getTime() + LEAVING_MS);

/** Matches the active administrators whose standing nobody is taking away at `now`. */
export const remaining = (now: Date) => ({
  role: 'administrator' as const,
  isActive: true,
  $or: [{ leavingUntil: null }, { leavingUntil: { $lte: now } }],
});

/** Throws 409 when an administrator turns on their own account; `what` is what they may not do to it. */
export function refuseSelf(by: Pick<SignedInUser, 'id'>, target: Types.ObjectId, what: string): void {
  if (target.equals(by.id)) throw new AppError('conflict', `You cannot ${what}.`);
}
