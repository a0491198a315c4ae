import { cache } from 'react';
import { Types } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { EmployerModel, type EmployerRecord, type MemberRecord } from '@/models/employer';
import { EMPLOYER_NOT_FOUND, PAUSED, RECALLED } from '@/lib/employers/records/messages';

/** The employer that an account acts for, and its part in it. */
export interface Membership {
  employer: Types.ObjectId;
  role: MemberRecord['role'];
}

/** A condition on what belongs to an employer. */
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

/**
 * The one question that decides what an account may see and do of an employer. Takes the account's id. Gives null for an account of none,
 * and for one whose employer was recalled. While a page is drawn, the database is asked once.
 */
export const membership = cache(async (userId: string): Promise<Membership | null> =>
  toMembership(await EmployerModel.findOne(actsFor(userId)).select('members').lean<Found>(), userId),
);

/** Matches what belongs to the employer of this account; nothing for an account of none. */
export const ofOwnEmployer = async (userId: string): Promise<OfEmployer> =>
  toCondition(await membership(userId));

const LOCK = { $inc: { lockCount: 1 } };

/** Asks the same in a transaction that writes, which restarts where somebody leaves or the employer is recalled meanwhile. */
export const lockMembership = async (userId: string): Promise<Membership | null> =>
  toMembership(
    await EmployerModel.findOneAndUpdate(actsFor(userId), LOCK, { timestamps: false })
      .select('members')
      .lean<Found>(),
    userId,
  );

/** The condition of `ofOwnEmployer`, for a transaction that writes. */
export const lockOwnEmployer = async (userId: string): Promise<OfEmployer> =>
  toCondition(await lockMembership(userId));

/** Locks an employer for a transaction that acts in its name. Throws 404, 409 for a recalled one, and where none of its members can log in. */
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
