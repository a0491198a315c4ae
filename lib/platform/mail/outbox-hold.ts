import { clearMark, readMark } from '@/lib/platform/db/markers';
import { MailModel } from '@/models/mail';
import { TO_BE_SENT } from './to-be-sent';

/** Whether the outbox is held: the database was restored from a backup and nobody has decided about its mails yet. */
export const isOutboxHeld = async (): Promise<boolean> => (await readMark('outbox')) !== null;
export const readWaitingMails = (): Promise<number> => MailModel.countDocuments(TO_BE_SENT).exec();

/** Releases the held mails. Returns their number. */
export async function releaseOutbox(): Promise<number> {
  const waiting = await readWaitingMails();
  await clearMark('outbox');
  return waiting;
}

/** Deletes the held mails and releases the outbox. Returns the number of deleted mails. */
export async function dropOutbox(): Promise<number> {
  const { deletedCount } = await MailModel.deleteMany(TO_BE_SENT);
  await clearMark('outbox');
  return deletedCount;
}
