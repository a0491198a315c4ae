import type { Database } from 'lmdb';

export type StoredTable = Database<Buffer, Buffer>;
