import type { Types } from 'mongoose';
import { lockUser } from '@/lib/platform/auth/lock-user';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import type { Owned } from '@/models/owned';
import type { SubmissionRecord } from '@/models/submission';

export type Recipient = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

/**
 * Returns the person who posted a listing if they are still active, or else the active owners. Locks their
 * accounts, so that a member who is deleted or removed in the meantime gets no e-mail. Call it in a transaction.
 */
export async function lockRecipients({ employer, postedBy }: Owned): Promise<Recipient[]> {
  if (!employer) return [];
  const found = await EmployerModel.findOne({ _id: employer, recalledAt: null })
    .select('members')
    .lean<Pick<EmployerRecord, 'members'>>();
  const members = found?.members ?? [];
  const poster = members.filter(({ userId }) => postedBy?.equals(userId));
  const told = await lockActive(poster.map(({ userId }) => userId));
  if (told.length > 0) return told;
  return lockActive(members.filter(({ role }) => role === 'owner').map(({ userId }) => userId));
}

export const lockSenders = ({
  employer,
  submittedBy,
}: Pick<SubmissionRecord, 'employer' | 'submittedBy'>): Promise<Recipient[]> =>
  lockRecipients({ employer, postedBy: submittedBy });

async function lockActive(ids: readonly Types.ObjectId[]): Promise<Recipient[]> {
  const people: Recipient[] = [];
  for (const _id of ids) {
    const person = await lockUser({ _id, isActive: true });
    if (person) people.push(person);
  }
  return people;
}
