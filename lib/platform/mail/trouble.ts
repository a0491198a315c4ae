import { log } from '@/lib/platform/log/log';
import { mailFailed, mailSent } from '@/lib/platform/monitoring/events';
import type { Failure } from './smtp-failure';

/** Milliseconds in which a cause is logged once. */
const TELL_EVERY = 60_000;
/** Milliseconds without a mail that went out, while others failed, until the operator is called. */
const ALARM_AFTER = 5 * 60_000;
/** Maximum number of remembered causes; beyond it, all are forgotten. */
const MAX_CAUSES = 100;

/** What of a mail the log may name. */
export interface FailedMail {
  id: string;
  kind: string;
  attempts: number;
  /** Whether it is not tried again. */
  over: boolean;
}

export interface Trouble {
  failed: (failure: Failure, mail: FailedMail, now: number) => void;
  /** A mail went out. */
  sent: () => void;
}

/**
 * Logs mails that are not sent: the server's answer, once per cause and minute, with the number of mails; and one
 * alarm if no mail has been sent for five minutes, cleared by the next sent mail.
 */
export function watchTrouble(to: Pick<typeof log, 'warn' | 'error' | 'info'> = log): Trouble {
  const told = new Map<string, { at: number; untold: number }>();
  let since: number | null = null;
  let alarmed = false;

  function tell({ cause, answer }: Failure, { id, ...mail }: FailedMail, now: number): void {
    const key = `${cause} ${mail.over}`;
    const last = told.get(key);
    if (last && now - last.at < TELL_EVERY) {
      last.untold += 1;
      return;
    }
    if (told.size >= MAX_CAUSES) told.clear();
    told.set(key, { at: now, untold: 0 });
    to.warn({ cause, answer, mails: 1 + (last?.untold ?? 0), mail: id, ...mail }, 'mail not sent');
  }

  return {
    failed: (failure, mail, now) => {
      mailFailed(failure, mail.over);
      tell(failure, mail, now);
      if (failure.final) return;
      since ??= now;
      if (alarmed || now - since < ALARM_AFTER) return;
      alarmed = true;
      const { cause, answer } = failure;
      to.error(
        { cause, answer, since: new Date(since) },
        'no mail has gone out for 5 minutes; see: npm run mail -- list',
      );
    },
    sent: () => {
      mailSent();
      if (alarmed) to.info('mails go out again');
      since = null;
      alarmed = false;
    },
  };
}
