import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Tag } from '@/app/_components/tag';
import { formatDate } from '@/lib/platform/format/dates';
import type { ManagedUser } from '@/lib/users/admin/mapper';
import { EmailText } from '../_components/email-text';
import { capitalised } from '../_components/staff/list-filters';
import { RowAction } from '../_components/staff/row-action';

const nameOf = ({ firstName, lastName }: ManagedUser): string => `${firstName} ${lastName}`;

function State({ user }: { user: ManagedUser }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Tag tone={user.isActive ? 'good' : 'bad'}>{user.isActive ? 'Active' : 'Deactivated'}</Tag>
      {!user.isVerified && <Tag>Not verified</Tag>}
      {user.isLocked && <Tag tone="bad">Locked</Tag>}
    </span>
  );
}

/** What goes with a user, by role. */
const LOST: Readonly<Record<ManagedUser['role'], string>> = {
  'recent graduate': 'Their resumes, files and applications are deleted with the account.',
  employer: 'Their listings close at once, and what they submitted is withdrawn.',
  editor: 'The internships they published stay.',
  administrator: 'What they published and decided stays.',
};

/** What a deactivation does, beside locking somebody out. */
const KEPT: Readonly<Record<ManagedUser['role'], string>> = {
  'recent graduate': 'Their applications stay, and employers can still read the resumes sent with them.',
  employer: 'Their listings stay open, and people can still apply.',
  editor: 'The internships they published stay.',
  administrator: 'What they published and decided stays.',
};

function Activation({ user }: { user: ManagedUser }) {
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
              body: (
                <>
                  <p>They are logged out everywhere and cannot log in until you activate them again.</p>
                  <p>{KEPT[user.role]}</p>
                </>
              ),
              yes: 'Deactivate user',
            }
          : undefined
      }
    />
  );
}

function Actions({ user }: { user: ManagedUser }) {
  const name = nameOf(user);
  return (
    <div className="flex flex-wrap gap-2 lg:flex-nowrap">
      <Activation user={user} />
      <RowAction
        label="Delete"
        of={name}
        path={`/api/admin/deleteuser/${user._id}`}
        method="DELETE"
        fallback="Failed to delete user"
        confirm={{
          title: `Delete ${name}?`,
          body: (
            <>
              <p>{LOST[user.role]}</p>
              <p>This cannot be undone.</p>
            </>
          ),
          yes: 'Delete user',
        }}
      />
    </div>
  );
}

const columnsFor = (self: string): readonly Column<ManagedUser>[] => [
  {
    header: 'Name',
    isRowHeader: true,
    cell: (user) => (
      <>
        <Link href={`/dashboard/users/${user._id}`}>{nameOf(user)}</Link>{' '}
        <span className="text-small text-muted font-normal wrap-anywhere">({user.username})</span>
        <span className="text-small block min-w-28 font-normal wrap-anywhere">
          <EmailText address={user.email} />
        </span>
      </>
    ),
  },
  {
    header: 'Phone',
    cell: ({ phoneNumber }) => <span className="text-small tabular-nums">{phoneNumber}</span>,
  },
  {
    header: 'Role',
    cell: ({ role }) => <span className="text-small whitespace-nowrap">{capitalised(role)}</span>,
  },
  { header: 'Status', cell: (user) => <State user={user} /> },
  {
    header: 'Created',
    cell: ({ createdAt, createdBy }) => (
      <span className="text-small">
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDate(createdAt)}
        </time>
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
    cell: (user) => (user._id === self ? <span className="text-muted">You</span> : <Actions user={user} />),
  },
];

/** Users as an administrator sees them; nobody deactivates or deletes themself. */
export function UsersTable({
  users,
  self,
  total,
}: {
  users: readonly ManagedUser[];
  self: string;
  total: number;
}) {
  return (
    <DataTable
      caption={`Users, newest first: ${total.toLocaleString('en-US')} in all`}
      columns={columnsFor(self)}
      rows={users}
      keyOf={({ _id }) => _id}
    />
  );
}
