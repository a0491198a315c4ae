import { MailModel, type MailRecord } from '@/models/mail';
import { pauseAfter, SILENT_PAUSE } from './retry';
import type { Failure, SmtpError } from './smtp-failure';
import { TO_BE_SENT, writeDomains } from './to-be-sent';

/** Milliseconds before another process may claim the e-mail, in case its sender has died. */
const CLAIM_MS = 60_000;
/** Milliseconds before an e-mail is abandoned. The operations guide says seven days. */
const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;
/** Milliseconds before an e-mail's record is deleted. The privacy policy says 30 days. */
const PURGE_AFTER_MS = 30 * 24 * 60 * 60_000;
/** A worker caches the waiting domains for 500 ms, or five times as long as reading them took. */
const KNOWN_FOR = 500;
const TIMES_READING = 5;
/** Maximum domains per read. The next read continues after them. */
const MAX_LOOKS = 100;
const MAILS_READ = 20;

const due = (now: Date) => ({ ...TO_BE_SENT, nextAttemptAt: { $lte: now } });

const OLDEST_FIRST = { nextAttemptAt: 1, _id: 1 } as const;

/** A worker's position in its rounds through the domains, shared by all its claims. */
export interface RoundRobin {
  /** The domain after which the next read begins. */
  last: string | null;
  /** Domains with due e-mails, in the order of their turns. */
  next: string[];
  /** How many of `next` have had no turn yet. */
  untried: number;
  /** The last domain read for `next`. */
  end: string | null;
  /** When to read `next` again, in milliseconds since 1970. */
  knownUntil: number;
}

export const newRoundRobin = (): RoundRobin => ({
  last: null,
  next: [],
  untried: 0,
  end: null,
  knownUntil: 0,
});

type Head = Pick<MailRecord, 'domain' | 'nextAttemptAt'>;

/** Reads the first e-mails after `domain` in domain order, or from the beginning if it is null. */
const readBehind = (domain: string | null): Promise<Head[]> =>
  MailModel.find({ ...TO_BE_SENT, ...(domain !== null && { domain: { $gt: domain } }) })
    .sort({ domain: 1, ...OLDEST_FIRST })
    .limit(MAILS_READ)
    .select('domain nextAttemptAt')
    .lean<Head[]>()
    .exec();

/** Reads when each domain's oldest e-mail is due. Starts after `last` and ends after one round or 100 domains. */
async function readDomains(last: string | null): Promise<Map<string, Date>> {
  const found = new Map<string, Date>();
  let behind = last;
  let isSecondHalf = last === null;
  while (found.size < MAX_LOOKS) {
    const heads = await readBehind(behind);
    if (heads.some(({ domain }) => domain === null)) {
      await writeDomains();
      continue;
    }
    const oldest = new Map(
      heads.toReversed().map(({ domain, nextAttemptAt }) => [domain ?? '', nextAttemptAt]),
    );
    const isAround = [...oldest.keys()].some((domain) => found.has(domain));
    for (const [domain, nextAttemptAt] of [...oldest].toReversed())
      if (!found.has(domain)) found.set(domain, nextAttemptAt);
    behind = heads.at(-1)?.domain ?? null;
    if (isAround || (behind === null && isSecondHalf)) break;
    if (behind === null) isSecondHalf = true;
  }
  return found;
}

async function lookAround(rounds: RoundRobin, now: Date): Promise<void> {
  const begun = performance.now();
  const isAnyDue = (await MailModel.exists(due(now))) !== null;
  const found = isAnyDue ? [...(await readDomains(rounds.last))] : [];
  rounds.next = found.filter(([, nextAttemptAt]) => nextAttemptAt <= now).map(([domain]) => domain);
  rounds.untried = rounds.next.length;
  rounds.end = found.at(-1)?.[0] ?? null;
  if (rounds.untried === 0) rounds.last = rounds.end;
  const took = performance.now() - begun;
  rounds.knownUntil = now.getTime() + took + Math.max(KNOWN_FOR, TIMES_READING * took);
}

const claim = (domain: string, now: Date): Promise<MailRecord | null> =>
  MailModel.findOneAndUpdate(
    { ...due(now), domain },
    { $set: { state: 'sending', nextAttemptAt: new Date(now.getTime() + CLAIM_MS) }, $inc: { attempts: 1 } },
    { sort: OLDEST_FIRST, returnDocument: 'after' },
  ).lean<MailRecord>();

async function claimInTurn(
  busy: ReadonlySet<string>,
  now: Date,
  rounds: RoundRobin,
): Promise<MailRecord | null> {
  for (const domain of [...rounds.next]) {
    rounds.next.shift();
    rounds.untried -= 1;
    rounds.last = rounds.untried > 0 ? domain : rounds.end;
    const isBusy = busy.has(domain);
    const mail = isBusy ? null : await claim(domain, now);
    if (isBusy || mail) rounds.next.push(domain);
    if (mail) return mail;
  }
  return null;
}

/** Claims the oldest due e-mail of the next domain that is not `busy`. Its cost does not grow with the number of e-mails. */
export async function claimNext(
  busy: ReadonlySet<string>,
  now: Date,
  rounds = newRoundRobin(),
): Promise<MailRecord | null> {
  if (now.getTime() < rounds.knownUntil && rounds.next.length > 0) {
    const mail = await claimInTurn(busy, now, rounds);
    if (mail || rounds.next.length > 0) return mail;
  }
  await lookAround(rounds, now);
  return claimInTurn(busy, now, rounds);
}

/** Matches the e-mail unless another process has claimed it since. */
const claimed = ({ _id, attempts }: MailRecord) => ({ _id, attempts });

/** Extends a claim by a minute while its e-mail is being sent. */
export const renewClaim = (mail: MailRecord, now: Date) =>
  MailModel.updateOne(
    { ...claimed(mail), state: 'sending' },
    { $set: { nextAttemptAt: new Date(now.getTime() + CLAIM_MS) } },
  );

/** Deletes the text once an e-mail is sent or abandoned, because it contains single-use links, and the calendar file. */
const over = (now: Date, state: object) => ({
  $set: {
    ...state,
    text: 'removed',
    html: 'removed',
    purgeAt: new Date(now.getTime() + PURGE_AFTER_MS),
  },
  $unset: { calendar: 1 },
});

export const markSent = ({ _id, forgetOnceSent }: MailRecord, now: Date) =>
  forgetOnceSent
    ? MailModel.deleteOne({ _id })
    : MailModel.updateOne({ _id }, over(now, { state: 'sent', sentAt: now, lastError: null }));

/** Whether to abandon a failed e-mail: its mailbox does not exist, or seven days have passed. */
export const isOver = ({ createdAt }: MailRecord, { final }: Failure, now: Date): boolean =>
  final || now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;

/** Records a failure. Either schedules the next attempt or abandons the e-mail. */
export function markFailed(mail: MailRecord, error: SmtpError, failure: Failure, now: Date) {
  const isGivenUp = isOver(mail, failure, now);
  if (isGivenUp && mail.forgetOnceSent) return MailModel.deleteOne(claimed(mail));
  const pause = failure.silent ? SILENT_PAUSE : pauseAfter(mail.attempts, error.responseCode);
  const nextAttemptAt = new Date(now.getTime() + pause);
  const tried = { nextAttemptAt, lastError: failure.answer };
  return MailModel.updateOne(
    claimed(mail),
    isGivenUp ? over(now, { ...tried, state: 'failed' }) : { $set: { ...tried, state: 'queued' } },
  );
}
