import { MailModel, type MailRecord } from '@/models/mail';
import { pauseAfter, type Failure, type SmtpError } from './refusal';

/** Milliseconds a claim lasts: when its sender dies, another process sends the mail after that. */
const CLAIM_MS = 60_000;
/** Milliseconds for which a mail is tried. The operations guide says seven days. */
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;
/** Milliseconds for which the record of a mail is kept. The privacy policy says 30 days. */
const PURGE_AFTER_MS = 30 * 24 * 60 * 60_000;
/** Mails searched for one whose domain is not busy. */
const WINDOW = 200;

/** States in which a mail is still to be sent; one in another state is never claimed. */
const TO_BE_SENT = { state: { $in: ['queued' as const, 'sending' as const] } };

const due = (now: Date) => ({ ...TO_BE_SENT, nextAttemptAt: { $lte: now } });

const FIRST_DUE = { nextAttemptAt: 1 } as const;

/** The domain of an address, where its mail goes. */
export const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const claim = (filter: object, now: Date): Promise<MailRecord | null> =>
  MailModel.findOneAndUpdate(
    { ...due(now), ...filter },
    { $set: { state: 'sending', nextAttemptAt: new Date(now.getTime() + CLAIM_MS) }, $inc: { attempts: 1 } },
    { sort: FIRST_DUE, returnDocument: 'after' },
  ).lean<MailRecord>();

/** Claims the next due mail for this process, but none to one of the `busy` domains. */
export async function claimNext(busy: ReadonlySet<string>, now: Date): Promise<MailRecord | null> {
  if (busy.size === 0) return claim({}, now);
  const first = await MailModel.find(due(now))
    .sort(FIRST_DUE)
    .limit(WINDOW)
    .select('to')
    .lean<Pick<MailRecord, '_id' | 'to'>[]>();
  const free = first.find(({ to }) => !busy.has(domainOf(to)));
  return free ? claim({ _id: free._id }, now) : null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Postpones due mails to a domain that does not answer, so that others come first. */
export const postpone = (domain: string, milliseconds: number, now: Date) =>
  MailModel.updateMany(
    { ...due(now), state: 'queued', to: new RegExp(`@${escaped(domain)}$`, 'i') },
    { $set: { nextAttemptAt: new Date(now.getTime() + milliseconds) } },
  );

/** Drops the text once a mail is sent or given up: it contains single-use links. */
const over = (now: Date) => ({
  text: 'removed',
  html: 'removed',
  purgeAt: new Date(now.getTime() + PURGE_AFTER_MS),
});

export const markSent = ({ _id, forgetOnceSent }: MailRecord, now: Date) =>
  forgetOnceSent
    ? MailModel.deleteOne({ _id })
    : MailModel.updateOne({ _id }, { $set: { state: 'sent', sentAt: now, lastError: null, ...over(now) } });

/** Whether a failed mail is given up: its mailbox does not exist, or seven days have passed. */
export const isOver = ({ createdAt }: MailRecord, { final }: Failure, now: Date): boolean =>
  final || now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;

/** Stores that a mail failed, and when it is tried again or that it is given up. */
export function markFailed(mail: MailRecord, error: SmtpError, failure: Failure, now: Date) {
  const { _id, attempts, forgetOnceSent } = mail;
  const isGivenUp = isOver(mail, failure, now);
  if (isGivenUp && forgetOnceSent) return MailModel.deleteOne({ _id });
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts, error.responseCode));
  const state = isGivenUp ? { state: 'failed' as const, ...over(now) } : { state: 'queued' as const };
  return MailModel.updateOne({ _id }, { $set: { nextAttemptAt, lastError: failure.answer, ...state } });
}
