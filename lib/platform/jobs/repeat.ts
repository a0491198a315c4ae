import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseAway } from '@/lib/platform/db/connection';
import { log } from '@/lib/platform/log/log';
import { jobRepeats } from '@/lib/platform/monitoring/events';
import { ItemsFailed } from './for-each-item';
import { measured } from './measured';

/** Work that repeats until it is stopped; `stop` resolves when it has ended. */
export interface Ongoing {
  stop: () => Promise<void>;
}

/** Milliseconds until work that failed is tried again, where it would wait longer otherwise, or where only some of its items failed. */
const AGAIN = 60_000;
/** Milliseconds that at least pass after a failure nobody foresaw, such as a database that is full. */
const AFTER_UNFORESEEN = 5_000;

type Work = (signal: AbortSignal) => Promise<void>;

/** Repeats work as `repeat` does, without measuring it: it waits most of its time. */
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
 * Runs work now, and again so many milliseconds after it finished, until it is stopped. After a failure it retries
 * within a minute. A failure is logged and followed by a pause of at least 5 s, unless the database is unreachable.
 * `signal` tells the work to end early.
 */
export function repeat(name: string, every: number, work: Work): Ongoing {
  jobRepeats(name, every);
  return repeatUnmeasured(name, every, (signal) => measured(name, () => work(signal)));
}
