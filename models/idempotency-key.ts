import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** A call with an `Idempotency-Key`, which takes effect once, no matter how often it is sent. */
export interface IdempotencyKeyRecord {
  /** Hash of the caller, the call and the key. The key itself is not stored. */
  _id: string;
  /** Hash of the body. */
  fingerprint: string;
  /** Identifies the request in progress. */
  claim: Types.ObjectId;
  /** Until then, no other request may take the key. */
  claimedUntil: Date;
  /** The result, as compressed JSON. Null while the first request is in progress. */
  result: Buffer | null;
  /** The users whose data the result contains. If any of them is deleted, so is the result. */
  people: Types.ObjectId[];
  purgeAt: Date;
}

const schema = new Schema<IdempotencyKeyRecord>({
  _id: { type: String, required: true },
  fingerprint: { type: String, required: true },
  claim: { type: Schema.Types.ObjectId, required: true },
  claimedUntil: { type: Date, required: true },
  result: { type: Buffer, default: null },
  people: { type: [Schema.Types.ObjectId], default: [] },
  purgeAt: { type: Date, required: true },
});
schema.index({ people: 1 });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const IdempotencyKeyModel = define('IdempotencyKey', schema, 'idempotencykeys');
