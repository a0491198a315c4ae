import type { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { UserModel, type UserRecord } from '@/models/user';

/** Milliseconds within which the standing of an administrator is taken away, or the try counts for nothing. */
const LEAVING_MS = 10_000;

/** What must still hold of the user when it is written. */
export type Unchanged = Pick<UserRecord, '_id' | 'role' | 'isActive'> & Record<string, unknown>;

type Standing = Pick<UserRecord, '_id' | 'role' | 'isActive'>;

const notLeaving = (now: Date) => ({ $or: [{ leavingUntil: null }, { leavingUntil: { $lte: now } }] });

const changedMeanwhile = () =>
  new AppError('conflict', 'This user was changed meanwhile. Please reload the page and try again.');

const isAdministrator = ({ role, isActive }: Standing): boolean => role === 'administrator' && isActive;

/** Throws 409 when an administrator turns on their own account; `what` is what they may not do to it. */
export function refuseSelf(by: SignedInUser, target: Types.ObjectId, what: string): void {
  if (target.equals(by.id)) throw new AppError('conflict', `You cannot ${what}.`);
}

async function mark({ _id }: Standing): Promise<Date> {
  const now = new Date();
  const until = new Date(now.getTime() + LEAVING_MS);
  const { modifiedCount } = await UserModel.updateOne(
    { _id, role: 'administrator', isActive: true, ...notLeaving(now) },
    { $set: { leavingUntil: until } },
    { timestamps: false },
  );
  if (modifiedCount === 0) throw changedMeanwhile();
  return until;
}

const unmark = (_id: Types.ObjectId, until: Date) =>
  UserModel.updateOne({ _id, leavingUntil: until }, { $set: { leavingUntil: null } }, { timestamps: false });

const stands = (id: string) =>
  UserModel.exists({ _id: id, role: 'administrator', isActive: true, ...notLeaving(new Date()) });

/**
 * Takes away somebody's standing (role, activity, account) so that an active administrator always remains.
 * Takes the administrator who does it, the user as read, and the write, which must match `unchanged` and gives null when
 * nothing did. Whoever is about to leave is marked first, and only an administrator who is not marked goes through with it:
 * of several who turn on each other at once, the last to look remains. Throws 409.
 */
export async function keepingAnAdministrator<T>(
  by: SignedInUser,
  target: Standing,
  write: (unchanged: Unchanged) => Promise<T | null>,
): Promise<T> {
  const { _id, role, isActive } = target;
  if (!isAdministrator(target)) return written(write({ _id, role, isActive }));
  const leavingUntil = await mark(target);
  try {
    if (!(await stands(by.id))) {
      throw new AppError('conflict', 'At least one active administrator must remain. Nothing was changed.');
    }
    const inTime = { leavingUntil: { $eq: leavingUntil, $gt: new Date() } };
    return await written(write({ _id, role, isActive, ...inTime }));
  } catch (error) {
    await unmark(_id, leavingUntil);
    throw error;
  }
}

/** For a change that takes no standing away. */
export async function written<T>(result: Promise<T | null>): Promise<T> {
  const found = await result;
  if (found === null) throw changedMeanwhile();
  return found;
}
