import { EmployerModel } from '@/models/employer';
import { UserModel } from '@/models/user';
import type { Owners } from './fill';

/** Returns the sample accounts that own many records. */
export async function knownOwners(): Promise<Owners> {
  const account = await UserModel.findOne({ username: 'employer' }).select('_id').lean();
  const employer =
    account && (await EmployerModel.findOne({ 'members.userId': account._id }).select('_id').lean());
  if (!employer) throw new Error('the sample has no employer');
  return { employer: { employer: employer._id, postedBy: account._id } };
}
