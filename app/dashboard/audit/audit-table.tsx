import { DataTable, type Column } from '@/app/_components/data-table';
import { DescriptionList } from '@/app/_components/description-list';
import { Moment } from '@/app/_components/moment';
import type { AuditEntry } from '@/lib/trust/audit/list-entries';
import { capitalised } from '../_components/staff/list-filters';
import { countNoun } from '@/lib/platform/format/count-noun';

const words = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <span className="text-muted">None</span>;
  const facts = names.map((name) => ({
    term: name,
    detail: (
      <span className="text-small break-words">
        {before && (
          <>
            <span className="sr-only">before: </span>
            <span className="text-muted">{words(before[name])}</span>
          </>
        )}
        {before && after && ' → '}
        {after && (
          <>
            <span className="sr-only">after: </span>
            {words(after[name])}
          </>
        )}
      </span>
    ),
  }));
  return (
    <details>
      <summary className="min-h-9 py-1">{countNoun(names.length, 'field')}</summary>
      <DescriptionList facts={facts} />
    </details>
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    header: 'When',
    isRowHeader: true,
    cell: ({ at }) => <Moment at={at} className="text-small tabular-nums" />,
  },
  {
    header: 'Who',
    cell: ({ actor }) => (
      <span className="text-small">
        {actor.name}
        <span className="text-muted block">{actor.role}</span>
      </span>
    ),
  },
  {
    header: 'Action',
    cell: ({ action }) => <>{capitalised(action)}</>,
  },
  { header: 'Item', cell: ({ target }) => target.label },
  { header: 'Changes', cell: (entry) => <Changes {...entry} /> },
];

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <DataTable caption="Audit log, newest first" columns={COLUMNS} rows={entries} keyOf={({ _id }) => _id} />
  );
}
