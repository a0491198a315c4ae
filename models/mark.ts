import { Schema } from 'mongoose';
import { define } from './define';

/** What is true of a database as a whole: it was filled with sample data, is being restored, keeps its mails back, is there for a drill. */
export type MarkName = 'sample' | 'restore' | 'outbox' | 'drill';

export interface MarkRecord {
  _id: MarkName;
  /** When it began. */
  at: Date;
  /** When it was done; null while it is under way. */
  doneAt: Date | null;
}

const schema = new Schema<MarkRecord>({
  _id: { type: String, required: true },
  at: { type: Date, required: true },
  doneAt: { type: Date, default: null },
});

export const MarkModel = define('Mark', schema, 'marks');
