import { Types } from 'mongoose';
import { MailModel } from '@/models/mail';
import type { RenderedMail } from './template';

export interface Mail extends RenderedMail {
  /** What the mail is about, for whoever looks into the queue. */
  kind: string;
  to: string;
  replyTo?: string;
  /** Nothing of it is kept once it is over. */
  forgetOnceSent?: boolean;
}

/**
 * Writes a mail into the outbox, from where the worker sends it. Call it in the transaction of the change that the mail belongs to:
 * both are stored or neither is. Takes an id where there may be only one such mail; throws where that id is taken.
 */
export async function enqueue(mail: Mail, _id = new Types.ObjectId()): Promise<void> {
  await MailModel.create({ _id, ...mail });
}
