import type { Document } from './codec';

/** The stored record of a change; `operation` is the name that change streams use. */
export interface Change extends Document {
  operation: 'insert' | 'update' | 'replace' | 'delete' | 'drop' | 'dropDatabase';
  database: string;
  collection?: string;
}
