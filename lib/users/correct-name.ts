import { difference, recordAuditEntry } from '@/lib/audit/record';
import type { SignedInUser } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { userBeginnings, UserModel, type UserName, type UserRecord } from '@/models/user';
import { keepSentNames } from './keep-sent-names';

type Owner = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'username'>;

export const nameOf = ({ firstName, lastName }: UserName): UserName => ({ firstName, lastName });

export const isSameName = (one: UserName, other: UserName): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName;

/**
 * Changes a user's own name, once however often it is asked at the same time, and notes it in the audit log. Applications keep the
 * name they were sent with. Takes who asks, the user as read, and the name. Throws 409 when it was changed otherwise meanwhile.
 */
export async function correctName(by: SignedInUser, owner: Owner, name: UserName): Promise<void> {
  const { _id, email, username } = owner;
  await keepSentNames(owner);
  const { matchedCount } = await UserModel.updateOne(
    { _id, ...nameOf(owner) },
    {
      $set: { ...name, beginnings: userBeginnings({ ...name, email, username }) },
      $addToSet: { pastNames: nameOf(owner) },
    },
  );
  if (matchedCount === 0) {
    if (await UserModel.exists({ _id, ...name })) return;
    throw new AppError('conflict', 'Your name was changed meanwhile. Please reload the page and try again.');
  }
  await recordAuditEntry(by, {
    action: 'name corrected',
    target: { kind: 'user', id: _id, label: `${name.firstName} ${name.lastName} (${username})` },
    ...difference({ ...nameOf(owner) }, { ...name }),
  });
}
