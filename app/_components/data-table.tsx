import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** The column header; on a phone, also the label of the value. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  isRowHeader?: boolean;
  /** The row's name that screen readers announce with each cell, if the row header contains more than a name. */
  short?: (row: Row) => string;
  /** Shows the header to screen readers only, for columns of buttons. */
  hideHeader?: boolean;
  /** The column contains the row's menu, which phones show after the row's name. */
  isMenu?: boolean;
}

export interface DataTableProps<Row> {
  /** For screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Hides the labels in the list layout, for values that need none. */
  compact?: boolean;
  /** A class for a layout of its own in a narrow space. */
  look?: string;
}

/** A table that becomes a list of labelled rows in a narrow space. Its roles keep it a table for screen readers. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  compact = false,
  look,
}: DataTableProps<Row>) {
  return (
    <div className="@container">
      <table role="table" className={clsx('data-table', compact && 'compact', look)}>
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ header, align, hideHeader }) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                className={align === 'end' ? 'text-end' : undefined}
              >
                {hideHeader ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ header, cell, align, isRowHeader, short, hideHeader, isMenu }) => {
                const shared = {
                  'data-label': hideHeader || compact ? undefined : header,
                  className: isMenu ? 'menu-cell' : align === 'end' ? 'number' : undefined,
                  children: cell(row),
                };
                return isRowHeader ? (
                  <th key={header} role="rowheader" scope="row" abbr={short?.(row)} {...shared} />
                ) : (
                  <td key={header} role="cell" {...shared} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
