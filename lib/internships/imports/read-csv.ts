import { AppError, invalidField } from '@/lib/platform/core/errors';
import { Slices } from '@/lib/platform/core/slices';
import { toSingleLine } from '@/lib/platform/format/single-line';
import { unescapedCell } from '@/lib/platform/format/write-csv';
import { columnKey } from './column-key';
import { csvRecords, type CsvRecord } from './csv-records';
import { MAX_HEADER_LENGTH, MAX_ROW_LENGTH } from './limits';
import { boundColumns, TOO_LONG, unreadable, type Row, type Table } from './rows';
import { countNoun } from '@/lib/platform/format/count-noun';

/** Spreadsheets use different delimiters in different countries. */
const DELIMITERS = [',', ';', '\t'];

/** The line in which Excel names the delimiter. Excel does not show it as a row. */
const SAID = /^"?sep=([^"\p{L}\p{N}\r\n])"?[,;\t ]*(?:\r\n|\r|\n|$)/iu;

/** Used if no delimiter splits the header. Reading the file with it reports the error. */
const NO_ROW = { delimiter: ',', width: 0 };

const LONG_HEADER = `The first line is longer than ${MAX_HEADER_LENGTH.toLocaleString('en-US')} characters, or a quote in it is never closed.`;

const isBlank = (cell: string): boolean => !/[^\s\p{C}]/u.test(cell);
const saysNothing = ({ cells }: CsvRecord): boolean => cells.every(isBlank);

function headerOf(text: string, delimiter: string, from: number): CsvRecord | undefined {
  try {
    for (const record of csvRecords(text, delimiter, from)) if (!saysNothing(record)) return record;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  return undefined;
}

/**
 * Detects the delimiter: the one that splits the first row into the most columns. Reads no more than the maximum length of a
 * header. Throws 422 for a longer header or too many columns.
 */
function delimiterOf(text: string, among: readonly string[], from: number): string {
  const beginning = text.slice(0, from + MAX_HEADER_LENGTH + 2);
  const isCut = beginning.length < text.length;
  const ends = isCut ? beginning.length : Infinity;
  const rows = among.flatMap((delimiter) => {
    const row = headerOf(beginning, delimiter, from);
    return row && row.end < ends ? [{ delimiter, width: row.cells.length }] : [];
  });
  if (isCut && rows.length === 0) throw invalidField('file', LONG_HEADER);
  const widest = rows.reduce((most, row) => (row.width > most.width ? row : most), NO_ROW);
  boundColumns(widest.width);
  return widest.delimiter;
}

/** The column names, without trailing unnamed ones. Throws 422 for a duplicate. */
function columnsOf(cells: readonly string[]): string[] {
  const names = cells.map((cell) => toSingleLine(cell.replace(/\p{Cf}/gu, '')));
  const columns = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
  const seen = new Set<string>();
  const twice = columns.find((name) => name !== '' && seen.size === seen.add(columnKey(name)).size);
  if (twice !== undefined) throw invalidField('file', `The column "${twice.slice(0, 100)}" appears twice.`);
  return columns;
}

function rowOf(columns: readonly string[], { cells: escaped, row }: CsvRecord): Row {
  const cells = escaped.map(unescapedCell);
  const width = Math.max(columns.length, cells.findLastIndex((cell) => !isBlank(cell)) + 1);
  const count = Math.min(cells.length, width);
  const damaged = (problem: string) =>
    unreadable(
      row,
      problem,
      cells.slice(0, width).filter((_, at) => columns[at] !== ''),
    );
  if (count !== columns.length) {
    return damaged(`It has ${countNoun(count, 'column')}, but the first row has ${columns.length}.`);
  }
  if (cells.join('').length > MAX_ROW_LENGTH) return damaged(TOO_LONG);
  const values = columns.map((name, at) => [name, cells[at]] as const);
  return { line: row, values: new Map(values.filter(([name]) => name !== '')) };
}

/**
 * Reads text separated by commas, semicolons, tabs or the delimiter in its `sep=` line. The first row that is not empty names the
 * columns. Skips empty rows, and returns at most `maxRows` + 1. Throws 422 if the file as a whole cannot be read.
 */
export async function readCsv(text: string, maxRows: number): Promise<Table> {
  const said = SAID.exec(text);
  const from = said?.[0].length ?? 0;
  const delimiter = delimiterOf(text, said?.[1] ? [said[1]] : DELIMITERS, from);
  const slices = new Slices();
  const rows: Row[] = [];
  let columns: string[] | undefined;
  for (const record of csvRecords(text, delimiter, from)) {
    if (slices.isOver()) await slices.pause();
    if (saysNothing(record)) continue;
    if (columns) rows.push(rowOf(columns, record));
    else columns = columnsOf(record.cells);
    if (rows.length > maxRows) break;
  }
  return { columns: (columns ?? []).filter((name) => name !== ''), rows };
}
