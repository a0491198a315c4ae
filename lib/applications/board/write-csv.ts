import { stringify } from 'csv-stringify/sync';

/** Characters at the beginning of a cell that no text needs: spreadsheets look for a formula after them. */
const UNSEEN_START = /^[\s\p{C}]+/u;

/**
 * A table for spreadsheets: UTF-8 with a mark that says so, CRLF, the header first. A cell that begins as a formula does (= + - @, also
 * after blanks, tabs or line breaks) begins with an apostrophe instead.
 */
export const writeCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify(
    [header, ...rows].map((cells) => cells.map((cell) => cell.replace(UNSEEN_START, ''))),
    { bom: true, escape_formulas: true, record_delimiter: 'windows' },
  );
