import type { Role } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { UserRecord } from '@/models/user';

/** The part of a user's record that everybody with access to it sees. */
export interface Person {
  _id: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  username: string;
  role: Role;
  isActive: boolean;
  isVerified: boolean;
  createdAt: AnsweredMoment;
}

export const toPerson = (user: UserRecord): Person => ({
  _id: user._id.toHexString(),
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  email: user.email,
  username: user.username,
  role: user.role,
  isActive: user.isActive,
  isVerified: user.isVerified,
  createdAt: answeredMoment(user.createdAt),
});
