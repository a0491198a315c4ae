import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { minorSchema } from './minor';
import type { UserRecord } from './user';
import { ROLES, TOKEN_PURPOSES, type TokenPurpose } from './vocabulary';

/** The details entered in a registration. */
export type RegisteredFacts = Pick<UserRecord, 'firstName' | 'lastName' | 'phoneNumber' | 'role' | 'minor'>;

export interface AccountTokenRecord {
  _id: Types.ObjectId;
  /** SHA-256 of the token in the e-mail, hexadecimal. The token itself is not stored anywhere. */
  hash: string;
  purpose: TokenPurpose;
  userId: Types.ObjectId;
  /** The address the link was sent to. Following the link proves ownership of it. */
  email: string;
  /** The user's session version when the token was created, for links that become invalid when it changes. */
  sessionVersion?: number;
  /** The data request that the link answers. */
  requestId?: Types.ObjectId;
  /** The employer that an invitation leads to, or whose domain is confirmed. Missing in links of the previous version. */
  employer?: Types.ObjectId;
  /** That employer's name and website when the link to confirm its domain was sent. */
  named?: { name: string; website: string };
  /** The sign-in that following the link adds to the account. */
  identity?: { provider: string; issuer: string; subject: string };
  /** A later registration of an unverified address. Following the link applies it to the account. */
  registration?: RegisteredFacts;
  expiresAt: Date;
  usedAt: Date | null;
  /** Later than its expiry, so that a late visitor reads "expired" instead of "invalid". */
  purgeAt: Date;
  createdAt: Date;
}

const schema = new Schema<AccountTokenRecord>(
  {
    hash: { type: String, required: true },
    purpose: { type: String, enum: TOKEN_PURPOSES, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, required: true },
    sessionVersion: { type: Number },
    requestId: { type: Schema.Types.ObjectId },
    employer: { type: Schema.Types.ObjectId },
    named: { type: new Schema({ name: String, website: String }, { _id: false }), default: undefined },
    identity: {
      type: new Schema({ provider: String, issuer: String, subject: String }, { _id: false }),
      default: undefined,
    },
    registration: {
      type: new Schema<RegisteredFacts>(
        {
          firstName: { type: String, required: true },
          lastName: { type: String, required: true },
          phoneNumber: { type: String, required: true },
          role: { type: String, enum: ROLES, required: true },
          minor: { type: minorSchema, default: undefined },
        },
        { _id: false },
      ),
      default: undefined,
    },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
    purgeAt: { type: Date, required: true },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);
schema.index({ hash: 1 }, { unique: true });
schema.index({ userId: 1, purpose: 1 });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const AccountTokenModel = define('AccountToken', schema, 'accounttokens');
