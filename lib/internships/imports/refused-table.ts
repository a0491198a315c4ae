import { Slices } from '@/lib/platform/core/slices';
import { csvLines, writeCsv } from '@/lib/platform/format/write-csv';
import { columnKey } from './column-key';
import { ignoredColumns, OWN_NAMES, REASON_COLUMN } from './csv-columns';
import { MAX_COLUMNS, MAX_HEADER_LENGTH } from './limits';
import type { Row, Table } from './rows';

export interface RefusedRow {
  row: Row;
  reason: string;
}

/** A cell that the import reads as the same value: a list has one line per item. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.map(textOf).join('\n') : JSON.stringify(value);
}

/** The texts of a row by column. An object takes a column for each part, such as `stipend.min`. */
const textsOf = ({ values }: Row): (readonly [string, string])[] =>
  [...values].flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([part, one]) => [`${name}.${part}`, textOf(one)] as const)
      : [[name, textOf(value)] as const],
  );

const isReason = (name: string): boolean => columnKey(name) === columnKey(REASON_COLUMN);

/** Column names by key, without the reason: the import would refuse a file with two columns of the same key. */
function namesByKey(names: readonly string[]): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const name of names) {
    const key = columnKey(name);
    if (!isReason(name) && !byKey.has(key)) byKey.set(key, name);
  }
  return byKey;
}

const isTooWide = (header: readonly string[]): boolean =>
  header.length > MAX_COLUMNS || writeCsv(header, []).length > MAX_HEADER_LENGTH;

const headerOf = (names: Iterable<string>): string[] => [REASON_COLUMN, ...names];

/** The columns of the file. Only those that the import reads, if it would refuse so many. */
function columnsOf(names: readonly string[]): Map<string, string> {
  const all = namesByKey(names);
  if (!isTooWide(headerOf(all.values()))) return all;
  const ignored = new Set(ignoredColumns(names, OWN_NAMES));
  return namesByKey(names.filter((name) => !ignored.has(name)));
}

/** The cells of a row in the order of the columns. A damaged row has its own cells in their order. */
function cellsOf({ row, reason }: RefusedRow, columns: readonly string[], keys: readonly string[]): string[] {
  const { cells } = row;
  if (cells) return [reason, ...cells.filter((_, at) => !isReason(columns[at] ?? ''))];
  const byKey = new Map<string, string>();
  for (const [name, text] of textsOf(row)) {
    const key = columnKey(name);
    if (!byKey.get(key)) byKey.set(key, text);
  }
  return [reason, ...keys.map((key) => byKey.get(key) ?? '')];
}

/**
 * Writes the refused rows of a table as CSV, with the reason before their own columns. After a correction, the import accepts the file
 * as it is.
 */
export async function refusedTable(
  { columns }: Pick<Table, 'columns'>,
  refused: readonly RefusedRow[],
): Promise<string> {
  const found = new Set(refused.flatMap(({ row }) => textsOf(row).map(([name]) => name)));
  const names = columnsOf([...columns, ...found]);
  const keys = [...names.keys()];
  const slices = new Slices();
  const parts = [writeCsv(headerOf(names.values()), [])];
  for (const row of refused) {
    parts.push(csvLines([cellsOf(row, columns, keys)]));
    await slices.pause();
  }
  return parts.join('');
}
