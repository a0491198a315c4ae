import { Types } from 'mongoose';
import { EmployerModel, type EmployerRecord } from '@/models/employer';

/** A condition on the account that a listing, an application or a submission belongs to. */
export type OwnAccounts = Types.ObjectId | { $in: Types.ObjectId[] };

/**
 * The accounts whose listings, submissions and applications this one manages: those of all members of its employer, or its own alone.
 * Takes the id of the account.
 */
export async function accountsOf(userId: string): Promise<OwnAccounts> {
  const _id = new Types.ObjectId(userId);
  const employer = await EmployerModel.findOne({ 'members.userId': _id })
    .select('members')
    .lean<Pick<EmployerRecord, 'members'>>();
  const ids = employer?.members.map((member) => member.userId) ?? [];
  return ids.length > 1 ? { $in: ids } : _id;
}
