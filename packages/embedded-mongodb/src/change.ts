import type { Document } from './codec';

/** The stored record of a change; `operation` is the operation type that change streams report. */
export interface Change extends Document {
  operation: 'insert' | 'update' | 'replace' | 'delete' | 'drop' | 'dropDatabase';
  database: string;
  collection?: string;
}
