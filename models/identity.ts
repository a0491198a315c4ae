import { Schema, type Types } from 'mongoose';
import { define } from './define';

/** An account at another service that can log in to an account here. */
export interface IdentityRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The OpenID Connect issuer, without a trailing slash. */
  issuer: string;
  /** The issuer's permanent ID for the person. */
  subject: string;
  /** The provider through which it was linked: `oidc`, `google`, `linkedin`. */
  provider: string;
  /** Its verified address at the time of linking. */
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
