import type { Types, UpdateQuery } from 'mongoose';
import type { z } from 'zod';
import { maskedAddress } from '@/lib/platform/format/masked-address';
import { AccountTokenModel, type AccountTokenRecord, type RegisteredFacts } from '@/models/account-token';
import { userPrefixes, type UserRecord } from '@/models/user';
import { minorChange, minorOf } from './minors/new-minor';
import type { registration } from './schemas';

/**
 * No one has proved the address of an unverified account. So each later registration stays with its own link, whose page shows it, and
 * applies only once that link is followed.
 */

type Link = Pick<AccountTokenRecord, 'registration'>;
type Named = Pick<UserRecord, 'email' | 'username' | 'isVerified'>;

export const factsOf = (input: z.infer<typeof registration>): RegisteredFacts => {
  const { firstName, lastName, phoneNumber, role } = input;
  const minor = minorOf(input);
  return { firstName, lastName, phoneNumber, role, ...(minor && { minor }) };
};

/** Returns the user as they will be once this link is followed. */
export const asRegistered = <User extends RegisteredFacts & Named>(user: User, link: Link): User =>
  user.isVerified || !link.registration ? user : { ...user, minor: undefined, ...link.registration };

/** The change to the user who follows this link. */
export function registeredChange(
  user: Named,
  { registration: facts }: Link,
): Pick<UpdateQuery<UserRecord>, '$set' | '$unset'> {
  if (user.isVerified || !facts) return {};
  const { minor, ...others } = facts;
  const { $set, $unset } = minorChange(minor);
  return {
    $set: { ...others, ...$set, prefixes: userPrefixes({ ...user, ...others }) },
    ...($unset && { $unset }),
  };
}

/** Call it in the transaction after which no other registration may apply. */
export async function forgetRegistrations(userId: Types.ObjectId): Promise<void> {
  await AccountTokenModel.updateMany({ userId, purpose: 'verify email' }, { $unset: { registration: 1 } });
}

/** Shown on the page of a link, so that no one confirms unseen what a stranger entered. */
export interface DetailsToCheck {
  name: string;
  isEmployer: boolean;
  /** For a minor. */
  guardian: { name: string; email: string } | null;
}

/** A stored record may lack the guardian, which must not take the page's button away. */
type Registered = Omit<RegisteredFacts, 'minor'> &
  Pick<UserRecord, 'isVerified' | 'createdBy'> & { minor?: Partial<NonNullable<RegisteredFacts['minor']>> };

/** Returns null for an account that is verified, or that an administrator created. */
export function detailsToCheck(user: Registered): DetailsToCheck | null {
  if (user.isVerified || user.createdBy !== null) return null;
  const guardian = user.minor?.guardian;
  return {
    name: `${user.firstName} ${user.lastName}`,
    isEmployer: user.role === 'employer',
    guardian: guardian ? { name: guardian.name, email: maskedAddress(guardian.email) } : null,
  };
}
