/** No zod here: the browser may import them. */
export interface ImportLimits {
  /** Bytes of the file. */
  maxBytes: number;
  rows: number;
}

/** What the page takes, so that an import is one call that ends within seconds. */
export const PAGE_LIMITS: ImportLimits = { maxBytes: 2 * 1024 * 1024, rows: 1_000 };

/** What the command takes, which holds the file in memory. */
export const COMMAND_LIMITS: ImportLimits = { maxBytes: 64 * 1024 * 1024, rows: 100_000 };

/** Characters of one row; the longest listing that the rules let through has less. */
export const MAX_ROW_LENGTH = 256 * 1024;

/** Characters of the first line of a CSV, which names its columns, and how many those may be: ten times the fields there are. */
export const MAX_HEADER_LENGTH = 16 * 1024;
export const MAX_COLUMNS = 200;
