import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { PageHeading } from '@/app/_components/page-heading';
import { Pagination } from '@/app/_components/pagination';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listUsers } from '@/lib/identity/users/admin/list-users';
import { userFilters } from '@/lib/identity/users/admin/schemas';
import { USER_STATES } from '@/lib/identity/users/admin/states';
import { ROLES } from '@/lib/platform/core/vocabulary';
import { attempt } from '../_components/attempt';
import {
  type FilteredRowsProps,
  keepWithin,
  type ListProps,
  listTitle,
  narrowedHref,
  readFilters,
  readPage,
} from '../_components/list-page';
import { ListRegion } from '../_components/list-region';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';
import { Announcements } from '../_components/staff/announcements';
import { ListFilters, optionsOf } from '../_components/staff/list-filters';
import { UsersTable } from './users-table';

const PATH = '/dashboard/users';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Users', props, userFilters.shape) };
}

const CHOICES = [
  { name: 'role', label: 'Role', any: 'All roles', options: optionsOf(ROLES) },
  { name: 'state', label: 'Status', any: 'All statuses', options: optionsOf(USER_STATES) },
];

const Nobody = () => (
  <EmptyState title="No users found" action={<Button href={PATH}>See all users</Button>}>
    <p>Nobody matches this search. Try fewer words, or another role or status.</p>
  </EmptyState>
);

async function Rows({ user, page, filters }: FilteredRowsProps<'q' | 'role' | 'state'>) {
  const found = await attempt(listUsers(user, { ...filters, page }));
  if (found) keepWithin(PATH, found, filters);
  return (
    <>
      {!found && <LoadFailure href={narrowedHref(PATH, filters, page)} />}
      {found && (
        <Announcements>
          {found.total === 0 ? (
            <Nobody />
          ) : (
            <UsersTable users={found.users} self={user.id} total={found.total} />
          )}
          <Pagination {...found} label="Users" hrefOf={(wanted) => narrowedHref(PATH, filters, wanted)} />
        </Announcements>
      )}
    </>
  );
}

export default async function Users(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['q', 'role', 'state'], userFilters.shape);
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Users"
        intro="Everyone with an account, newest first."
        actions={<Button href={`${PATH}/new`}>Create user</Button>}
      />
      <ListRegion
        filters={
          <ListFilters path={PATH} searches="Name, e-mail or username" filters={filters} choices={CHOICES} />
        }
      >
        <Slow decided={page === 1}>{() => Rows({ user, page, filters })}</Slow>
      </ListRegion>
    </div>
  );
}
