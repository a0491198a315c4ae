import { fileURLToPath } from 'node:url';
import { startChild } from 'embedded-mongodb/child';

export interface CatcherSettings {
  /** The SMTP port on 127.0.0.1. 0 picks a free one. */
  smtpPort: number;
  /** The port of the inbox on 127.0.0.1. 0 picks a free one. */
  webPort: number;
  /** The folder in which e-mails are stored, so that they survive a restart. */
  folder: string;
}

export type CatcherAnswer =
  | { smtpPort: number; webPort: number }
  | { failed: string; /** The port that is already in use. */ taken?: number };

export interface RunningMailCatcher {
  smtpUrl: string;
  /** The web inbox. `GET {webUrl}/email` returns the e-mails as JSON, newest last. */
  webUrl: string;
  pid: number;
  ended: Promise<void>;
  stop(): Promise<void>;
}

export class MailPortTaken extends Error {
  constructor(readonly port: number) {
    super(`Port ${port}, which the mail catcher needs, is in use.`);
  }
}

const START_MS = 60_000;

/** Starts the mail catcher as a child process, which ends with this one, and waits until it is ready. Throws MailPortTaken. */
export async function launchMailCatcher(settings: CatcherSettings): Promise<RunningMailCatcher> {
  const child = await startChild<CatcherAnswer>({
    name: 'the mail catcher',
    entry: fileURLToPath(new URL('./main.ts', import.meta.url)),
    env: { ...process.env, MAIL_CATCHER: JSON.stringify(settings) },
    startMs: START_MS,
  });
  const { answer, pid, ended, stop } = child;
  if ('failed' in answer) {
    throw answer.taken === undefined ? new Error(answer.failed) : new MailPortTaken(answer.taken);
  }
  return {
    smtpUrl: `smtp://127.0.0.1:${answer.smtpPort}`,
    webUrl: `http://127.0.0.1:${answer.webPort}`,
    pid,
    ended,
    stop,
  };
}
