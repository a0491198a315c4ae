import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { EmployerModel, type EmployerRecord, type MemberRecord } from '@/models/employer';

const NO_PROFILE = 'Save the profile of your employer first.';
const ONLY_OWNER = 'Only the owner of this employer may do that.';

/** The employer of an account; null where it has none yet. */
export const findEmployerOf = (userId: string): Promise<EmployerRecord | null> =>
  EmployerModel.findOne({ 'members.userId': new Types.ObjectId(userId) }).lean<EmployerRecord>();

/** The part that this account has in its employer. */
export const roleIn = ({ members }: Pick<EmployerRecord, 'members'>, userId: string): MemberRecord['role'] =>
  members.find((member) => member.userId.toHexString() === userId)?.role ?? 'member';

/** The employer of the signed-in account. Throws 409 where it has none yet. */
export async function requireEmployer({ id }: SignedInUser): Promise<EmployerRecord> {
  const employer = await findEmployerOf(id);
  if (!employer) throw new AppError('conflict', NO_PROFILE);
  return employer;
}

/** The same, for its owner. Throws 403 for other members. */
export async function requireOwned(user: SignedInUser): Promise<EmployerRecord> {
  const employer = await requireEmployer(user);
  if (roleIn(employer, user.id) !== 'owner') throw new AppError('forbidden', ONLY_OWNER);
  return employer;
}
