import { within } from '@/lib/platform/core/time-limit';
import type { Job } from './scheduled-jobs';

/** Milliseconds that a run may take to finish the current item after the signal to end. A transaction is retried for at most 8 s. */
export const TO_FINISH_MS = 15_000;

/**
 * Runs a job. After `milliseconds`, or when `signal` aborts, the job starts no further item. Throws if the run has not ended
 * `TO_FINISH_MS` later, so that a hanging run does not block later ones, which may overlap with it.
 */
export async function runJob({ name, work }: Job, milliseconds: number, signal: AbortSignal): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, milliseconds);
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    await within(
      milliseconds + TO_FINISH_MS,
      work(ending.signal),
      () => new Error(`${name} did not end in time`),
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
