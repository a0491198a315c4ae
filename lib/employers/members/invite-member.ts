import { Types } from 'mongoose';
import { issueToken } from '@/lib/identity/accounts/tokens';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { withTransaction } from '@/lib/platform/db/transaction';
import { enqueue } from '@/lib/platform/mail/outbox';
import { takePlace, UNLESS_FULL } from '@/lib/platform/rate-limit/mailbox';
import { limitRate } from '@/lib/platform/rate-limit/rate-limit';
import { refuseNameless, requireOwned } from '@/lib/employers/records/find-own';
import { inviteTemplate } from '@/lib/employers/verification/mail-templates';
import { addressSchema } from '@/lib/employers/records/schemas';

export const MAX_MEMBERS = 50;

/**
 * Invites a member by e-mail. The response reveals neither whether the address has an account nor whether its limit is reached. Throws 422
 * and 429. Throws 403 for members who are not owners, and 409 if there is no profile or the team already has fifty members.
 */
export async function inviteMember(actor: Actor, input: unknown): Promise<{ message: string }> {
  const user = authorize(actor, 'employer:update-own');
  const { email } = addressSchema.parse(input);
  const employer = await requireOwned(user);
  refuseNameless(employer);
  if (employer.members.length >= MAX_MEMBERS)
    throw new AppError('conflict', `A team has at most ${MAX_MEMBERS} members.`);
  await limitRate('invite member', null, user.id);
  const by = `${user.firstName} ${user.lastName}`;
  await withTransaction(async () => {
    if (!(await takePlace('invitation', email))) return;
    const token = await issueToken('join employer', new Types.ObjectId(user.id), email, {
      employer: employer._id,
    });
    await enqueue(inviteTemplate(email, { name: employer.name, by }, token));
  });
  return { message: `We’ll send ${email} an invitation that works for 7 days, ${UNLESS_FULL}.` };
}
