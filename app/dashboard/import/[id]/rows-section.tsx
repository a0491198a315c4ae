import { useId } from 'react';
import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { reasonsOf, type RowOutcome } from '@/lib/internships/imports/outcome';

interface RowsSectionProps {
  title: string;
  rows: readonly RowOutcome[];
  /** The head of the column that says why; none where there is nothing to say. */
  reason?: string;
  /** The id of the form in which rows are chosen; none where there is nothing to choose. */
  chosenIn?: string;
}

const COLUMNS: readonly Column<RowOutcome>[] = [
  { header: 'Row', cell: ({ line }) => line },
  {
    header: 'Internship',
    isRowHeader: true,
    cell: ({ label }) => <span className="wrap-anywhere">{label || 'Without title and company'}</span>,
  },
];

/** A box for each row, ticked where nothing speaks against it. */
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

/** What the checks found in a row, and what seems to be the same opening. */
const Doubts = ({ row: { doubts = [] } }: { row: RowOutcome }) =>
  doubts.map(({ text, path }) => (
    <span key={text} className="block">
      {path === undefined ? text : <Link href={path}>{text}</Link>}
    </span>
  ));

/** Where the listing of a row is, or what is wrong with it, each thing on a line. */
function Reasons({ row }: { row: RowOutcome }) {
  if (row.path !== undefined) {
    return (
      <Link href={row.path}>
        Already here<span className="sr-only"> as {row.label}</span>
      </Link>
    );
  }
  return reasonsOf(row).map((reason) => (
    <span key={reason} className="block">
      {reason}
    </span>
  ));
}

/** The rows of a file of which the same becomes; nothing where there are none. */
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
