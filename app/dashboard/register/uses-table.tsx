import { DataTable, type Column } from '@/app/_components/data-table';
import { AUDIENCES, BASES } from '@/lib/identity/privacy/entry';
import { keptText } from '@/lib/identity/privacy/kept';
import type { RegisterUse } from '@/lib/identity/privacy/read-register';

const timeOf = ({ days, kept }: RegisterUse): string =>
  keptText(days === null ? { days, until: kept } : { days, after: kept });

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
