import { Types } from 'mongoose';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { RECALLED } from './messages';
import { EmployerModel, type EmployerRecord, type MemberRecord } from '@/models/employer';

const NO_PROFILE = 'Save your employer profile first.';
const ONLY_OWNER = 'Only the owner can do that.';

export const findEmployerOf = (userId: string): Promise<EmployerRecord | null> =>
  EmployerModel.findOne({ 'members.userId': new Types.ObjectId(userId) }).lean<EmployerRecord>();

export const roleIn = ({ members }: Pick<EmployerRecord, 'members'>, userId: string): MemberRecord['role'] =>
  members.find((member) => member.userId.toHexString() === userId)?.role ?? 'member';

/** Throws 409 if the account has no employer yet or its employer was recalled. */
export async function requireEmployer({ id }: SignedInUser): Promise<EmployerRecord> {
  const employer = await findEmployerOf(id);
  if (!employer) throw new AppError('conflict', NO_PROFILE);
  if (employer.recalledAt) throw new AppError('conflict', RECALLED);
  return employer;
}

/** Throws the same errors as `requireEmployer`, and 403 for members who are not owners. */
export async function requireOwned(user: SignedInUser): Promise<EmployerRecord> {
  const employer = await requireEmployer(user);
  refuseMember(employer, user);
  return employer;
}

/** Throws 403 for members who are not owners. */
export function refuseMember(employer: EmployerRecord, { id }: SignedInUser): void {
  if (roleIn(employer, id) !== 'owner') throw new AppError('forbidden', ONLY_OWNER);
}

/** Throws 409 for an employer without a name. */
export function refuseNameless({ name }: EmployerRecord): void {
  if (name === '') throw new AppError('conflict', NO_PROFILE);
}
