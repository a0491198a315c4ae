import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** An item that a background job failed to process. */
export interface JobItemRecord {
  _id: Types.ObjectId;
  job: string;
  itemId: Types.ObjectId;
  failures: number;
  /** The last error, without its stack trace. */
  error: string;
  failedAt: Date;
  /** When the job began to skip it. Null while it is still being retried. */
  parkedAt: Date | null;
  purgeAt: Date;
}

const schema = new Schema<JobItemRecord>({
  job: { type: String, required: true },
  itemId: { type: Schema.Types.ObjectId, required: true },
  failures: { type: Number, required: true },
  error: { type: String, required: true },
  failedAt: { type: Date, required: true },
  parkedAt: { type: Date, default: null },
  purgeAt: { type: Date, required: true },
});
schema.index({ job: 1, itemId: 1 }, { unique: true });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const JobItemModel = define('JobItem', schema, 'jobitems');
