import type { Types } from 'mongoose';
import { SecondFactorModel } from '@/models/second-factor';
import { UserModel } from '@/models/user';
import { lockUser } from '@/lib/platform/auth/lock-user';

/** Returns false if the account has no second factor. Call it in a transaction. */
export async function removeFactor(_id: Types.ObjectId): Promise<boolean> {
  if (!(await lockUser({ _id, secondFactorSince: { $ne: null } }))) return false;
  await SecondFactorModel.deleteOne({ _id });
  await UserModel.updateOne({ _id }, { $set: { secondFactorSince: null } });
  return true;
}
