import type { Types } from 'mongoose';
import { SecondFactorModel } from '@/models/second-factor';
import { UserModel } from '@/models/user';
import { lockUser } from '@/lib/platform/auth/lock-user';

/** Removes the second factor of an account. Call it in a transaction. Gives whether there was one. */
export async function removeFactor(_id: Types.ObjectId): Promise<boolean> {
  if (!(await lockUser({ _id, secondFactorSince: { $ne: null } }))) return false;
  await SecondFactorModel.deleteOne({ _id });
  await UserModel.updateOne({ _id }, { $set: { secondFactorSince: null } });
  return true;
}
