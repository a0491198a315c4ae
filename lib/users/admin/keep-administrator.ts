import type { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { UserModel } from '@/models/user';
import { isAdministrator, leavingFrom, remaining, type Standing } from './standing';

/** What must still hold of the user when it is written. */
export type Unchanged = Standing & Record<string, unknown>;

const changedMeanwhile = () =>
  new AppError('conflict', 'This user was changed meanwhile. Please reload the page and try again.');

async function mark({ _id }: Standing): Promise<Date> {
  const now = new Date();
  const until = leavingFrom(now);
  const { modifiedCount } = await UserModel.updateOne(
    { _id, ...remaining(now) },
    { $set: { leavingUntil: until } },
    { timestamps: false },
  );
  if (modifiedCount === 0) throw changedMeanwhile();
  return until;
}

const unmark = (_id: Types.ObjectId, until: Date) =>
  UserModel.updateOne({ _id, leavingUntil: until }, { $set: { leavingUntil: null } }, { timestamps: false });

const stands = (id: string) => UserModel.exists({ _id: id, ...remaining(new Date()) });

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
