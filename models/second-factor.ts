import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** A second factor that was begun to be set up, and is not confirmed. */
export interface PendingSecondFactor {
  /** Encrypted. */
  secret: string;
  /** Encrypted, with spaces between them; their hashes stay once it is confirmed. */
  recoveryCodes: string;
  at: Date;
}

/** The second factor of an account, under the id of its user. `User.secondFactorSince` says whether it is on. */
export interface SecondFactorRecord {
  _id: Types.ObjectId;
  /** Encrypted; missing until it is confirmed. */
  secret?: string;
  /** The time step of the last code that was accepted: none of that step or before is accepted again. */
  lastStep?: number;
  /** The hashes of the recovery codes that were not used. */
  recoveryCodes?: string[];
  pending?: PendingSecondFactor;
}

const schema = new Schema<SecondFactorRecord>({
  secret: { type: String },
  lastStep: { type: Number },
  recoveryCodes: { type: [String], default: undefined },
  pending: {
    type: new Schema<PendingSecondFactor>(
      { secret: { type: String }, recoveryCodes: { type: String }, at: { type: Date } },
      { _id: false },
    ),
    default: undefined,
  },
});

export const SecondFactorModel = define('SecondFactor', schema, 'secondfactors');
