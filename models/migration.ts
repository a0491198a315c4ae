import { Schema } from 'mongoose';
import { define } from './define';

/** `expand` adds things that the previous release can ignore; `contract` removes things that it needs. */
export const MIGRATION_PHASES = ['expand', 'contract'] as const;
export type MigrationPhase = (typeof MIGRATION_PHASES)[number];

/** A migration that is done or in progress on this database. */
export interface MigrationRecord {
  _id: number;
  name: string;
  phase: MigrationPhase;
  startedAt: Date;
  /** When it was first completed. Null until then. */
  doneAt: Date | null;
}

const schema = new Schema<MigrationRecord>({
  _id: { type: Number, required: true },
  name: { type: String, required: true },
  phase: { type: String, enum: MIGRATION_PHASES, required: true },
  startedAt: { type: Date, required: true },
  doneAt: { type: Date, default: null },
});

export const MigrationModel = define('Migration', schema, 'migrations');
