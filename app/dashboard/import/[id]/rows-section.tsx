import { useId, type ReactNode } from 'react';
import { DataTable, type Column } from '@/app/_components/data-table';
import { Link } from '@/app/_components/link';
import { Pay } from '@/app/_components/listing/pay';
import { placeText } from '@/lib/internships/listings/labels';
import { reasonsOf, type RowFacts, type RowOutcome } from '@/lib/internships/imports/outcome';
import { formatDate } from '@/lib/platform/format/dates';

/** The form for the rows' checkboxes. */
export interface RowChoice {
  form: string;
  /** The ticked rows of the form if it was rejected. Default: those that need no review. */
  ticked: ReadonlySet<number> | undefined;
}

interface RowsSectionProps {
  title: string;
  rows: readonly RowOutcome[];
  /** The header of the column with the reasons; without it, there is no such column. */
  reason?: string;
  /** Without it, there are no checkboxes. */
  choice?: RowChoice;
  /** Shown between the heading and the rows. */
  children?: ReactNode;
}

const Facts = ({ facts }: { facts: RowFacts }) => (
  <>
    {' · '}Closes {formatDate(facts.applicationDeadline)} · <Pay stipend={facts.stipend} /> ·{' '}
    {placeText(facts)}
  </>
);

const labelOf = ({ label }: RowOutcome): string => label || 'No title or company';

function Tick({ row, choice: { form, ticked } }: { row: RowOutcome; choice: RowChoice }) {
  const { line, doubts = [] } = row;
  return (
    <input
      type="checkbox"
      form={form}
      id={`row-${line}`}
      name="row"
      value={line}
      defaultChecked={ticked?.has(line) ?? doubts.length === 0}
      className="accent-primary size-6 shrink-0"
    />
  );
}

const internship = (choice?: RowChoice): Column<RowOutcome> => ({
  header: 'Internship',
  isRowHeader: true,
  short: labelOf,
  cell: (row) => (
    <div className="flex items-start gap-3">
      {choice && <Tick row={row} choice={choice} />}
      <div className="min-w-0 wrap-anywhere">
        {choice ? (
          <label htmlFor={`row-${row.line}`} className="block">
            <span className="sr-only">Import row {row.line}: </span>
            {labelOf(row)}
          </label>
        ) : (
          labelOf(row)
        )}
        <small className="block tabular-nums">
          Row {row.line}
          {row.facts && <Facts facts={row.facts} />}
        </small>
      </div>
    </div>
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

export function RowsSection({ title, rows, reason, choice, children }: RowsSectionProps) {
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
      {children}
      <DataTable
        caption={title}
        columns={[internship(choice), ...why]}
        rows={rows}
        keyOf={({ line }) => String(line)}
      />
    </section>
  );
}
