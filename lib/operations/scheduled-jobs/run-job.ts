import { within } from '@/lib/platform/core/time-limit';
import type { Job } from './scheduled-jobs';

/** Milliseconds after its signal for which a run may finish the item at hand. A transaction is retried for 8 s at most. */
export const TO_FINISH_MS = 15_000;

/**
 * One run of a job. After so many milliseconds, or when `signal` aborts, it starts no further item. Throws when it has not ended 15 s after
 * that time: what hangs does not hold up later runs, which may run beside it.
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
      () => new Error(`${name} did not end in its time`),
    );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}
