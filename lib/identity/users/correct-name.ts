import { difference, recordAuditEntry, userTarget } from '@/lib/trust/audit/record';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { userPrefixes, UserModel, type UserName, type UserRecord } from '@/models/user';
import { keepSentNames } from './keep-sent-names';

type Owner = Pick<UserRecord, '_id' | 'firstName' | 'lastName' | 'email' | 'username'>;

export const nameOf = ({ firstName, lastName }: UserName): UserName => ({ firstName, lastName });

export const isSameName = (one: UserName, other: UserName): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName;

/** Changes a name and audits this. Applications keep the name they were sent with. Call it in the transaction that read the user. */
export async function correctName(by: SignedInUser, owner: Owner, name: UserName): Promise<void> {
  if (isSameName(name, owner)) return;
  const { _id, email, username } = owner;
  await keepSentNames(owner);
  await UserModel.updateOne(
    { _id },
    {
      $set: { ...name, prefixes: userPrefixes({ ...name, email, username }) },
      $addToSet: { pastNames: nameOf(owner) },
    },
  );
  await recordAuditEntry(by, {
    action: 'name corrected',
    target: userTarget({ ...name, _id, username }),
    ...difference({ ...nameOf(owner) }, { ...name }),
  });
}
