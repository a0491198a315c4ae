import { invalidField } from '@/lib/platform/core/errors';
import { MAX_COLUMNS } from './limits';

/** One row of a file: its columns, or why it cannot be read. */
export interface Row {
  /** Its number, from 1: the row that a spreadsheet shows for a CSV, the place in a JSON array, or the line of a JSON file. */
  line: number;
  values: ReadonlyMap<string, unknown>;
  problem?: string;
}

export interface Table {
  /** The names of all columns or properties, in order of appearance. */
  columns: string[];
  rows: Row[];
}

/** Throws 422 for too many columns. */
export function boundColumns(count: number): void {
  if (count <= MAX_COLUMNS) return;
  throw invalidField('file', `The file has more than ${MAX_COLUMNS} columns. Leave only those of a listing.`);
}

export const TOO_LONG = 'It is longer than any listing.';

export const unreadable = (line: number, problem: string): Row => ({ line, values: new Map(), problem });
