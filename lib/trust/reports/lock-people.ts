import type { Types } from 'mongoose';
import { UserModel, type UserRecord } from '@/models/user';

export type Person = Pick<UserRecord, '_id' | 'firstName' | 'email'>;

/** Locks and returns the active accounts among these, so that accounts being deleted get no e-mail. Call it in a transaction. */
export async function lockPeople(ids: readonly Types.ObjectId[]): Promise<Person[]> {
  const active = { _id: { $in: [...ids] }, isActive: true };
  await UserModel.updateMany(active, { $inc: { lockCount: 1 } }, { timestamps: false });
  return UserModel.find(active).select('firstName email').lean<Person[]>();
}
