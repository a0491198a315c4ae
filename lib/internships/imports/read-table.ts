import { AppError, invalidField } from '@/lib/platform/core/errors';
import { decodeText } from './decode-text';
import type { ImportLimits } from './limits';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import type { Table } from './rows';

const count = (number: number): string => number.toLocaleString('en-US');

const NOT_TEXT = 'The file isn’t UTF-8 text. Save it as "CSV UTF-8" or as JSON and try again.';

/**
 * Parses a file of listings: JSON (an array or one object per line) or CSV, detected by content. Throws 413 for too many bytes, and 422
 * for too many rows, no rows or a file that cannot be read. A damaged row has a `problem`.
 */
export async function readTable(
  bytes: Uint8Array,
  { maxBytes, rows: maxRows }: ImportLimits,
): Promise<Table> {
  if (bytes.byteLength > maxBytes) {
    throw new AppError('tooLarge', `The file is larger than ${maxBytes / 1024 / 1024} MB. Split it.`);
  }
  const text = decodeText(bytes);
  if (text === undefined) throw invalidField('file', NOT_TEXT);
  const table = /^\s*[[{]/.test(text) ? readJson(text) : await readCsv(text, maxRows);
  if (table.rows.length === 0) throw invalidField('file', 'The file has no listings.');
  if (table.rows.length > maxRows) {
    throw invalidField('file', `The file has more than ${count(maxRows)} listings. Split it.`);
  }
  return table;
}
