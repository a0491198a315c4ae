import { log } from '@/lib/platform/log/log';

/** Milliseconds before the first retry. The pause doubles with each retry, up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;

export interface UntilDone {
  /** Resolves after the attempt, or immediately if a retry is scheduled. Never rejects. */
  ask: () => Promise<void>;
  /** Cancels retries. */
  stop: () => void;
}

/** Retries `work` with exponential backoff. Requests during a run share one further run. Logs only the first of consecutive failures. */
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
