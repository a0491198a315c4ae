/** No zod here: the browser may import them. */
export interface ImportLimits {
  /** Bytes of the file. */
  maxBytes: number;
  rows: number;
}

/** Limits of the page: an import is one request that takes seconds. */
export const PAGE_LIMITS: ImportLimits = { maxBytes: 2 * 1024 * 1024, rows: 1_000 };

/** Limits of the command, which holds the file in memory. */
export const COMMAND_LIMITS: ImportLimits = { maxBytes: 64 * 1024 * 1024, rows: 100_000 };

/** Maximum characters of one row; the longest valid listing has fewer. */
export const MAX_ROW_LENGTH = 256 * 1024;

/** Maximum characters of the header of a CSV, and of its columns: ten times the number of fields. */
export const MAX_HEADER_LENGTH = 16 * 1024;
export const MAX_COLUMNS = 200;

/**
 * The `accept` attribute of the picker: the endings, and the types that systems give to such files. Excel claims CSV for itself on Windows,
 * and phones do not know every type.
 */
export const ACCEPT = [
  ...['.csv', '.json', '.jsonl', '.ndjson', '.txt'],
  ...['text/csv', 'text/comma-separated-values', 'application/csv', 'application/vnd.ms-excel'],
  ...['application/json', 'application/x-ndjson', 'text/plain', 'application/octet-stream'],
].join(',');
