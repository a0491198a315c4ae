import { setTimeout as wait } from 'node:timers/promises';
import nodemailer, { type Transporter } from 'nodemailer';
import { isOutOfSpace } from '@/lib/platform/core/database-errors';
import { connect, isDatabaseAway } from '@/lib/platform/db/connection';
import { env, HOLD_MAILS } from '@/lib/platform/env/env';
import { needsStartTls } from '@/lib/platform/env/exposed-connections';
import { log } from '@/lib/platform/log/log';
import { repeat, type Ongoing } from '@/lib/platform/jobs/repeat';
import { site } from '@/lib/platform/core/site';
import type { MailRecord } from '@/models/mail';
import {
  claimNext,
  isOver,
  markFailed,
  markSent,
  newRoundRobin,
  renewClaim,
  type RoundRobin,
} from './claims';
import { Lanes, type Outcome } from './send-concurrency';
import { isOutboxHeld } from './outbox-hold';
import { failureOf, type Failure, type SmtpError } from './smtp-failure';
import { watchTrouble, type Trouble } from './trouble';

/** Milliseconds between checks of an empty queue. */
const POLL = 300;
/** Milliseconds between renewals of a claim: a third of `CLAIM_MS`. */
const RENEW_EVERY = 20_000;
/** In every e-mail: no automatic replies (RFC 3834), and the language (RFC 3282). */
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'Content-Language': site.language };

/** The headers for a mail program's unsubscribe button (RFC 2369, RFC 8058). */
const headersOf = (unsubscribe: string | undefined): Record<string, string> => ({
  ...HEADERS,
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

const attachmentsOf = (calendar: string | undefined) =>
  calendar === undefined
    ? undefined
    : [{ filename: 'interview.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }];

interface Post {
  transport: Transporter;
  trouble: Trouble;
  signal: AbortSignal;
}

async function handOver(transport: Transporter, mail: MailRecord): Promise<SmtpError | null> {
  const from = env().MAIL_FROM ?? `${site.name} <${site.email}>`;
  const { to, replyTo, subject, text, html, unsubscribe, calendar } = mail;
  const messageId = `<${mail._id.toHexString()}@${new URL(env().APP_URL).hostname}>`;
  try {
    await transport.sendMail({
      from,
      to,
      replyTo,
      subject,
      text,
      html,
      messageId,
      headers: headersOf(unsubscribe),
      attachments: attachmentsOf(calendar),
    });
    return null;
  } catch (error) {
    return error as SmtpError;
  }
}

function tell(trouble: Trouble, mail: MailRecord, failure: Failure, now: Date): void {
  const { _id, kind, attempts } = mail;
  const over = isOver(mail, failure, now);
  trouble.failed(failure, { id: _id.toHexString(), kind, attempts, over }, now.getTime());
}

async function send({ transport, trouble, signal }: Post, mail: MailRecord): Promise<Outcome> {
  const error = await handOver(transport, mail);
  if (error === null) {
    trouble.sent();
    await remember(() => markSent(mail, new Date()), signal);
    return 'answered';
  }
  const failure = failureOf(error);
  const now = new Date();
  tell(trouble, mail, failure, now);
  await remember(() => markFailed(mail, error, failure, now), signal);
  if (failure.answered) return 'answered';
  return failure.silent ? 'silent' : 'unreached';
}

/** Never throws: an e-mail whose result could not be stored is claimed again later. */
async function sendNoted(post: Post, mail: MailRecord): Promise<Outcome> {
  const renewing = setInterval(() => {
    // Without the database, no other process can claim it either.
    renewClaim(mail, new Date()).catch(() => undefined);
  }, RENEW_EVERY);
  try {
    return await send(post, mail);
  } catch (err) {
    if (!isDatabaseAway(err))
      log.error({ err, mail: mail._id.toHexString() }, 'outcome of an e-mail not stored');
    return 'answered';
  } finally {
    clearInterval(renewing);
  }
}

/** Retries while the database is unreachable or full: without a stored result, the e-mail is sent twice. Stops when the process ends. */
async function remember(note: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await note();
      return;
    } catch (error) {
      if (signal.aborted || !(isDatabaseAway(error) || isOutOfSpace(error))) throw error;
    }
    await wait(POLL, undefined, { signal }).catch(() => undefined);
  }
}

interface Schedule {
  lanes: Lanes;
  rounds: RoundRobin;
}

const newSchedule = (): Schedule => ({ lanes: new Lanes(), rounds: newRoundRobin() });

/** Sends due e-mails concurrently. Returns when no more may be sent now, although the last ones may still be in progress. */
async function sendAllDue(post: Post, { lanes, rounds }: Schedule): Promise<void> {
  while (!post.signal.aborted) {
    const mail = lanes.isFull ? null : await claimNext(lanes.busy(), new Date(), rounds);
    if (mail) {
      lanes.run(mail.domain ?? '', () => sendNoted(post, mail));
      continue;
    }
    if (lanes.isIdle) return;
    await lanes.free(POLL);
    if (lanes.isCareful) return;
  }
}

/** Returns a function for one run, which sends due e-mails unless the outbox is on hold. */
function looking(post: Omit<Post, 'signal'>, schedule: Schedule): (signal: AbortSignal) => Promise<void> {
  let held = false;
  return async (signal) => {
    await connect();
    const wasHeld = held;
    held = await isOutboxHeld();
    if (held && !wasHeld) log.warn('e-mails on hold: npm run mail -- release, or drop');
    if (held) return;
    await sendAllDue({ ...post, signal }, schedule);
  };
}

const connectToServer = (): Transporter =>
  nodemailer.createTransport({
    url: env().SMTP_URL,
    ...(needsStartTls(env().SMTP_URL) && { requireTLS: true }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Sends the due e-mails once, like `startMailWorker`. `signal` stops it after the e-mails in progress. */
export async function sendDueMails(signal: AbortSignal): Promise<void> {
  if (env().SMTP_URL === HOLD_MAILS) return;
  const transport = connectToServer();
  const schedule = newSchedule();
  try {
    await looking({ transport, trouble: watchTrouble() }, schedule)(signal);
  } finally {
    await schedule.lanes.ended();
    transport.close();
  }
}

/**
 * Sends queued e-mails until stopped: each at least once, always with the same Message-ID, and concurrently, so that a slow host
 * does not delay others. Sends nothing while the outbox is on hold or SMTP_URL is `hold:`. `stop` waits for e-mails in progress.
 */
export function startMailWorker(): Ongoing {
  if (env().SMTP_URL === HOLD_MAILS) {
    log.warn('no e-mails sent: SMTP_URL holds them in the database');
    return { stop: () => Promise.resolve() };
  }
  const transport = connectToServer();
  const schedule = newSchedule();
  const ongoing = repeat('mail worker', POLL, looking({ transport, trouble: watchTrouble() }, schedule));
  return {
    stop: async () => {
      await ongoing.stop();
      await schedule.lanes.ended();
      transport.close();
    },
  };
}
