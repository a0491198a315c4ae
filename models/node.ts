import { Schema, type mongo } from 'mongoose';
import { define } from './define';
import { DAY_SECONDS } from './lifetime';

/** A process of the service, identified by host and port, and the database sessions that its transactions used. */
export interface NodeRecord {
  /** `host:port`. */
  _id: string;
  sessions: mongo.Binary[];
  /** When it started or used a new session. */
  at: Date;
}

const schema = new Schema<NodeRecord>({
  _id: { type: String, required: true },
  sessions: [Schema.Types.Mixed],
  at: { type: Date, required: true },
});
schema.index({ at: 1 }, { expireAfterSeconds: 90 * DAY_SECONDS });

export const NodeModel = define('Node', schema, 'nodes');
