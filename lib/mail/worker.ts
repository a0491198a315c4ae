import { setTimeout as wait } from 'node:timers/promises';
import { Types } from 'mongoose';
import nodemailer, { type Transporter } from 'nodemailer';
import { connect, isDatabaseAway, isOutOfSpace } from '@/lib/db';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { repeat, type Ongoing } from '@/lib/repeat';
import { site } from '@/lib/site';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { MailModel, type MailRecord } from '@/models/mail';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { moveMails } from './queue';

/** Milliseconds between looks into an empty queue. */
const POLL = 300;
/** Milliseconds between looks for mails that a crash left in their documents. */
const SWEEP = 10_000;
/** Milliseconds after which a mail that was being sent when its sender died is sent by another. */
const CLAIM = 60_000;
const LONGEST_PAUSE = 60_000;
const GIVE_UP_AFTER = 7 * 24 * 60 * 60_000;
const PURGE_AFTER = 30 * 24 * 60 * 60_000;

/** Milliseconds to wait after the given number of failed tries: 1 s, 2 s, 4 s … 1 min. */
export const pauseAfter = (attempts: number): number => Math.min(1_000 * 2 ** (attempts - 1), LONGEST_PAUSE);

/** The next mail that is due, claimed for this process. */
const claim = (now: Date): Promise<MailRecord | null> =>
  MailModel.findOneAndUpdate(
    { state: { $in: ['queued', 'sending'] }, nextAttemptAt: { $lte: now } },
    { $set: { state: 'sending', nextAttemptAt: new Date(now.getTime() + CLAIM) }, $inc: { attempts: 1 } },
    { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
  ).lean<MailRecord>();

/** What is over is remembered without its text: links in it are as good as keys. */
const WITHOUT_TEXT = { text: 'removed', html: 'removed' };

const markSent = (mail: MailRecord, now: Date) =>
  MailModel.updateOne(
    { _id: mail._id },
    {
      $set: {
        state: 'sent',
        sentAt: now,
        lastError: null,
        ...WITHOUT_TEXT,
        purgeAt: new Date(now.getTime() + PURGE_AFTER),
      },
    },
  );

interface SmtpError extends Error {
  responseCode?: number;
  command?: string;
}

/** Whether trying again cannot help: the receiving side knows no such address. */
const isRefused = (error: SmtpError): boolean =>
  error.command === 'RCPT TO' && (error.responseCode ?? 0) >= 500;

function markFailed(mail: MailRecord, error: SmtpError, now: Date) {
  const tooOld = now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER;
  const over = tooOld || isRefused(error);
  log.warn(
    {
      mail: mail._id.toHexString(),
      kind: mail.kind,
      attempts: mail.attempts,
      code: error.responseCode,
      over,
    },
    'mail not sent',
  );
  return MailModel.updateOne(
    { _id: mail._id },
    {
      $set: {
        state: over ? 'failed' : 'queued',
        nextAttemptAt: new Date(now.getTime() + pauseAfter(mail.attempts)),
        lastError: error.message.slice(0, 500),
        ...(over && { ...WITHOUT_TEXT, purgeAt: new Date(now.getTime() + PURGE_AFTER) }),
      },
    },
  );
}

/** Sends one mail; gives whether the mail server is there, so that another try makes sense at once. */
async function send(transport: Transporter, mail: MailRecord, signal: AbortSignal): Promise<boolean> {
  const from = env().MAIL_FROM ?? `${site.name} <${site.email}>`;
  const { to, replyTo, subject, text, html } = mail;
  const messageId = `<${mail._id.toHexString()}@${new URL(env().APP_URL).hostname}>`;
  try {
    await transport.sendMail({ from, to, replyTo, subject, text, html, messageId });
  } catch (error) {
    await remember(() => markFailed(mail, error as SmtpError, new Date()), signal);
    return (error as SmtpError).responseCode !== undefined;
  }
  await remember(() => markSent(mail, new Date()), signal);
  return true;
}

/**
 * Notes what became of a mail, and goes on trying while the database is away or full: a mail that went out, but of which nobody knows,
 * is sent again. Only when this process ends meanwhile is it left at that.
 */
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

/** The smallest id there is: every document with a waiting mail has a larger one in it. */
const SMALLEST = new Types.ObjectId('000000000000000000000000');

/** Queues what waits in documents whose writer died before it could. */
async function sweep(): Promise<void> {
  const waiting = { 'mails._id': { $gt: SMALLEST } };
  for (const { _id } of await UserModel.find(waiting).select('_id').lean()) await moveMails(UserModel, _id);
  for (const { _id } of await ApplicationModel.find(waiting).select('_id').lean())
    await moveMails(ApplicationModel, _id);
  for (const { _id } of await InternshipModel.find(waiting).select('_id').lean())
    await moveMails(InternshipModel, _id);
  for (const { _id } of await SubmissionModel.find(waiting).select('_id').lean())
    await moveMails(SubmissionModel, _id);
}

async function sendAllDue(transport: Transporter, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const mail = await claim(new Date());
    if (!mail || !(await send(transport, mail, signal))) return;
  }
}

/** One look: sends what is due, and now and then queues what a crash left. */
function looking(transport: Transporter): (signal: AbortSignal) => Promise<void> {
  let sweptAt = 0;
  return async (signal) => {
    await connect();
    if (Date.now() - sweptAt > SWEEP) {
      await sweep();
      sweptAt = Date.now();
    }
    await sendAllDue(transport, signal);
  };
}

/**
 * Sends the queued mails until it is stopped: each at least once, with the same Message-ID however often.
 * Gives `stop`, which ends after the mail at hand.
 */
export function startMailWorker(): Ongoing {
  const transport = nodemailer.createTransport({
    url: env().SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const ongoing = repeat('mail worker', POLL, looking(transport));
  return {
    stop: async () => {
      await ongoing.stop();
      transport.close();
    },
  };
}
