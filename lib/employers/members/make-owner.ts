import { Types } from 'mongoose';
import { spendAll } from '@/lib/identity/accounts/tokens';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { EmployerModel } from '@/models/employer';
import { UserModel, type UserRecord } from '@/models/user';
import { requireOwned } from '@/lib/employers/records/find-own';
import { invalidateEmployer } from '@/lib/employers/records/invalidate-employer';
import { NO_MEMBER } from '@/lib/employers/records/messages';
import { recordMember } from '@/lib/employers/verification/record-change';

const CANNOT_LOG_IN = 'That person can’t log in at the moment, so they can’t be the owner.';

/**
 * Transfers the ownership to a colleague and e-mails both. Ends the invitations of the previous owner. Throws 403 for members who are
 * not owners, 404 for people outside the team, and 409 without a profile or if the colleague cannot log in.
 */
export async function makeOwner(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const user = authorize(actor, 'employer:update-own');
  const id = objectId(input.id, NO_MEMBER);
  const own = new Types.ObjectId(user.id);
  return withTransaction(async () => {
    const { _id, name, members } = await requireOwned(user);
    if (!members.some(({ userId }) => userId.equals(id))) throw new AppError('notFound', NO_MEMBER);
    if (id.equals(own)) return { message: 'You’re already the owner.' };
    const colleague = await UserModel.findOneAndUpdate(
      { _id: id, isActive: true },
      { $inc: { lockCount: 1 } },
      { timestamps: false },
    ).lean<UserRecord>();
    if (!colleague) throw new AppError('conflict', CANNOT_LOG_IN);
    await EmployerModel.updateOne(
      { _id },
      { $set: { 'members.$[next].role': 'owner', 'members.$[former].role': 'member' } },
      { arrayFilters: [{ 'next.userId': id }, { 'former.userId': own }] },
    );
    await spendAll(own, ['join employer']);
    const told = members.map((member) =>
      member.userId.equals(id) ? { ...member, role: 'owner' as const } : member,
    );
    await recordMember(user, { _id, name, members: told }, 'owner changed', colleague);
    invalidateEmployer(_id);
    return { message: `${colleague.firstName} ${colleague.lastName} is now the owner. You’re a member.` };
  });
}
