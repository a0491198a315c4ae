import { log } from '@/lib/platform/log/log';

/** Milliseconds until work that failed is tried again. Each later pause is twice as long, up to the longest. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;

/** Work that is tried until it succeeds. */
export interface UntilDone {
  /** Asks for it. Resolves when it has been tried, or at once while a later try is due; never rejects. */
  ask: () => Promise<void>;
  /** Ends it: what is under way is not tried again. */
  stop: () => void;
}

/**
 * Does work whenever it is asked for, and after a failure again until it succeeds, with longer and longer pauses. However often it is asked
 * for, one run is under way, followed by one more for what came meanwhile; while it fails there are one timer and one line in the log,
 * the given one.
 */
export function untilDone(failure: string, work: () => Promise<unknown>): UntilDone {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let failures = 0;

  const fail = (err: unknown): void => {
    if (isStopped) return;
    if (failures === 0) log.warn({ err }, failure);
    timer = setTimeout(start, Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)).unref();
    failures += 1;
  };
  const run = async (): Promise<void> => {
    try {
      do {
        isAskedAgain = false;
        await work();
        failures = 0;
      } while (isAskedAgain && !isStopped);
    } catch (error) {
      fail(error);
    }
  };
  const start = (): void => {
    timer = undefined;
    running = run().finally(() => (running = undefined));
  };
  return {
    ask: async () => {
      if (isStopped || timer) return;
      if (running) isAskedAgain = true;
      else start();
      await running;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
