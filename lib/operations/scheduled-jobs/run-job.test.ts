import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runJob, TO_FINISH_MS } from './run-job';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const untold = new AbortController().signal;

test('tells a job to end when its time is over, and waits until it does', async () => {
  const work = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const running = runJob({ name: 'testing', every: 1, work }, 1_000, untold);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(running).resolves.toBeUndefined();
});

test('gives a job up that does not end', async () => {
  const running = runJob(
    { name: 'testing', every: 1, work: () => new Promise(() => undefined) },
    1_000,
    untold,
  );
  const outcome = expect(running).rejects.toThrow('testing did not end in time');
  await vi.advanceTimersByTimeAsync(1_000 + TO_FINISH_MS);
  await outcome;
});

test('passes on that it is to end', async () => {
  const ending = new AbortController();
  let told: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    told = signal;
    return Promise.resolve();
  };
  ending.abort();
  await runJob({ name: 'testing', every: 1, work }, 1_000, ending.signal);
  expect(told?.aborted).toBe(true);
});
