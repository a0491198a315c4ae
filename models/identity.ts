import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** An account somewhere else that opens an account here. */
export interface IdentityRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Who vouches for it: the address of the OpenID Connect issuer, without a slash at its end. */
  issuer: string;
  /** What the issuer calls the person, for good. */
  subject: string;
  /** Which of our providers it was linked by: `oidc`, `google`, `linkedin`. */
  provider: string;
  /** The verified address it had when it was linked. */
  email: string;
  linkedAt: Date;
  lastUsedAt: Date;
}

const schema = new Schema<IdentityRecord>({
  userId: { type: Schema.Types.ObjectId, required: true },
  issuer: { type: String, required: true },
  subject: { type: String, required: true },
  provider: { type: String, required: true },
  email: { type: String, required: true },
  linkedAt: { type: Date, required: true },
  lastUsedAt: { type: Date, required: true },
});
schema.index({ issuer: 1, subject: 1 }, { unique: true });
schema.index({ userId: 1 });

export const IdentityModel = define('Identity', schema, 'identities');
