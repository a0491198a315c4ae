import type { PolicyTable as Table, PolicyTableRow } from '@/lib/identity/privacy/policy-tables';
import { DataTable, type Column } from '../data-table';

const COLUMNS: readonly Column<PolicyTableRow>[] = [
  {
    header: 'What and why',
    isRowHeader: true,
    short: ({ what }) => what,
    cell: ({ what, why }) => (
      <>
        {what}
        <small>{why}</small>
      </>
    ),
  },
  { header: 'Basis', cell: ({ basis }) => basis },
  { header: 'Kept', cell: ({ kept }) => kept },
  { header: 'Seen by', cell: ({ seenBy }) => seenBy },
];

/** A table of the privacy policy. On phones, it becomes a list of labelled rows. */
export const PolicyTable = ({ table: { heading, rows } }: { table: Table }) => (
  <>
    <h3 className="mt-8">{heading}</h3>
    <DataTable
      caption={heading}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ what }) => what}
      look="policy-table"
    />
  </>
);
