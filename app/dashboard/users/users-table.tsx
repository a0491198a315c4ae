import { formatDate } from '@/lib/platform/format/dates';
import type { ManagedUser } from '@/lib/identity/users/admin/mapper';
import { UserRows, type UserRow } from './user-rows';

const toRow = (user: ManagedUser): UserRow => ({
  _id: user._id,
  firstName: user.firstName,
  lastName: user.lastName,
  username: user.username,
  email: user.email,
  phoneNumber: user.phoneNumber,
  role: user.role,
  isActive: user.isActive,
  isVerified: user.isVerified,
  isLocked: user.isLocked,
  createdAt: user.createdAt,
  createdOn: formatDate(user.createdAt),
  createdBy: user.createdBy,
});

interface UsersTableProps {
  users: readonly ManagedUser[];
  self: string;
  total: number;
  list: string;
}

/** Administrators cannot deactivate or delete themselves. */
export const UsersTable = ({ users, total, ...place }: UsersTableProps) => (
  <UserRows
    caption={`Users, newest first: ${total.toLocaleString('en-US')} in all`}
    users={users.map(toRow)}
    {...place}
  />
);
