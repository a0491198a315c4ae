import { cache } from 'react';
import { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { EmployerModel, type EmployerRecord, type MemberRecord } from '@/models/employer';
import { EMPLOYER_NOT_FOUND, PAUSED, RECALLED } from '@/lib/employers/records/messages';

export interface Membership {
  employer: Types.ObjectId;
  role: MemberRecord['role'];
}

/** A filter for documents that belong to an employer. */
export interface OfEmployer {
  employer: Types.ObjectId | { $in: Types.ObjectId[] };
}

type Found = Pick<EmployerRecord, '_id' | 'members'>;

const actsFor = (userId: string) => ({ 'members.userId': new Types.ObjectId(userId), recalledAt: null });

function toMembership(employer: Found | null, userId: string): Membership | null {
  const member = employer?.members.find((one) => one.userId.toHexString() === userId);
  return employer && member ? { employer: employer._id, role: member.role } : null;
}

const toCondition = (own: Membership | null): OfEmployer => ({ employer: own?.employer ?? { $in: [] } });

/** Every permission check uses it. Returns null if the account has no employer or a recalled one. Cached per page render. */
export const membership = cache(async (userId: string): Promise<Membership | null> =>
  toMembership(await EmployerModel.findOne(actsFor(userId)).select('members').lean<Found>(), userId),
);

/** Matches nothing if the account has no employer. */
export const ofOwnEmployer = async (userId: string): Promise<OfEmployer> =>
  toCondition(await membership(userId));

const LOCK = { $inc: { lockCount: 1 } };

/** For transactions that write: they restart if a member leaves or the employer is recalled meanwhile. */
export const lockMembership = async (userId: string): Promise<Membership | null> =>
  toMembership(
    await EmployerModel.findOneAndUpdate(actsFor(userId), LOCK, { timestamps: false })
      .select('members')
      .lean<Found>(),
    userId,
  );

/** `ofOwnEmployer` for transactions that write. */
export const lockOwnEmployer = async (userId: string): Promise<OfEmployer> =>
  toCondition(await lockMembership(userId));

/** Locks an employer for a transaction. Throws 404, and 409 if it is recalled or no member can log in. */
export async function lockEmployer(_id: Types.ObjectId): Promise<void> {
  const { matchedCount } = await EmployerModel.updateOne({ _id, recalledAt: null, pausedAt: null }, LOCK, {
    timestamps: false,
  });
  if (matchedCount > 0) return;
  const employer = await EmployerModel.findById(_id)
    .select('recalledAt')
    .lean<Pick<EmployerRecord, 'recalledAt'>>();
  if (!employer) throw new AppError('notFound', EMPLOYER_NOT_FOUND);
  throw new AppError('conflict', employer.recalledAt ? RECALLED : PAUSED);
}
