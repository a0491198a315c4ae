import type { ResumeRecord } from '@/models/resume';
import type { UserRecord } from '@/models/user';
import type { Role } from '@/lib/vocabulary';
import { toOwnResume, type OwnResume } from '../mapper';

/** A user as an administrator sees them. Times are ISO 8601, UTC. */
export interface ManagedUser {
  _id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  username: string;
  role: Role;
  isActive: boolean;
  isVerified: boolean;
  /** Whether too many wrong passwords keep them out at this moment. */
  isLocked: boolean;
  createdAt: string;
  /** The administrator who made the account; null where they registered themself. */
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
  _id: user._id.toHexString(),
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  email: user.email,
  username: user.username,
  role: user.role,
  isActive: user.isActive,
  isVerified: user.isVerified,
  isLocked: user.lockedUntil !== null && user.lockedUntil > now,
  createdAt: user.createdAt.toISOString(),
  createdBy: creator ? { firstName: creator.firstName, lastName: creator.lastName } : null,
  resume: resume ? toOwnResume(resume) : null,
});

/** What the audit log keeps of a user. */
export const auditFacts = ({
  firstName,
  lastName,
  email,
  phoneNumber,
  username,
  role,
  isActive,
}: UserRecord) => ({ firstName, lastName, email, phoneNumber, username, role, isActive });

/** How the audit log names a user. */
export const auditLabel = ({ firstName, lastName, username }: UserRecord): string =>
  `${firstName} ${lastName} (${username})`;
