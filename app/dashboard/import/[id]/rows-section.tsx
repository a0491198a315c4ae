import { useId } from 'react';
import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { reasonsOf, type RowOutcome } from '@/lib/internships/imports/outcome';

interface RowsSectionProps {
  title: string;
  rows: readonly RowOutcome[];
  /** The header of the column with the reasons; without it, there is no such column. */
  reason?: string;
  /** The id of the form for the rows' checkboxes; without it, there are no checkboxes. */
  chosenIn?: string;
}

const COLUMNS: readonly Column<RowOutcome>[] = [
  { header: 'Row', cell: ({ line }) => line },
  {
    header: 'Internship',
    isRowHeader: true,
    cell: ({ label }) => <span className="wrap-anywhere">{label || 'No title or company'}</span>,
  },
];

/** A checkbox for each row, ticked unless the row needs review. */
const choice = (form: string): Column<RowOutcome> => ({
  header: 'Import',
  cell: ({ line, label, doubts = [] }) => (
    <input
      type="checkbox"
      form={form}
      name={`row-${line}`}
      value="yes"
      defaultChecked={doubts.length === 0}
      aria-label={`Import row ${line}: ${label}`}
      className="accent-primary size-6"
    />
  ),
});

const Doubts = ({ row: { doubts = [] } }: { row: RowOutcome }) =>
  doubts.map(({ text, path }) => (
    <span key={text} className="block">
      {path === undefined ? text : <Link href={path}>{text}</Link>}
    </span>
  ));

function Reasons({ row }: { row: RowOutcome }) {
  if (row.path !== undefined) {
    return (
      <Link href={row.path}>
        Already on the site<span className="sr-only"> as {row.label}</span>
      </Link>
    );
  }
  return reasonsOf(row).map((reason) => (
    <span key={reason} className="block">
      {reason}
    </span>
  ));
}

export function RowsSection({ title, rows, reason, chosenIn }: RowsSectionProps) {
  const id = useId();
  if (rows.length === 0) return null;
  const why: Column<RowOutcome>[] = reason
    ? [
        {
          header: reason,
          cell: (row) => (
            <div className="text-small wrap-anywhere">
              {row.doubts ? <Doubts row={row} /> : <Reasons row={row} />}
            </div>
          ),
        },
      ]
    : [];
  return (
    <section aria-labelledby={id} className="grid gap-4 *:min-w-0">
      <h2 id={id} className="text-lead">
        {title} ({rows.length.toLocaleString('en-US')})
      </h2>
      <DataTable
        caption={title}
        columns={[...(chosenIn === undefined ? [] : [choice(chosenIn)]), ...COLUMNS, ...why]}
        rows={rows}
        keyOf={({ line }) => String(line)}
      />
    </section>
  );
}
