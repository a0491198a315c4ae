import { Schema, type Types } from 'mongoose';
import { define } from './define';
import type { UserName } from './user';

/** A deleted user who may still have data in the database. */
export interface UserDeletionRecord {
  /** The user's former ID. */
  _id: Types.ObjectId;
  /** The ID that replaces the account's ID in the audit log. */
  pseudonym: Types.ObjectId;
  /** Data that identifies the person in text, e-mails and audit entries. */
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
  pendingEmail: string | null;
  pastEmails?: string[];
  pastNames?: UserName[];
  /** The deleted employer, if the user was its last member. */
  employer?: Types.ObjectId;
  /** The employer that continues with its other members. */
  left?: Types.ObjectId;
  deletedAt: Date;
  /** When the next part of their data is deleted. */
  dueAt: Date;
}

const schema = new Schema<UserDeletionRecord>({
  pseudonym: { type: Schema.Types.ObjectId, required: true },
  firstName: { type: String, required: true },
  lastName: { type: String, required: true },
  phoneNumber: { type: String, required: true },
  email: { type: String, required: true },
  pendingEmail: { type: String, default: null },
  pastEmails: { type: [String], default: undefined },
  pastNames: {
    type: [new Schema({ firstName: String, lastName: String }, { _id: false })],
    default: undefined,
  },
  employer: Schema.Types.ObjectId,
  left: Schema.Types.ObjectId,
  deletedAt: { type: Date, required: true },
  dueAt: { type: Date, required: true },
});
schema.index({ dueAt: 1, _id: 1 });

export const UserDeletionModel = define('UserDeletion', schema, 'userdeletions');
