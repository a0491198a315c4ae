import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '@/lib/platform/db/connection';
import { log } from '@/lib/platform/log/log';
import { jobRepeats } from '@/lib/platform/monitoring/events';
import { ItemsFailed } from './for-each-item';
import { measured } from './measured';

/** Repeated work. `stop` resolves once the work has ended. */
export interface Ongoing {
  stop: () => Promise<void>;
}

/** Maximum milliseconds until failed work is retried. */
const AGAIN = 60_000;
/** Minimum pause in milliseconds after an unexpected failure, such as a full database. */
const AFTER_UNFORESEEN = 5_000;

type Work = (signal: AbortSignal) => Promise<void>;

/** Like `repeat`, but not measured: for work that mostly waits. */
export function repeatUnmeasured(name: string, every: number, work: Work): Ongoing {
  const ending = new AbortController();
  const { signal } = ending;
  const working = (async () => {
    while (!signal.aborted) {
      let pause = every;
      try {
        await work(signal);
      } catch (error) {
        pause = Math.min(every, AGAIN);
        if (error instanceof ItemsFailed) pause = AGAIN;
        else if (!isDatabaseAway(error)) {
          log.error({ err: error }, name);
          pause = Math.max(pause, AFTER_UNFORESEEN);
        }
      }
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      ending.abort();
      await working;
    },
  };
}

/**
 * Runs work now, and again `every` milliseconds after it finishes, until stopped. Logs a failure and retries within a minute, but
 * not within 5 s unless the database is unreachable. `signal` asks the work to end early.
 */
export function repeat(name: string, every: number, work: Work): Ongoing {
  jobRepeats(name, every);
  return repeatUnmeasured(name, every, (signal) => measured(name, () => work(signal)));
}
