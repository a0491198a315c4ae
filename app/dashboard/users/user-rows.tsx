'use client';

import { DataTable, type Column } from '@/app/_components/data-table';
import { EmailAddress } from '@/app/_components/email-address';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import { Tag } from '@/app/_components/tag';
import type { ManagedUser } from '@/lib/identity/users/admin/mapper';
import { capitalised } from '../_components/staff/list-filters';
import { RowAction } from '../_components/staff/row-action';
import { RowMenu } from '../_components/staff/row-menu';
import { ROLE_TEXTS } from '../role-texts';

/** The data of a row. Its dates are already formatted, because browsers may name months differently from the server. */
export interface UserRow extends Pick<
  ManagedUser,
  | '_id'
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'email'
  | 'phoneNumber'
  | 'role'
  | 'isActive'
  | 'isVerified'
  | 'isLocked'
  | 'createdAt'
  | 'createdBy'
> {
  createdOn: string;
}

const nameOf = ({ firstName, lastName }: UserRow): string => `${firstName} ${lastName}`;

function State({ user }: { user: UserRow }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Tag tone={user.isActive ? 'good' : 'bad'}>{user.isActive ? 'Active' : 'Deactivated'}</Tag>
      {!user.isVerified && <Tag>Not verified</Tag>}
      {user.isLocked && <Tag tone="bad">Locked</Tag>}
    </span>
  );
}

function Activation({ user }: { user: UserRow }) {
  const name = nameOf(user);
  const action = user.isActive ? 'deactivate' : 'activate';
  return (
    <RowAction
      label={user.isActive ? 'Deactivate' : 'Activate'}
      of={name}
      path={`/api/admin/${user._id}/activate`}
      method="PATCH"
      json={{ action }}
      fallback={`Failed to ${action} user`}
      confirm={
        user.isActive
          ? {
              title: `Deactivate ${name}?`,
              body: [
                'They are logged out everywhere and cannot log in until you activate them again.',
                ROLE_TEXTS[user.role].deactivated,
              ],
              yes: 'Deactivate user',
            }
          : undefined
      }
    />
  );
}

function Actions({ user }: { user: UserRow }) {
  const name = nameOf(user);
  return (
    <RowMenu of={name}>
      <Activation user={user} />
      <RowAction
        label="Delete"
        variant="danger"
        of={name}
        path={`/api/admin/deleteuser/${user._id}`}
        method="DELETE"
        fallback="Failed to delete user"
        confirm={{
          title: `Delete ${name}?`,
          body: [ROLE_TEXTS[user.role].deleted, 'This cannot be undone.'],
          yes: 'Delete user',
        }}
      />
    </RowMenu>
  );
}

const columnsFor = (self: string): readonly Column<UserRow>[] => [
  {
    header: 'Name',
    isRowHeader: true,
    short: nameOf,
    cell: (user) => (
      <>
        <Link href={`/dashboard/users/${user._id}`}>{nameOf(user)}</Link> <small>({user.username})</small>
        <EmailAddress email={user.email} />
      </>
    ),
  },
  {
    header: 'Phone',
    cell: ({ phoneNumber }) => (
      <span className="text-small whitespace-nowrap tabular-nums">{phoneNumber}</span>
    ),
  },
  {
    header: 'Role',
    cell: ({ role }) => <span className="text-small whitespace-nowrap">{capitalised(role)}</span>,
  },
  { header: 'Status', cell: (user) => <State user={user} /> },
  {
    header: 'Created',
    cell: ({ createdAt, createdOn, createdBy }) => (
      <span className="text-small">
        <Moment at={createdAt} format={() => createdOn} className="whitespace-nowrap tabular-nums" />
        {createdBy && (
          <span className="text-muted block">
            by {createdBy.firstName} {createdBy.lastName}
          </span>
        )}
      </span>
    ),
  },
  {
    header: 'Actions',
    hideHeader: true,
    isMenu: true,
    cell: (user) => (user._id === self ? <span className="text-muted">You</span> : <Actions user={user} />),
  },
];

/** Receives data, not elements, because rendered rows would be sent twice. */
export function UserRows({
  caption,
  users,
  self,
}: {
  caption: string;
  users: readonly UserRow[];
  self: string;
}) {
  return (
    <DataTable caption={caption} columns={columnsFor(self)} rows={users} keyOf={({ _id }) => _id} compact />
  );
}
