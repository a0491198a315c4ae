import { Schema } from 'mongoose';
import { define } from './define';

/**
 * A state of the whole database: filled with sample data, being restored, holding back its e-mails, used for a drill, being migrated.
 * Transactions that must conflict with each other write the same mark. The mark is `administrators` if they may remove an administrator,
 * `sealing` if they seal audit entries, and `hiding` if they hide a reported listing. The node that runs the background jobs holds `jobs`.
 */
export type MarkName =
  'sample' | 'restore' | 'outbox' | 'drill' | 'administrators' | 'migrating' | 'sealing' | 'hiding' | 'jobs';

export interface MarkRecord {
  _id: MarkName;
  /** When the state began. */
  at: Date;
  /** When it ended. Null while it lasts. */
  doneAt: Date | null;
  touches?: number;
  /** The process that holds it, if only one may. */
  owner?: string;
  /** Only for `hiding`: when listings were hidden within the last hour. */
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
