import { stringify } from 'csv-stringify/sync';

/** Leading characters of a cell that spreadsheets skip when they look for a formula. */
const UNSEEN_START = /^[\s\p{C}]+/u;

/**
 * Lines of CSV that end with CRLF. An apostrophe escapes cells that start like a formula (= + - @, even after whitespace). Cells with a
 * line break are quoted, because spreadsheets end a row at any of them.
 */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((cells) => cells.map((cell) => cell.replace(UNSEEN_START, ''))),
    { escape_formulas: true, record_delimiter: 'windows', quote_record_delimiter: true },
  );

/** A CSV file: UTF-8 with a byte order mark, header first. */
export const writeCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${csvLines([header, ...rows])}`;

/** Removes the apostrophe that escapes a cell. */
export const unescapedCell = (cell: string): string => cell.replace(/^'(?=[=+\-@＝＋－＠])/u, '');
