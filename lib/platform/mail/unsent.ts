import { Types, type QueryFilter } from 'mongoose';
import { AppError } from '@/lib/platform/core/errors';
import { MailModel, type MailRecord } from '@/models/mail';
import { HELD } from './outbox';

const MAX_LISTED = 100;

/** An e-mail in the operator's list: with the recipient's domain, but not the address. */
export interface UnsentMail {
  id: string;
  state: string;
  kind: string;
  domain: string | null;
  attempts: number;
  nextAttemptAt: Date;
  lastError: string | null;
}

const NOT_SENT = { state: { $in: ['queued' as const, 'sending' as const, 'failed' as const] } };

const idOf = (given: string): Types.ObjectId => {
  if (Types.ObjectId.isValid(given) && given.length === 24) return new Types.ObjectId(given);
  throw new AppError('notFound', `“${given}” is not the ID of an e-mail. Find IDs with list.`);
};

/** Lists unsent e-mails, oldest first: at most 100 of `total`. */
export async function listUnsent(): Promise<{ mails: UnsentMail[]; total: number }> {
  const records = await MailModel.find(NOT_SENT)
    .sort({ createdAt: 1 })
    .limit(MAX_LISTED)
    .select('-text -html -subject')
    .lean<MailRecord[]>();
  const mails = records.map(({ _id, state, kind, domain, attempts, nextAttemptAt, lastError }) => ({
    id: _id.toHexString(),
    state,
    kind,
    domain,
    attempts,
    nextAttemptAt,
    lastError,
  }));
  return { mails, total: await MailModel.countDocuments(NOT_SENT) };
}

/** Retries all queued e-mails now, except held ones, or the one with this ID. Returns how many. Throws 404, 409. */
export async function retryUnsent(given?: string): Promise<number> {
  const filter: QueryFilter<MailRecord> = { state: 'queued', $nor: [HELD] };
  if (given !== undefined) {
    const { _id, state, heldFor, attempts } = await readMail(given);
    if (state !== 'queued')
      throw new AppError('conflict', `This e-mail is ${state}. Only queued e-mails can be retried.`);
    if (heldFor && attempts === 0)
      throw new AppError(
        'conflict',
        'This e-mail waits for some minutes, because the employer may undo the step.',
      );
    filter._id = _id;
  }
  const { matchedCount } = await MailModel.updateMany(filter, { $set: { nextAttemptAt: new Date() } });
  return matchedCount;
}

/** An e-mail without its text, whose links are credentials. Throws 404. */
export async function readMail(given: string): Promise<Omit<MailRecord, 'text' | 'html'>> {
  const mail = await MailModel.findById(idOf(given)).select('-text -html').lean<MailRecord>();
  if (!mail) throw new AppError('notFound', `There is no e-mail ${given}.`);
  return mail;
}
