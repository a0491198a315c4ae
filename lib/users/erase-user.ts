import { Types } from 'mongoose';
import { AppError } from '@/lib/errors';
import { UserModel, type UserRecord } from '@/models/user';
import { eraseTraces } from './erase-traces';

const NOT_FOUND = 'User not found';
const LAST = 'This is the last active administrator. Make somebody else an administrator first.';

/**
 * Deletes a user and everything of theirs: profile, resumes, applications, files, tokens, mails. The listings of an employer close
 * and stay as nobody's, what waits for a decision is withdrawn.
 * Takes the id; who may ask is for the caller to decide. Gives the id under which the audit log goes on telling the account from
 * others. Asking again finishes what broke off; of several who ask at once one has deleted it. Throws 404, and 409 for the last active
 * administrator.
 */
export async function eraseUser(_id: Types.ObjectId): Promise<Types.ObjectId> {
  const user = await UserModel.findById(_id).lean<UserRecord>();
  if (!user) throw new AppError('notFound', NOT_FOUND);
  if (user.role === 'administrator' && user.isActive) await giveUpOffice(_id);
  const pseudonym = new Types.ObjectId();
  await eraseTraces(user, pseudonym);
  const { deletedCount } = await UserModel.deleteOne({ _id });
  // Once more, for what requests under way wrote before the user was gone.
  await eraseTraces(user, pseudonym);
  if (deletedCount === 0) throw new AppError('notFound', NOT_FOUND);
  return pseudonym;
}

/** Steps back first and looks then: of two administrators who delete each other at once, neither succeeds. */
async function giveUpOffice(_id: Types.ObjectId): Promise<void> {
  await UserModel.updateOne({ _id }, { $set: { isActive: false } });
  if (await UserModel.exists({ role: 'administrator', isActive: true })) return;
  await UserModel.updateOne({ _id }, { $set: { isActive: true } });
  throw new AppError('conflict', LAST);
}
