import type { UserRecord } from '@/models/user';
import type { Role } from '@/lib/platform/core/vocabulary';

export interface Account {
  _id: string;
  firstName: string;
  lastName: string;
  username: string;
  role: Role;
  isActive: boolean;
  isVerified: boolean;
}

type Fields = Pick<
  UserRecord,
  '_id' | 'firstName' | 'lastName' | 'username' | 'role' | 'isActive' | 'isVerified'
>;

export const toAccount = ({
  _id,
  firstName,
  lastName,
  username,
  role,
  isActive,
  isVerified,
}: Fields): Account => ({
  _id: _id.toHexString(),
  firstName,
  lastName,
  username,
  role,
  isActive,
  isVerified,
});
