import { invalidField } from '@/lib/platform/core/errors';
import { MAX_COLUMNS } from './limits';

/** One row of a file: what its columns say, or why they cannot be read. */
export interface Row {
  /** Where it begins in the file, from 1: the line, or the place in the list of a JSON file. */
  line: number;
  values: ReadonlyMap<string, unknown>;
  problem?: string;
}

export interface Table {
  /** Every name of a column or property, in the order in which they first come. */
  columns: string[];
  rows: Row[];
}

/** Throws 422 for more columns than a file of listings has. */
export function boundColumns(count: number): void {
  if (count <= MAX_COLUMNS) return;
  throw invalidField('file', `The file has more than ${MAX_COLUMNS} columns. Leave only those of a listing.`);
}

export const TOO_LONG = 'It is longer than any listing.';

export const unreadable = (line: number, problem: string): Row => ({ line, values: new Map(), problem });
