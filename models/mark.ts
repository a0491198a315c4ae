import { Schema } from 'mongoose';
import { define } from './define';

/**
 * State of a database as a whole: filled with sample data, being restored, holding its mails, used for a drill,
 * being migrated. Some transactions write a marker so that they conflict with each other. Those that may remove
 * an administrator write `administrators`, those that seal audit entries write `sealing`, and those that hide a
 * reported listing write `hiding`. The node that runs the background jobs holds `jobs`.
 */
export type MarkName =
  'sample' | 'restore' | 'outbox' | 'drill' | 'administrators' | 'migrating' | 'sealing' | 'hiding' | 'jobs';

export interface MarkRecord {
  _id: MarkName;
  /** When it began. */
  at: Date;
  /** When it was done; null while in progress. */
  doneAt: Date | null;
  touches?: number;
  /** The process that holds it, if only one may. */
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
