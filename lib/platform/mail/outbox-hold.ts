import { clearMark, readMark } from '@/lib/platform/db/markers';
import { MailModel } from '@/models/mail';
import { TO_BE_SENT } from './to-be-sent';

/** Whether the outbox is on hold: the database was restored from a backup and nobody has decided what to do with its e-mails. */
export const isOutboxHeld = async (): Promise<boolean> => (await readMark('outbox')) !== null;
export const readWaitingMails = (): Promise<number> => MailModel.countDocuments(TO_BE_SENT).exec();

/** Releases the e-mails on hold. Returns how many. */
export async function releaseOutbox(): Promise<number> {
  const waiting = await readWaitingMails();
  await clearMark('outbox');
  return waiting;
}

/** Deletes the e-mails on hold and releases the outbox. Returns how many it deleted. */
export async function dropOutbox(): Promise<number> {
  const { deletedCount } = await MailModel.deleteMany(TO_BE_SENT);
  await clearMark('outbox');
  return deletedCount;
}
