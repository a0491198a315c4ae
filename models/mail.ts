import { Schema, type Types } from 'mongoose';
import { define } from './define';
import { MAIL_STATES, type MailState } from './vocabulary';

export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

export interface MailRecord {
  _id: Types.ObjectId;
  kind: string;
  to: string;
  /** The domain of `to`, because e-mails to different domains take turns. The previous version does not set it. */
  domain: string | null;
  replyTo?: string;
  /** The user it is about, if sent to someone else. It is deleted with their account. */
  about?: Types.ObjectId;
  /** The one-click unsubscribe address (RFC 8058). */
  unsubscribe?: string;
  /** An iCalendar file to attach. */
  calendar?: string;
  /** Whether to delete the record once it is sent or abandoned. */
  forgetOnceSent?: boolean;
  /** The application it is about, if the e-mail waits because the employer may still undo the step. */
  heldFor?: Types.ObjectId;
  subject: string;
  text: string;
  html: string;
  state: MailState;
  attempts: number;
  nextAttemptAt: Date;
  sentAt: Date | null;
  lastError: string | null;
  purgeAt: Date | null;
  createdAt: Date;
}

const schema = new Schema<MailRecord>(
  {
    kind: { type: String, required: true },
    to: { type: String, required: true },
    domain: {
      type: String,
      default: function (this: Partial<MailRecord>) {
        return this.to === undefined ? null : domainOf(this.to);
      },
    },
    replyTo: String,
    about: Schema.Types.ObjectId,
    unsubscribe: String,
    calendar: String,
    forgetOnceSent: { type: Boolean, default: undefined },
    heldFor: Schema.Types.ObjectId,
    subject: { type: String, required: true },
    text: { type: String, required: true },
    html: { type: String, required: true },
    state: { type: String, enum: MAIL_STATES, default: 'queued' },
    attempts: { type: Number, default: 0 },
    nextAttemptAt: { type: Date, default: () => new Date() },
    sentAt: { type: Date, default: null },
    lastError: { type: String, default: null },
    purgeAt: { type: Date, default: null },
  },
  { timestamps: { createdAt: true, updatedAt: false } },
);
schema.index({ state: 1, nextAttemptAt: 1 });
schema.index({ state: 1, domain: 1, nextAttemptAt: 1, _id: 1 });
schema.index({ state: 1, createdAt: 1, _id: 1 });
schema.index({ to: 1 });
schema.index({ replyTo: 1 }, { sparse: true });
schema.index({ about: 1 }, { sparse: true });
schema.index({ heldFor: 1 }, { sparse: true });
schema.index({ purgeAt: 1 }, { expireAfterSeconds: 0 });

export const MailModel = define('Mail', schema, 'mails');
