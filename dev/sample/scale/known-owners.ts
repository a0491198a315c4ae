import { UserModel } from '@/models/user';
import type { Owners } from './fill';

/** The sample accounts with much data. */
export async function knownOwners(): Promise<Owners> {
  const employer = await UserModel.findOne({ username: 'employer' }).select('_id').lean();
  if (!employer) throw new Error('the sample has no employer');
  return { employer: employer._id };
}
