import { clearMark, readMark } from '@/lib/platform/db/markers';
import { MailModel } from '@/models/mail';

const UNSENT = { state: { $in: ['queued', 'sending'] as const } };

/** Whether nothing is to be sent: the database came from a backup, and nobody has said yet what becomes of the mails in it. */
export const isOutboxHeld = async (): Promise<boolean> => (await readMark('outbox')) !== null;

/** How many mails are still to be sent. */
export const readWaitingMails = (): Promise<number> => MailModel.countDocuments(UNSENT).exec();

/** Lets the service send what waits. Gives how many mails that are. */
export async function releaseOutbox(): Promise<number> {
  const waiting = await readWaitingMails();
  await clearMark('outbox');
  return waiting;
}

/** Deletes what waits, and lets the service send what comes from now on. Gives how many mails are gone. */
export async function dropOutbox(): Promise<number> {
  const { deletedCount } = await MailModel.deleteMany(UNSENT);
  await clearMark('outbox');
  return deletedCount;
}
