import type { Metadata } from 'next';
import { EmptyState } from '@/app/_components/empty-state';
import { AUDIT_ACTIONS, AUDIT_KINDS } from '@/lib/trust/audit/actions';
import { auditFilters, listAuditEntries } from '@/lib/trust/audit/list-entries';
import { requireUser } from '@/lib/platform/auth/require-user';
import { type ListProps, listTitle, readFilters, readPage } from '../_components/list-page';
import { ListFrame } from '../_components/list-frame';
import { SlowList } from '../_components/slow-list';
import { ListFilters, optionsOf } from '../_components/staff/list-filters';
import { AuditTable } from './audit-table';

const PATH = '/dashboard/audit';

export async function generateMetadata(props: ListProps): Promise<Metadata> {
  return { title: await listTitle('Audit Log', props, auditFilters.shape) };
}

const CHOICES = [
  { name: 'kind', label: 'About', any: 'Everything', options: optionsOf(AUDIT_KINDS) },
  { name: 'action', label: 'Action', any: 'All actions', options: optionsOf(AUDIT_ACTIONS) },
];

export default async function AuditLog(props: ListProps) {
  const user = await requireUser(PATH);
  const page = await readPage(props);
  const filters = await readFilters(props, ['q', 'kind', 'action'], auditFilters.shape);
  return (
    <ListFrame
      title="Audit Log"
      intro="Who did what, newest first."
      filters={<ListFilters path={PATH} searches="Person or item" filters={filters} choices={CHOICES} />}
    >
      <SlowList
        list={{ path: PATH, page, filters }}
        label="Entries"
        read={() => listAuditEntries(user, { ...filters, page })}
        empty={
          <EmptyState title="No entries found">
            <p>Changes by administrators and editors to users, internships and submissions appear here.</p>
          </EmptyState>
        }
      >
        {({ entries }) => <AuditTable entries={entries} />}
      </SlowList>
    </ListFrame>
  );
}
