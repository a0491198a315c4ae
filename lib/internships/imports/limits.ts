/** No zod here: the browser may import this file. */
export interface ImportLimits {
  maxBytes: number;
  rows: number;
}

/** For the page, which imports in a single request of a few seconds. */
export const PAGE_LIMITS: ImportLimits = { maxBytes: 2 * 1024 * 1024, rows: 1_000 };

/** For the command, which holds the file in memory. */
export const COMMAND_LIMITS: ImportLimits = { maxBytes: 64 * 1024 * 1024, rows: 100_000 };

/** Characters. No valid listing is that long. */
export const MAX_ROW_LENGTH = 256 * 1024;

/** Characters in a CSV header. The maximum number of columns is ten times the number of fields. */
export const MAX_HEADER_LENGTH = 16 * 1024;
export const MAX_COLUMNS = 200;

/** The `accept` attribute of the file picker. Lists types too: Excel claims CSV on Windows, and phones do not know every extension. */
export const ACCEPT = [
  ...['.csv', '.json', '.jsonl', '.ndjson', '.txt'],
  ...['text/csv', 'text/comma-separated-values', 'application/csv', 'application/vnd.ms-excel'],
  ...['application/json', 'application/x-ndjson', 'text/plain', 'application/octet-stream'],
].join(',');
