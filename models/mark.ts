import { Schema } from 'mongoose';
import { define } from './define';

/**
 * What is true of a database as a whole: it was filled with sample data, is being restored, keeps its mails back, is there for a
 * drill, is being migrated. `administrators` is written by every transaction that may remove an administrator, so that two of them
 * conflict; `sealing` likewise by every transaction that seals audit entries, `hiding` by every one that hides a listing because of reports.
 * `jobs` is held by the node that runs the background jobs.
 */
export type MarkName =
  'sample' | 'restore' | 'outbox' | 'drill' | 'administrators' | 'migrating' | 'sealing' | 'hiding' | 'jobs';

export interface MarkRecord {
  _id: MarkName;
  /** When it began. */
  at: Date;
  /** When it was done; null while it is under way. */
  doneAt: Date | null;
  /** How often it was touched. */
  touches?: number;
  /** Which process holds it, where only one may. */
  owner?: string;
  /** Of `hiding`: when listings were hidden within the last hour. */
  times?: Date[];
}

const schema = new Schema<MarkRecord>({
  _id: { type: String, required: true },
  at: { type: Date, required: true },
  doneAt: { type: Date, default: null },
  touches: { type: Number, default: undefined },
  owner: { type: String, default: undefined },
  times: { type: [Date], default: undefined },
});

export const MarkModel = define('Mark', schema, 'marks');
