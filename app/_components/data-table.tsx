import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also the label of the value on a phone. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** The column that names the row. */
  isRowHeader?: boolean;
  /** What screen readers say of a row header at each of its cells, where it holds more than a name. */
  short?: (row: Row) => string;
  /** Keeps the header for screen readers only: columns of buttons. */
  hideHeader?: boolean;
  /** The menu of the row: on a phone it stands at the end of the row's name. */
  isMenu?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds; read out, not seen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Without labels where the table is a list: its values say themselves what they are. */
  compact?: boolean;
}

/** A table that becomes a list of labelled rows where there is no room for it. The roles keep it a table to screen readers there. */
export function DataTable<Row>({ caption, columns, rows, keyOf, compact = false }: DataTableProps<Row>) {
  return (
    <div className="@container">
      <table role="table" className={compact ? 'data-table compact' : 'data-table'}>
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
