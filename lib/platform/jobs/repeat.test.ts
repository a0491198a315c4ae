import { beforeEach, expect, test, vi } from 'vitest';
import { unavailable } from '@/lib/platform/db/connection';
import { repeat } from './repeat';

const { pauses, errors } = vi.hoisted(() => ({ pauses: [] as number[], errors: [] as unknown[][] }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (pause: number) => {
    pauses.push(pause);
    return Promise.resolve();
  },
}));
vi.mock('@/lib/platform/log/log', () => ({ log: { error: (...told: unknown[]) => errors.push(told) } }));

beforeEach(() => {
  pauses.length = 0;
  errors.length = 0;
});

const UNFORESEEN = new Error('the disk is full');
const AWAY = unavailable(new Error('nobody answers'));

/** Repeats work that fails with each of these errors in turn, and ends after its first success. */
async function failing(every: number, ...failures: Error[]): Promise<void> {
  const left = [...failures];
  await new Promise<void>((done) => {
    const ongoing = repeat('work', every, () => {
      const failure = left.shift();
      if (failure) return Promise.reject(failure);
      void ongoing.stop().then(done);
      return Promise.resolve();
    });
  });
}

test.each([
  [300, 5_000, 300],
  [5_000, 5_000, 5_000],
  [10_000, 10_000, 10_000],
  [60_001, 60_000, 60_000],
])(
  'every %d ms: waits %d ms after a failure nobody foresaw, %d ms while the database is away',
  async (every, unforeseen, away) => {
    await failing(every, UNFORESEEN, AWAY);
    expect(pauses).toEqual([unforeseen, away, every]);
    expect(errors).toEqual([[{ err: UNFORESEEN }, 'work']]);
  },
);

test('ends after the work at hand, which learns of it', async () => {
  let told: AbortSignal | undefined;
  let finish: () => void = () => undefined;
  const work = vi.fn((signal: AbortSignal) => {
    told = signal;
    return new Promise<void>((resolve) => (finish = resolve));
  });
  const ongoing = repeat('work', 300, work);
  const stopped = ongoing.stop();
  expect(told?.aborted).toBe(true);
  finish();
  await stopped;
  expect(work).toHaveBeenCalledTimes(1);
});
