import { Types } from 'mongoose';
import { MailModel } from '@/models/mail';
import type { RenderedMail } from './template';

export interface Mail extends RenderedMail {
  /** The kind of mail, for operators. */
  kind: string;
  to: string;
  replyTo?: string;
  /** The user it is about, where it goes to somebody else. */
  about?: Types.ObjectId;
  /** The address that ends mails of this kind with one press (RFC 8058). */
  unsubscribe?: string;
  /** Deletes its record once it was sent or given up. */
  forgetOnceSent?: boolean;
}

/**
 * Queues a mail in the outbox, from which the worker sends it. Call it in the transaction of the change it
 * belongs to: both are stored or neither. Takes an id for a mail that may exist only once; throws if the id
 * exists.
 */
export async function enqueue(mail: Mail, _id = new Types.ObjectId()): Promise<void> {
  await MailModel.create({ _id, ...mail });
}

/** Queues several mails, as `enqueue` does one. */
export async function enqueueAll(mails: readonly Mail[]): Promise<void> {
  if (mails.length > 0) await MailModel.insertMany(mails);
}
