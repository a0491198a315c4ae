import { Types, type Model } from 'mongoose';
import { MailModel, type WaitingMail } from '@/models/mail';
import { isDuplicate } from '@/lib/db';
import { log } from '@/lib/log';
import type { Letter } from './letter';

export interface Mail extends Letter {
  /** What the mail is about, for whoever looks into the queue. */
  kind: string;
  to: string;
  replyTo?: string;
  /** Nothing of it is kept once it is over. */
  forgetOnceSent?: boolean;
}

/** A mail to put into the `mails` of the document that is being written, so that both are stored in one step. */
export const waitingMail = (mail: Mail): WaitingMail => ({ _id: new Types.ObjectId(), ...mail });

async function addToQueue(mail: WaitingMail): Promise<void> {
  try {
    await MailModel.create(mail);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/**
 * Writes a mail into the outbox, from where the worker sends it. Call it in the transaction of the change that the mail belongs to:
 * both are stored or neither is. Takes an id where there may be only one such mail; throws where that id is taken.
 */
export async function enqueue(mail: Mail, _id = new Types.ObjectId()): Promise<void> {
  await MailModel.create({ _id, ...mail });
}

/**
 * Moves the mails that wait inside a document into the queue; doing it twice, or after a crash half-way, queues none twice.
 * Takes the model and the id of the document.
 */
export async function moveMails<T extends { mails?: WaitingMail[] }>(
  model: Model<T>,
  id: Types.ObjectId,
): Promise<void> {
  const holder = await model.findById(id).select('mails').lean<{ mails?: WaitingMail[] }>();
  const mails = holder?.mails ?? [];
  if (mails.length === 0) return;
  for (const mail of mails) await addToQueue(mail);
  const moved = mails.map(({ _id }) => _id);
  await model.updateOne({ _id: id }, { $pull: { mails: { _id: { $in: moved } } } }, { timestamps: false });
}

/**
 * Moves the mails that wait inside a document into the queue at once. Never throws: the change they belong to has been made,
 * the mails are safe where they are, and the worker's sweep finds what stayed behind.
 */
export async function release<T extends { mails?: WaitingMail[] }>(
  model: Model<T>,
  id: Types.ObjectId,
): Promise<void> {
  try {
    await moveMails(model, id);
  } catch (error) {
    log.warn({ err: error, model: model.modelName }, 'mails wait in their document');
  }
}
