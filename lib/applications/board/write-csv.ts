import { stringify } from 'csv-stringify/sync';

/** Leading characters of a cell that spreadsheets skip when they look for a formula. */
const UNSEEN_START = /^[\s\p{C}]+/u;

/**
 * UTF-8 with a byte order mark, CRLF, header first. An apostrophe escapes cells that start like a formula (=
 * + - @, even after whitespace).
 */
export const writeCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify(
    [header, ...rows].map((cells) => cells.map((cell) => cell.replace(UNSEEN_START, ''))),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
