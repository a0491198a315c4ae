import { CsvError, parse } from 'csv-parse/sync';
import { invalidField } from '@/lib/errors';
import { LONGEST_ROW } from './limits';
import { TOO_LONG, unreadable, type Row, type Table } from './rows';

/** What spreadsheets put between columns, by country. */
const DELIMITERS = [',', ';', '\t'];

interface Parsed {
  record: string[];
  /** Lines read so far. */
  info: { lines: number };
}

const read = (text: string, delimiter: string, to: number): Parsed[] =>
  parse(text, {
    delimiter,
    to,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  }) as unknown as Parsed[];

/** The delimiter by which the first row falls into most columns. */
function delimiterOf(text: string): string {
  const widths = DELIMITERS.map((delimiter) => ({
    delimiter,
    width: read(text, delimiter, 1)[0]?.record.length ?? 0,
  }));
  return widths.reduce((widest, one) => (one.width > widest.width ? one : widest)).delimiter;
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
  const twice = columns.find((name, at) => name !== '' && columns.indexOf(name) !== at);
  if (twice !== undefined) throw invalidField('file', `The column "${twice.slice(0, 100)}" is there twice.`);
  return columns;
}

function rowOf(columns: readonly string[], { record, info }: Parsed): Row {
  const breaks = record.reduce((sum, text) => sum + (text.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
  const line = info.lines - breaks;
  if (record.length !== columns.length) {
    return unreadable(line, `It has ${record.length} columns, the first line has ${columns.length}.`);
  }
  if (record.join('').length > LONGEST_ROW) return unreadable(line, TOO_LONG);
  const cells = columns.map((name, at) => [name, record[at]] as const);
  return { line, values: new Map(cells.filter(([name]) => name !== '')) };
}

/** Reads comma-, semicolon- or tab-separated text whose first line names the columns, at most `most` rows and one more. */
export function readCsv(text: string, most: number): Table {
  try {
    const [header, ...records] = read(text, delimiterOf(text), most + 2);
    const columns = columnsOf(header?.record ?? []);
    return {
      columns: columns.filter((name) => name !== ''),
      rows: records.map((parsed) => rowOf(columns, parsed)),
    };
  } catch (error) {
    throw problemOf(error);
  }
}
