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
import { actionsOfUser, nameOf } from './user-actions';

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

interface UserRowsProps {
  caption: string;
  users: readonly UserRow[];
  self: string;
  /** The address of the list. */
  list: string;
}

function State({ user }: { user: UserRow }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Tag tone={user.isActive ? 'good' : 'bad'}>{user.isActive ? 'Active' : 'Deactivated'}</Tag>
      {!user.isVerified && <Tag>Not verified</Tag>}
      {user.isLocked && <Tag tone="bad">Locked</Tag>}
    </span>
  );
}

function Actions({ user, list }: { user: UserRow; list: string }) {
  return (
    <RowMenu of={nameOf(user)}>
      {actionsOfUser(user).map((action) => (
        <RowAction key={action.label} {...action} id={user._id} list={list} />
      ))}
    </RowMenu>
  );
}

const columnsFor = ({ self, list }: Pick<UserRowsProps, 'self' | 'list'>): readonly Column<UserRow>[] => [
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
    cell: (user) =>
      user._id === self ? <span className="text-muted">You</span> : <Actions user={user} list={list} />,
  },
];

/** Receives data, not elements, because rendered rows would be sent twice. */
export const UserRows = ({ caption, users, ...place }: UserRowsProps) => (
  <DataTable caption={caption} columns={columnsFor(place)} rows={users} keyOf={({ _id }) => _id} compact />
);
