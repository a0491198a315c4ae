import { Types } from 'mongoose';
import { MailModel } from '@/models/mail';
import type { RenderedMail } from './template';

export interface Mail extends RenderedMail {
  kind: string;
  to: string;
  replyTo?: string;
  /** The user whom the e-mail is about, if someone else receives it. */
  about?: Types.ObjectId;
  /** The one-click unsubscribe address (RFC 8058). */
  unsubscribe?: string;
  /** An iCalendar file to attach. */
  calendar?: string;
  /** Whether to delete its record once it is sent or abandoned. */
  forgetOnceSent?: boolean;
}

/** An e-mail that waits until `nextAttemptAt`, because the step of the application may still be undone. */
export interface HeldMail extends Mail {
  heldFor: Types.ObjectId;
  nextAttemptAt: Date;
}

/**
 * Queues an e-mail in the outbox, from which the worker sends it. Call it in the same transaction as the change it belongs to, so
 * that both are stored or neither. Throws if the given ID exists, so that such an e-mail is queued only once.
 */
export async function enqueue(mail: Mail, _id = new Types.ObjectId()): Promise<void> {
  await MailModel.create({ _id, ...mail });
}

export async function enqueueAll(mails: readonly (Mail | HeldMail)[]): Promise<void> {
  if (mails.length > 0) await MailModel.insertMany(mails);
}

/** Matches held e-mails. Once due and tried, an e-mail is no longer held. */
export const HELD = { heldFor: { $exists: true }, attempts: 0 };

/** Deletes the held e-mails about these applications. Call it in the transaction that undoes the steps. */
export async function dropHeld(applicationIds: readonly Types.ObjectId[]): Promise<void> {
  await MailModel.deleteMany({ attempts: 0, heldFor: { $in: [...applicationIds] } });
}
