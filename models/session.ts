import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** A session, as shown to its user. Whether it is valid depends on its token and the user record. */
export interface SessionRecord {
  /** The `jti` of its token. */
  _id: string;
  userId: Types.ObjectId;
  version: number;
  /** For example, "Firefox on Android". */
  browser: string;
  startedAt: Date;
  /** Stored every few minutes. Missing in older records until then. */
  lastUsedAt?: Date;
  expiresAt: Date;
}

const schema = new Schema<SessionRecord>({
  _id: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  version: { type: Number, required: true },
  browser: { type: String, required: true },
  startedAt: { type: Date, required: true },
  lastUsedAt: { type: Date },
  expiresAt: { type: Date, required: true },
});
schema.index({ userId: 1, startedAt: -1, _id: -1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SessionModel = define('Session', schema, 'sessions');
