import { Schema, type Types } from 'mongoose';
import { PREFIXES_VERSION, prefixesOf } from './prefixes';
import { define } from './define';
import { minorSchema, type MinorRecord } from './minor';
import { ROLES, type Role } from './vocabulary';

export interface UserName {
  firstName: string;
  lastName: string;
}

export interface UserRecord {
  _id: Types.ObjectId;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  username: string;
  /** Null if the account was created by a sign-in elsewhere and has no password yet. */
  passwordHash: string | null;
  role: Role;
  isActive: boolean;
  isVerified: boolean;
  /** Incremented to end every session of the user. */
  sessionVersion: number;
  /** Sessions that were ended individually, until their tokens expire. `id` is the token's `jti`. */
  endedSessions?: { id: string; until: Date }[];
  lockedUntil: Date | null;
  /** Incremented with a new password, so that known browsers become unknown again. */
  deviceEpoch?: number;
  /** True if several people registered with this address before it was verified. No password is valid until the owner chooses one. */
  mustChoosePassword?: boolean;
  /** Where the registration was counted. The points are refunded once the address is verified. */
  registrationPoints?: { key: string; until: Date }[];
  /** When the second factor was set up (lib/identity/accounts/second-factor). Null or missing without one. */
  secondFactorSince?: Date | null;
  pendingEmail: string | null;
  /** Addresses that the user had or requested. E-mails to them are deleted with the user. */
  pastEmails?: string[];
  /** Former names, which are removed from text when the user is deleted. */
  pastNames?: UserName[];
  resumeId: Types.ObjectId | null;
  picture: { fileId: Types.ObjectId; uploadedAt: Date } | null;
  /** Set by the unsubscribe link of a reminder. */
  remindersOff?: boolean;
  /** The last log-in, accurate to about a day. An open listing also counts as activity. */
  activeAt?: Date;
  /** When the owner was warned that the inactive account will be deleted. Null after a log-in. */
  silentWarnedAt?: Date | null;
  createdBy: Types.ObjectId | null;
  agreedAt: Date | null;
  /** For users who stated that they are under 18. */
  minor?: MinorRecord;
  prefixes?: string[];
  prefixesVersion?: number;
  /** Incremented by transactions that rely on this record, so that concurrent changes conflict. */
  lockCount?: number;
  createdAt: Date;
  updatedAt: Date;
}

type Named = Pick<UserRecord, 'firstName' | 'lastName' | 'email' | 'username'>;

/** The search prefixes of a user. Rewrite them whenever a source field changes. */
export const userPrefixes = ({ firstName, lastName, email, username }: Named): string[] =>
  prefixesOf([firstName, lastName, email, username]);

const schema = new Schema<UserRecord>(
  {
    firstName: { type: String, required: true },
    lastName: { type: String, required: true },
    phoneNumber: { type: String, required: true },
    email: { type: String, required: true, lowercase: true },
    username: { type: String, required: true },
    passwordHash: { type: String, default: null },
    role: { type: String, enum: ROLES, required: true },
    isActive: { type: Boolean, default: true },
    isVerified: { type: Boolean, default: false },
    sessionVersion: { type: Number, default: 0 },
    endedSessions: {
      type: [new Schema({ id: String, until: Date }, { _id: false })],
      default: undefined,
    },
    lockedUntil: { type: Date, default: null },
    deviceEpoch: { type: Number, default: 0 },
    mustChoosePassword: { type: Boolean, default: undefined },
    registrationPoints: {
      type: [new Schema({ key: String, until: Date }, { _id: false })],
      default: undefined,
    },
    secondFactorSince: { type: Date, default: null },
    pendingEmail: { type: String, default: null },
    pastEmails: { type: [String], default: undefined },
    pastNames: {
      type: [new Schema({ firstName: String, lastName: String }, { _id: false })],
      default: undefined,
    },
    resumeId: { type: Schema.Types.ObjectId, default: null },
    picture: {
      type: new Schema({ fileId: Schema.Types.ObjectId, uploadedAt: Date }, { _id: false }),
      default: null,
    },
    remindersOff: { type: Boolean },
    activeAt: { type: Date, default: () => new Date() },
    silentWarnedAt: { type: Date, default: null },
    createdBy: { type: Schema.Types.ObjectId, default: null },
    agreedAt: { type: Date, default: null },
    minor: { type: minorSchema, default: undefined },
    prefixes: {
      type: [String],
      select: false,
      default(this: UserRecord) {
        return userPrefixes(this);
      },
    },
    prefixesVersion: { type: Number, select: false, default: PREFIXES_VERSION },
    lockCount: { type: Number, select: false },
  },
  { timestamps: true },
);
schema.index({ email: 1 }, { unique: true });
schema.index({ username: 1 }, { unique: true });
schema.index({ role: 1, isActive: 1, createdAt: -1, _id: -1 });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ createdBy: 1 });
schema.index({ activeAt: 1, _id: 1 });
schema.index({ role: 1, createdAt: -1, _id: -1 });
schema.index({ isActive: 1, createdAt: -1, _id: -1 });
schema.index({ isVerified: 1, createdAt: -1, _id: -1 });
schema.index({ role: 1, isVerified: 1, createdAt: -1, _id: -1 });
schema.index({ prefixes: 1, createdAt: -1, _id: -1 });
schema.index({ 'minor.adultFrom': 1 }, { sparse: true });
schema.index({ 'minor.waitingSince': 1 }, { sparse: true });

export const UserModel = define('User', schema, 'users');
