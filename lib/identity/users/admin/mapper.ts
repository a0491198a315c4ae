import { z } from 'zod';
import { named } from '@/lib/platform/format/answer-values';
import { isLocked } from '@/lib/identity/accounts/account-lockout';
import type { ResumeRecord } from '@/models/resume';
import type { UserRecord } from '@/models/user';
import { toOwnResume, ownResume } from '../mapper';
import { toPerson, person } from '../person';

/** A user as administrators see them. */
export const managedUser = z
  .strictObject({
    ...person.shape,
    isLocked: z.boolean(),
    hasSecondFactor: z.boolean(),
    /** Null after self-registration. */
    createdBy: named.nullable(),
    resume: ownResume.nullable(),
  })
  .meta({ id: 'ManagedUser' });

export type ManagedUser = z.infer<typeof managedUser>;

export type Creator = Pick<UserRecord, '_id' | 'firstName' | 'lastName'>;

interface Surroundings {
  creator: Creator | undefined;
  resume: ResumeRecord | undefined;
  now: Date;
}

export const toManagedUser = (user: UserRecord, { creator, resume, now }: Surroundings): ManagedUser => ({
  ...toPerson(user),
  isLocked: isLocked(user, now),
  hasSecondFactor: Boolean(user.secondFactorSince),
  createdBy: creator ? { firstName: creator.firstName, lastName: creator.lastName } : null,
  resume: resume ? toOwnResume(resume) : null,
});

export const auditFields = ({
  firstName,
  lastName,
  email,
  phoneNumber,
  username,
  role,
  isActive,
}: UserRecord) => ({ firstName, lastName, email, phoneNumber, username, role, isActive });
