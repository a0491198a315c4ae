import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { log } from '@/lib/platform/log/log';
import type { HashingAnswer, HashingTask } from './hashing-thread';
import { inHashingThread } from './hashing-pool';
import { hashing, hashingFacts, THREADS, shareCores } from './hashing-state';

const { threads } = vi.hoisted(() => ({
  threads: { started: 0, ask: (_: { password: string }): Promise<HashingAnswer> => Promise.reject() },
}));
vi.mock('./hashing-thread', () => {
  class ThreadGone extends Error {}
  class HashingThread {
    constructor() {
      threads.started += 1;
    }
    run = (task: HashingTask) => threads.ask(task);
  }
  return { ThreadGone, HashingThread };
});
vi.spyOn(log, 'warn').mockReturnValue();
vi.spyOn(log, 'error').mockReturnValue();

const { ThreadGone } = await import('./hashing-thread');
const task = (password = 'Karibu#2026'): HashingTask => ({ kind: 'hash', password, cost: 12 });
const answer = (password = 'hash'): HashingAnswer => ({ result: `of ${password}` });

beforeAll(() => useTestSettings());
beforeEach(() => {
  Object.assign(hashing, { idle: [], msARound: 0.067, done: 0, refused: 0 });
  threads.started = 0;
});

/** Starts to hash this many passwords, which stay in progress until released. */
function ask(count: number) {
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const order: string[] = [];
  threads.ask = async ({ password }) => {
    order.push(password);
    await held;
    return answer(password);
  };
  const all = Array.from({ length: count }, (_, n) => inHashingThread(task(`n${n}`)));
  return { order, all: Promise.allSettled(all), goOn };
}

test('several services share the cores, and each has one at least', () => {
  shareCores(100);
  expect([hashing.threads, hashing.queue.atATime]).toEqual([1, 1]);
  shareCores(1);
  expect([hashing.threads, hashing.queue.atATime]).toEqual([THREADS, THREADS]);
});

describe('passwords', () => {
  test('are hashed by as many threads as there are cores, first come, first served', async () => {
    const { order, all, goOn } = ask(3 * THREADS);
    await vi.waitFor(() => expect(order).toHaveLength(THREADS));
    expect(hashingFacts()).toEqual({ waiting: 2 * THREADS, busy: THREADS, done: 0, refused: 0 });
    goOn();
    expect((await all).map((one) => one.status === 'fulfilled' && one.value)).toEqual(
      Array.from({ length: 3 * THREADS }, (_, n) => `of n${n}`),
    );
    expect(order).toEqual(Array.from({ length: 3 * THREADS }, (_, n) => `n${n}`));
    expect(threads.started).toBe(THREADS);
    expect(hashingFacts()).toEqual({ waiting: 0, busy: 0, done: 3 * THREADS, refused: 0 });
  });

  test('are refused in words when it would take more than ten seconds to begin', async () => {
    hashing.msARound = 1_000 / 4_096;
    const { all, goOn } = ask(10 * THREADS + 2);
    goOn();
    const refused = (await all).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused).toEqual([
      expect.objectContaining({
        status: 503,
        message: 'Many people are logging in right now. Please try again in a moment.',
        details: { retryAfter: 5, unavailable: 'passwords' },
      }),
    ]);
    expect(hashingFacts()).toMatchObject({ refused: 1, done: 10 * THREADS + 1 });
    expect(hashing.roundsAhead).toBe(0);
  });

  test('take as long as the last ones took', async () => {
    threads.ask = async () => {
      vi.advanceTimersByTime(4_096);
      return answer();
    };
    vi.useFakeTimers({ toFake: ['performance'] });
    await inHashingThread(task());
    vi.useRealTimers();
    expect(hashing.msARound).toBeCloseTo(0.8 * 0.067 + 0.2);
  });

  test('of which bcrypt can make nothing teach nothing, and fail', async () => {
    threads.ask = async () => ({ failure: 'Error: Invalid salt version' });
    await expect(inHashingThread({ kind: 'compare', password: 'any', hashes: ['none'] })).rejects.toThrow(
      'Invalid salt version',
    );
    expect(hashing).toMatchObject({ msARound: 0.067, roundsAhead: 0 });
    expect(hashing.idle).toHaveLength(1);
  });
});

describe('a thread that ends under a password', () => {
  test('is replaced, and the password is hashed', async () => {
    let times = 0;
    threads.ask = async () => {
      times += 1;
      if (times === 1) throw new ThreadGone('killed');
      return answer();
    };
    expect(await inHashingThread(task())).toBe('of hash');
    expect(threads.started).toBe(2);
  });

  test('is replaced once; then whoever asked is told', async () => {
    threads.ask = () => Promise.reject(new ThreadGone('killed'));
    await expect(inHashingThread(task())).rejects.toMatchObject({
      status: 503,
      message: 'We can’t check your password right now. Please try again in a moment.',
      details: { retryAfter: 5, unavailable: 'passwords' },
    });
    expect(threads.started).toBe(2);
    expect(hashing.idle).toEqual([]);
  });
});
