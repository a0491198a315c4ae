import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/platform/log/log';
import { untilDone } from './until-done';

const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  warned.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that fails while `isBroken`, and records the times of its runs. */
function worker() {
  const state = { isBroken: true, at: [] as number[] };
  const began = Date.now();
  const repeated = untilDone('it could not be done', () => {
    state.at.push(Date.now() - began);
    return state.isBroken ? Promise.reject(new Error('broken')) : Promise.resolve();
  });
  return { state, ...repeated };
}

test('that is asked for a thousand times while it fails has one timer and one line, and longer and longer pauses', async () => {
  const { state, ask } = worker();
  for (let times = 0; times < 1_000; times += 1) {
    await ask();
    expect(vi.getTimerCount()).toBe(1);
  }
  expect(state.at).toEqual([0]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(state.at).toEqual([0, 250, 750, 1_750, 3_750, 7_750, 15_750, 23_750, 31_750, 39_750]);
  expect(warned.mock.calls.map(([, line]) => line)).toEqual(['it could not be done']);
});

test('ends when it succeeds; the next failure is a line of its own, and soon tried again', async () => {
  const { state, ask } = worker();
  await ask();
  await vi.advanceTimersByTimeAsync(5_000);
  state.isBroken = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(warned).toHaveBeenCalledTimes(1);
  state.isBroken = true;
  state.at.length = 0;
  await ask();
  await vi.advanceTimersByTimeAsync(300);
  expect(state.at).toHaveLength(2);
  expect(warned).toHaveBeenCalledTimes(2);
});

test('that is asked for while it runs runs once more, for what it may have missed', async () => {
  const ends: (() => void)[] = [];
  const { ask } = untilDone('x', () => new Promise<void>((resolve) => ends.push(resolve)));
  const asked = [ask(), ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await Promise.all(asked);
  expect(ends).toHaveLength(2);
});

test('that is stopped is not tried again, and says nothing', async () => {
  const { state, ask, stop } = worker();
  await ask();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  await ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.at).toEqual([0]);
  const late = worker();
  const asked = late.ask();
  late.stop();
  await asked;
  expect(vi.getTimerCount()).toBe(0);
  expect(warned).toHaveBeenCalledTimes(1);
});
