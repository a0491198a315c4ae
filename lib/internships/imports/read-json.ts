import { invalidField } from '@/lib/platform/core/errors';
import { MAX_ROW_LENGTH } from './limits';
import { boundColumns, TOO_LONG, unreadable, type Row, type Table } from './rows';

const NO_OBJECT = 'It isn’t an object with the fields of a listing.';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowOf = (value: unknown, line: number): Row =>
  isObject(value)
    ? { line, values: new Map(Object.entries(value)) }
    : unreadable(line, NO_OBJECT, [JSON.stringify(value)]);

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

function lineOf(text: string, line: number): Row {
  if (text.length > MAX_ROW_LENGTH) return unreadable(line, TOO_LONG, [text]);
  const read = parsed(text);
  return read ? rowOf(read.value, line) : unreadable(line, 'It isn’t JSON.', [text]);
}

function rowsOf(text: string): Row[] {
  const whole = parsed(text);
  if (Array.isArray(whole?.value)) return whole.value.map((value, at) => rowOf(value, at + 1));
  if (whole) return [rowOf(whole.value, 1)];
  if (text.startsWith('[')) throw invalidField('file', 'The file isn’t valid JSON.');
  return text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [lineOf(line, at + 1)]));
}

/** Parses a JSON array of objects, or JSON lines. */
export function readJson(text: string): Table {
  const rows = rowsOf(text.trim());
  const columns = new Set<string>();
  for (const { values } of rows) {
    for (const name of values.keys()) columns.add(name);
    boundColumns(columns.size);
  }
  return { columns: [...columns], rows };
}
