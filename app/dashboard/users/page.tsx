import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { EmptyState } from '@/app/_components/empty-state';
import { titleAfter } from '@/app/_components/form/read-outcome';
import { requireUser } from '@/lib/platform/auth/require-user';
import { listUsers } from '@/lib/identity/users/admin/list-users';
import { userFilters } from '@/lib/identity/users/admin/schemas';
import { USER_STATES } from '@/lib/identity/users/admin/states';
import { ROLES } from '@/lib/platform/core/vocabulary';
import {
  type ListProps,
  listTitle,
  narrowedHref,
  readAsked,
  readFilters,
  readPage,
} from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { SlowList } from '../_components/slow-list';
import { Announcements } from '../_components/staff/announcements';
import { ListFilters, optionsOf } from '../_components/staff/list-filters';
import { listOutcome } from '../_components/staff/list-outcome';
import { RowQuestion } from '../_components/staff/row-question';
import { actionsOfUser } from './user-actions';
import { UsersTable } from './users-table';

const PATH = '/dashboard/users';
/** The forms of its rows. */
const FORM = 'users list';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  const title = await listTitle('Users', props, userFilters.shape);
  return { title: titleAfter(await listOutcome(props, FORM), title) };
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

export default async function Users(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['q', 'role', 'state'], userFilters.shape);
  const list = narrowedHref(PATH, filters, page);
  const asked = await readAsked(props);
  return (
    <ListFrame
      title="Users"
      intro="Everyone with an account, newest first."
      actions={<Button href={`${PATH}/new`}>Create user</Button>}
      filters={
        <ListFilters path={PATH} searches="Name, e-mail or username" filters={filters} choices={CHOICES} />
      }
    >
      <Announcements outcome={await listOutcome(props, FORM)}>
        <SlowList
          list={{ path: PATH, page, filters }}
          label="Users"
          read={() => listUsers(user, { ...filters, page })}
          hasPlace={asked !== undefined}
          empty={<Nobody />}
        >
          {({ users, total }) => (
            <>
              <RowQuestion
                asked={asked}
                rows={users.filter(({ _id }) => _id !== user.id)}
                actionsOf={actionsOfUser}
                list={list}
              />
              <UsersTable users={users} self={user.id} total={total} list={list} />
            </>
          )}
        </SlowList>
      </Announcements>
    </ListFrame>
  );
}
