import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { withTransaction } from '@/lib/platform/db/transaction';
import { UserModel, type UserRecord } from '@/models/user';
import { refuseMember, requireEmployer } from '@/lib/employers/records/find-own';
import { leaveEmployer } from './leave-employer';
import { NO_MEMBER } from '@/lib/employers/records/messages';

/**
 * Removes another member or the signed-in one. Their listings stay with the employer. Throws 403 if a member who is not an owner removes
 * someone else, 404 for people outside the team, and 409 for the last member.
 */
export async function removeMember(actor: Actor, input: { id: unknown }): Promise<{ message: string }> {
  const user = authorize(actor, 'employer:update-own');
  const id = objectId(input.id, NO_MEMBER).toHexString();
  return withTransaction(async () => {
    const employer = await requireEmployer(user);
    if (id !== user.id) refuseMember(employer, user);
    if (!employer.members.some(({ userId }) => userId.toHexString() === id))
      throw new AppError('notFound', NO_MEMBER);
    if (employer.members.length === 1)
      throw new AppError('conflict', 'You’re the only member. To delete the employer, delete your account.');
    const leaving = await UserModel.findById(id)
      .select('email firstName lastName username')
      .lean<UserRecord>();
    if (!leaving) throw new AppError('notFound', NO_MEMBER);
    await leaveEmployer(leaving, user);
    return {
      message: id === user.id ? `You’ve left ${employer.name}.` : 'The team member has been removed.',
    };
  });
}
