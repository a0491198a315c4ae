import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** A second factor whose setup is not confirmed yet. */
export interface PendingSecondFactor {
  /** Encrypted. */
  secret: string;
  /** Encrypted, separated by spaces. After confirmation, only their hashes remain. */
  recoveryCodes: string;
  at: Date;
}

/** The second factor of an account. Has the user's ID. `User.secondFactorSince` shows whether it is on. */
export interface SecondFactorRecord {
  _id: Types.ObjectId;
  /** Encrypted. Missing until confirmed. */
  secret?: string;
  /** The time step of the last accepted code. Codes up to that step are no longer accepted. */
  lastStep?: number;
  /** The hashes of the unused recovery codes. */
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
