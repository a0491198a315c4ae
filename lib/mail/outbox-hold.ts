import type { Model } from 'mongoose';
import { clearMark, readMark } from '@/lib/marks';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { MailModel, type WaitingMail } from '@/models/mail';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';

/** Mails that are still to be sent, and documents in which some wait to be queued. */
const UNSENT = { state: { $in: ['queued', 'sending'] as const } };
const WAITING = { 'mails.0': { $exists: true } };

const HOLDERS = [UserModel, ApplicationModel, InternshipModel, SubmissionModel] as unknown as Model<{
  mails?: WaitingMail[];
}>[];

/** Whether nothing is to be sent: the database came from a backup, and nobody has said yet what becomes of the mails in it. */
export const isOutboxHeld = async (): Promise<boolean> => (await readMark('outbox')) !== null;

/** How many mails wait, in the queue or in the document whose change they belong to. */
export async function readWaitingMails(): Promise<number> {
  const queued = await MailModel.countDocuments(UNSENT);
  const inside = await Promise.all(
    HOLDERS.map(async (model) => {
      const holders = await model.find(WAITING).select('mails._id').lean<{ mails?: unknown[] }[]>();
      return holders.reduce((sum, { mails }) => sum + (mails?.length ?? 0), 0);
    }),
  );
  return inside.reduce((sum, some) => sum + some, queued);
}

/** Lets the service send what waits. Gives how many mails that are. */
export async function releaseOutbox(): Promise<number> {
  const waiting = await readWaitingMails();
  await clearMark('outbox');
  return waiting;
}

/** Deletes what waits, and lets the service send what comes from now on. Gives how many mails are gone. */
export async function dropOutbox(): Promise<number> {
  const waiting = await readWaitingMails();
  for (const model of HOLDERS) {
    await model.updateMany(WAITING, { $set: { mails: [] } }, { timestamps: false });
  }
  await MailModel.deleteMany(UNSENT);
  await clearMark('outbox');
  return waiting;
}
