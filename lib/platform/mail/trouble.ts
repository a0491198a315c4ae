import { log } from '@/lib/platform/log/log';
import { mailFailed, mailSent } from '@/lib/platform/monitoring/events';
import type { Failure } from './smtp-failure';

/** Logs a cause at most once in this many milliseconds. */
const TELL_EVERY = 60_000;
/** Milliseconds of failures without a sent e-mail before the alarm is raised. */
const ALARM_AFTER = 5 * 60_000;
/** Causes in memory. Above this number, all causes are dropped. */
const MAX_CAUSES = 100;

export interface FailedMail {
  id: string;
  kind: string;
  attempts: number;
  /** Whether the e-mail was abandoned. */
  over: boolean;
}

export interface Trouble {
  failed: (failure: Failure, mail: FailedMail, now: number) => void;
  sent: () => void;
}

/** Logs failures once per cause and minute, and one alarm after five minutes without a sent e-mail. The next sent e-mail clears it. */
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
    to.warn({ cause, answer, mails: 1 + (last?.untold ?? 0), mail: id, ...mail }, 'e-mail not sent');
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
        'no e-mails sent for 5 minutes: see npm run mail -- list',
      );
    },
    sent: () => {
      mailSent();
      if (alarmed) to.info('e-mails are going out again');
      since = null;
      alarmed = false;
    },
  };
}
