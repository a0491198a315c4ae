import type { Database } from 'lmdb';

/** A table in the files of a data folder. */
export type StoredTable = Database<Buffer, Buffer>;
