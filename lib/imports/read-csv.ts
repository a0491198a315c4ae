import { CsvError, parse } from 'csv-parse/sync';
import { invalidField } from '@/lib/platform/core/errors';
import { MAX_HEADER_LENGTH, MAX_ROW_LENGTH } from './limits';
import { boundColumns, TOO_LONG, unreadable, type Row, type Table } from './rows';

/** Delimiters of spreadsheets, which differ by country. */
const DELIMITERS = [',', ';', '\t'];

/** Falls back to parsing everything, whose error says what is wrong. */
const NO_ROW = { delimiter: ',', width: 0 };

const LONG_HEADER = `The first line is longer than ${MAX_HEADER_LENGTH.toLocaleString('en-US')} characters, or a quote in it is never closed.`;

interface Parsed {
  record: string[];
  /** Lines and bytes read so far. */
  info: { lines: number; bytes: number };
}

const read = (text: string, delimiter: string, to: number): Parsed[] =>
  parse(text, {
    delimiter,
    to,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as Parsed[];

/** Parses the first row of a text with this delimiter; undefined if that fails. */
function firstRow(beginning: string, delimiter: string): Parsed | undefined {
  try {
    return read(beginning, delimiter, 1)[0];
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/**
 * The delimiter that splits the first row into the most columns. Reads no more than a header may have. Throws
 * 422 for a longer header or too many columns.
 */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, MAX_HEADER_LENGTH + 2);
  const isCut = beginning.length < text.length;
  const ends = isCut ? Buffer.byteLength(beginning) : Infinity;
  const rows = DELIMITERS.flatMap((delimiter) => {
    const row = firstRow(beginning, delimiter);
    return row && row.info.bytes < ends ? [{ delimiter, width: row.record.length }] : [];
  });
  if (isCut && rows.length === 0) throw invalidField('file', LONG_HEADER);
  const widest = rows.reduce((most, row) => (row.width > most.width ? row : most), NO_ROW);
  boundColumns(widest.width);
  return widest.delimiter;
}

function problemOf(error: unknown): Error {
  if (!(error instanceof CsvError)) return error as Error;
  const line = Number(error['lines']) || 1;
  const problem =
    error.code === 'CSV_QUOTE_NOT_CLOSED'
      ? `A quote is opened in line ${line} or before, and never closed.`
      : `A quote in line ${line} is not where a column begins or ends.`;
  return invalidField('file', problem);
}

function columnsOf(header: readonly string[]): string[] {
  const columns = header.map((name) => name.trim());
  const seen = new Set<string>();
  const twice = columns.find((name) => name !== '' && seen.size === seen.add(name).size);
  if (twice !== undefined) throw invalidField('file', `The column "${twice.slice(0, 100)}" is there twice.`);
  return columns;
}

function rowOf(columns: readonly string[], { record, info }: Parsed): Row {
  const breaks = record.reduce((sum, text) => sum + (text.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
  const line = info.lines - breaks;
  if (record.length !== columns.length) {
    return unreadable(line, `It has ${record.length} columns, the first line has ${columns.length}.`);
  }
  if (record.join('').length > MAX_ROW_LENGTH) return unreadable(line, TOO_LONG);
  const cells = columns.map((name, at) => [name, record[at]] as const);
  return { line, values: new Map(cells.filter(([name]) => name !== '')) };
}

/** Reads comma-, semicolon- or tab-separated text whose first line names the columns, at most `maxRows` rows and one more. */
export function readCsv(text: string, maxRows: number): Table {
  try {
    const [header, ...records] = read(text, delimiterOf(text), maxRows + 2);
    const columns = columnsOf(header?.record ?? []);
    return {
      columns: columns.filter((name) => name !== ''),
      rows: records.map((parsed) => rowOf(columns, parsed)),
    };
  } catch (error) {
    throw problemOf(error);
  }
}
