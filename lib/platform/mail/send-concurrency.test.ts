import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Lanes, type Outcome } from './send-concurrency';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Work that the test ends on demand. */
function pending() {
  let end: (outcome: Outcome) => void = () => undefined;
  const work = () => new Promise<Outcome>((resolve) => (end = resolve));
  return { work, end: (outcome: Outcome) => end(outcome) };
}

/** Runs work for each domain. */
const runAll = (lanes: Lanes, ...domains: string[]) =>
  domains.map((domain) => {
    const one = pending();
    lanes.run(domain, one.work);
    return one;
  });

const domains = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `d${from + at}.example`);

it('keeps three of eight places free of any one domain', () => {
  const lanes = new Lanes();
  runAll(lanes, ...Array<string>(4).fill('slow.example'));
  expect(lanes.busy()).toEqual(new Set());
  runAll(lanes, 'slow.example');
  expect(lanes.busy()).toEqual(new Set(['slow.example']));
  expect(lanes.isFull).toBe(false);
  runAll(lanes, ...domains(1, 3));
  expect(lanes.isFull).toBe(true);
});

it('frees the place of what has ended', async () => {
  const lanes = new Lanes();
  const works = runAll(lanes, ...Array<string>(8).fill('a.example'));
  const freed = lanes.free(60_000);
  works[3]?.end('answered');
  await freed;
  expect(lanes.isFull).toBe(false);
  for (const { end } of works) end('answered');
  await lanes.ended();
  expect(lanes.busy()).toEqual(new Set());
  expect(lanes.isIdle).toBe(true);
});

it('waits for a place no longer than asked', async () => {
  const lanes = new Lanes();
  runAll(lanes, 'a.example');
  await lanes.free(1);
  expect(lanes.isIdle).toBe(false);
});

it('has one place while the server is not reached, and all again when it is', async () => {
  const lanes = new Lanes();
  lanes.run('a.example', () => Promise.resolve('unreached'));
  await lanes.ended();
  expect([lanes.isCareful, lanes.isFull]).toEqual([true, false]);
  const [back] = runAll(lanes, 'a.example');
  expect(lanes.isFull).toBe(true);
  back?.end('answered');
  await lanes.ended();
  expect([lanes.isCareful, lanes.isFull]).toEqual([false, false]);
});

it('gives the places of mails without an answer to others after a second', async () => {
  const lanes = new Lanes();
  runAll(lanes, ...domains(1, 8));
  vi.advanceTimersByTime(999);
  expect([lanes.isFull, lanes.isIdle]).toEqual([true, false]);
  const freed = lanes.free(60_000);
  vi.advanceTimersByTime(1);
  await freed;
  expect([lanes.isFull, lanes.isIdle]).toEqual([false, true]);
  expect(lanes.busy()).toEqual(new Set(domains(1, 8)));
});

it('has at most 40 mails under way', () => {
  const lanes = new Lanes();
  for (let at = 0; at < 4; at += 1) {
    runAll(lanes, ...domains(8 * at + 1, 8 * at + 8));
    vi.advanceTimersByTime(1_000);
    expect(lanes.isFull).toBe(false);
  }
  runAll(lanes, ...domains(33, 40));
  vi.advanceTimersByTime(1_000);
  expect(lanes.isFull).toBe(true);
});

it('sends one at a time to a domain that gives no answer, a minute after each that timed out, until it answers', async () => {
  const lanes = new Lanes();
  const works = runAll(lanes, ...Array<string>(5).fill('slow.example'));
  vi.advanceTimersByTime(30_000);
  for (const { end } of works) end('silent');
  await lanes.ended();
  vi.advanceTimersByTime(59_999);
  expect(lanes.busy()).toEqual(new Set(['slow.example']));
  vi.advanceTimersByTime(1);
  expect(lanes.busy()).toEqual(new Set());

  const [again] = runAll(lanes, 'slow.example');
  expect(lanes.busy()).toEqual(new Set(['slow.example']));
  again?.end('silent');
  await lanes.ended();
  vi.advanceTimersByTime(60_000);
  const [back] = runAll(lanes, 'slow.example');
  back?.end('answered');
  await lanes.ended();
  runAll(lanes, ...Array<string>(4).fill('slow.example'));
  expect(lanes.busy()).toEqual(new Set());
});

it('takes one mail that times out for no silence of a domain that answers about others', async () => {
  const lanes = new Lanes();
  const [hangs, fine] = runAll(lanes, 'big.example', 'big.example');
  fine?.end('answered');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lanes.busy()).toEqual(new Set());
  hangs?.end('silent');
  await lanes.ended();
  expect(lanes.busy()).toEqual(new Set());
});

it('remembers a thousand silent domains', async () => {
  const lanes = new Lanes();
  for (const domain of domains(0, 1_000)) lanes.run(domain, () => Promise.resolve('silent'));
  await lanes.ended();
  expect(lanes.busy().size).toBe(1_000);
  expect(lanes.busy().has('d0.example')).toBe(false);
});
