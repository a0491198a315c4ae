import { Readable } from 'node:stream';
import { CsvError, parse as parseSlowly, type Options } from 'csv-parse';
import { CsvError as QuickError, parse } from 'csv-parse/sync';
import { Slices } from '@/lib/platform/core/slices';
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

const optionsOf = (delimiter: string, to: number) =>
  ({ delimiter, to, info: true, relax_column_count: true, skip_empty_lines: true }) satisfies Options;

/** Characters that are parsed in a few milliseconds. */
const PIECE = 16 * 1024;

function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += PIECE) yield text.slice(from, from + PIECE);
}

/** Parses at most so many rows, a few milliseconds at a time. */
async function read(text: string, delimiter: string, to: number): Promise<Parsed[]> {
  const slices = new Slices();
  const rows: Parsed[] = [];
  const parser = Readable.from(piecesOf(text)).pipe(parseSlowly(optionsOf(delimiter, to)));
  for await (const row of parser) {
    rows.push(row as Parsed);
    await slices.pause();
  }
  return rows;
}

/** Parses the first row of a text with this delimiter; undefined if that fails. */
function firstRow(beginning: string, delimiter: string): Parsed | undefined {
  try {
    return (parse(beginning, optionsOf(delimiter, 1)) as unknown as Parsed[])[0];
  } catch (error) {
    if (error instanceof QuickError) return undefined;
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
export async function readCsv(text: string, maxRows: number): Promise<Table> {
  try {
    const [header, ...records] = await read(text, delimiterOf(text), maxRows + 2);
    const columns = columnsOf(header?.record ?? []);
    return {
      columns: columns.filter((name) => name !== ''),
      rows: records.map((parsed) => rowOf(columns, parsed)),
    };
  } catch (error) {
    throw problemOf(error);
  }
}
