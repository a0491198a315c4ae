import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { MAIL_STATES, type MailState } from './vocabulary';

/** A mail in the outbox. */
export interface MailRecord {
  _id: Types.ObjectId;
  kind: string;
  to: string;
  replyTo?: string;
  /** The user it is about, where it goes to somebody else: it is deleted with their account. */
  about?: Types.ObjectId;
  /** The address that ends mails of this kind with one press (RFC 8058). */
  unsubscribe?: string;
  /** Nothing of it is kept once it is over: it goes to somebody whose account is gone. */
  forgetOnceSent?: boolean;
  subject: string;
  text: string;
  html: string;
  state: MailState;
  attempts: number;
  nextAttemptAt: Date;
  claimedUntil: Date | null;
  sentAt: Date | null;
  lastError: string | null;
  purgeAt: Date | null;
  createdAt: Date;
}

const schema = new Schema<MailRecord>(
  {
    kind: { type: String, required: true },
    to: { type: String, required: true },
    replyTo: String,
    about: Schema.Types.ObjectId,
    unsubscribe: String,
    forgetOnceSent: { type: Boolean, default: undefined },
    subject: { type: String, required: true },
    text: { type: String, required: true },
    html: { type: String, required: true },
    state: { type: String, enum: MAIL_STATES, default: 'queued' },
    attempts: { type: Number, default: 0 },
    nextAttemptAt: { type: Date, default: () => new Date() },
    claimedUntil: { type: Date, default: null },
    sentAt: { type: Date, default: null },
    lastError: { type: String, default: null },
    purgeAt: { type: Date, default: null },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);
schema.index({ state: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ to: 1 });
schema.index({ replyTo: 1 }, { sparse: true });
schema.index({ about: 1 }, { sparse: true });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const MailModel = define('Mail', schema, 'mails');
