import { invalidField } from '@/lib/platform/core/errors';
import { MAX_COLUMNS } from './limits';

export interface Row {
  /** Starts at 1: the row in a spreadsheet, the position in a JSON array, or the line of a JSON lines file. */
  line: number;
  values: ReadonlyMap<string, unknown>;
  problem?: string;
  /** The text of a damaged row: its JSON, or its cells without those of unnamed columns. */
  cells?: readonly string[];
}

export interface Table {
  columns: string[];
  rows: Row[];
}

export function boundColumns(count: number): void {
  if (count <= MAX_COLUMNS) return;
  throw invalidField('file', `The file has more than ${MAX_COLUMNS} columns. Keep only those of a listing.`);
}

export const TOO_LONG = 'It’s too long for a listing.';

export const unreadable = (line: number, problem: string, cells: readonly string[]): Row => ({
  line,
  values: new Map(),
  problem,
  cells,
});
