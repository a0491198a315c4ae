import { AppError, invalidField } from '@/lib/platform/core/errors';
import type { ImportLimits } from './limits';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import type { Table } from './rows';

const count = (number: number): string => number.toLocaleString('en-US');

function textOf(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below, as for a file with NUL in it.
  }
  throw invalidField('file', 'The file is not UTF-8 text. Save it as "CSV UTF-8" or as JSON and try again.');
}

/**
 * Reads the rows of a file of listings: JSON (a list of objects, or one on each line) or CSV, whichever it looks like.
 * Throws 413 for too many bytes, 422 for too many rows, none, or what cannot be read; a row that is damaged says so itself.
 */
export function readTable(bytes: Uint8Array, { maxBytes, rows: maxRows }: ImportLimits): Table {
  if (bytes.byteLength > maxBytes) {
    throw new AppError('tooLarge', `The file is larger than ${maxBytes / 1024 / 1024} MB. Split it.`);
  }
  const text = textOf(bytes);
  const table = /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text, maxRows);
  if (table.rows.length === 0) throw invalidField('file', 'The file has no listings.');
  if (table.rows.length > maxRows) {
    throw invalidField('file', `The file has more than ${count(maxRows)} listings. Split it.`);
  }
  return table;
}
