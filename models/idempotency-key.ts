import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** A call that creates something and was sent with a key, so that it is done once however often it is sent. */
export interface IdempotencyKeyRecord {
  /** Hash of who calls, what they call and the key, which is not stored itself. */
  _id: string;
  /** Hash of the body. */
  fingerprint: string;
  /** Which of the requests with this key is at work. */
  claim: Types.ObjectId;
  /** Until then no other request with this key begins. */
  claimedUntil: Date;
  /** What came of it, as compressed JSON; null while the first request is at work. */
  result: Buffer | null;
  /** Whose data is in the result: it goes with each of them. */
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
