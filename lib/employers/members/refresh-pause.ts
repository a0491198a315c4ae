import type { Types } from 'mongoose';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { UserModel } from '@/models/user';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';

/** Pauses an employer while no member can log in. Call it in each transaction that changes its members or their account status. */
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

/** Calls `refreshPause` for the employer of an account, if there is one. */
export async function refreshPauseOf(userId: Types.ObjectId): Promise<void> {
  const employer = await EmployerModel.findOne({ 'members.userId': userId })
    .select('_id')
    .lean<Pick<EmployerRecord, '_id'>>();
  if (employer) await refreshPause(employer._id);
}
