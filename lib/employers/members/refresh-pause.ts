import type { Types } from 'mongoose';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { UserModel } from '@/models/user';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';

/**
 * Notes whether an employer takes applications: somebody of it must be able to log in. Call it in the transaction of whatever changes its members,
 * or whether an account is active.
 */
export async function refreshPause(_id: Types.ObjectId): Promise<void> {
  const employer = await EmployerModel.findOneAndUpdate(
    { _id },
    { $inc: { lockCount: 1 } },
    { timestamps: false },
  ).lean<EmployerRecord>();
  if (!employer) return;
  const ids = employer.members.map(({ userId }) => userId);
  const isActive = (await UserModel.exists({ _id: { $in: ids }, isActive: true })) !== null;
  if (isActive === (employer.pausedAt === null)) return;
  await EmployerModel.updateOne(
    { _id },
    { $set: { pausedAt: isActive ? null : new Date() } },
    { timestamps: false },
  );
  invalidateEmployer(_id);
}

/** The same for the employer of an account, if it has one. */
export async function refreshPauseOf(userId: Types.ObjectId): Promise<void> {
  const employer = await EmployerModel.findOne({ 'members.userId': userId })
    .select('_id')
    .lean<Pick<EmployerRecord, '_id'>>();
  if (employer) await refreshPause(employer._id);
}
