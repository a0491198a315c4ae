import { isLocked } from '@/lib/identity/accounts/account-lockout';
import type { ResumeRecord } from '@/models/resume';
import type { UserRecord } from '@/models/user';
import { toOwnResume, type OwnResume } from '../mapper';
import { toPerson, type Person } from '../person';

export interface ManagedUser extends Person {
  isLocked: boolean;
  hasSecondFactor: boolean;
  /** Null after self-registration. */
  createdBy: { firstName: string; lastName: string } | null;
  resume: OwnResume | null;
}

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
