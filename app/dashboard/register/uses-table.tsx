import { DataTable, type Column } from '@/app/_components/data-table';
import { AUDIENCES, BASES } from '@/lib/identity/privacy/entry';
import type { RegisterUse } from '@/lib/identity/privacy/read-register';

function timeOf({ days, kept }: RegisterUse): string {
  if (days === null) return kept.charAt(0).toUpperCase() + kept.slice(1);
  return `${days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`} after ${kept}`;
}

const namesOf = ({ fields }: RegisterUse): string => fields.map(({ name }) => name).join(', ');

const COLUMNS: readonly Column<RegisterUse>[] = [
  {
    header: 'Fields',
    isRowHeader: true,
    short: namesOf,
    cell: (use) => <span className="font-normal wrap-anywhere">{namesOf(use)}</span>,
  },
  { header: 'Purpose', cell: ({ purpose }) => purpose },
  { header: 'Legal basis', cell: ({ basis }) => BASES[basis] },
  { header: 'Seen by', cell: ({ seenBy }) => seenBy.map((audience) => AUDIENCES[audience]).join(', ') },
  { header: 'Kept for', cell: timeOf },
];

export const UsesTable = ({ collection, uses }: { collection: string; uses: readonly RegisterUse[] }) => (
  <DataTable
    caption={`Fields of ${collection}`}
    columns={COLUMNS}
    rows={uses}
    keyOf={({ fields }) => fields[0]?.name ?? ''}
  />
);
