import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Buckets } from './buckets';
import { FairQueue, type Asker } from './fair-queue';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 }));
afterEach(() => vi.useRealTimers());

const at = (address: string, person = ''): Asker => ({ address, person });

const BUSY = expect.objectContaining({ name: 'Busy' }) as Error;

/** Returns a queue, the names of its started tasks, and functions that start and end tasks. */
function watched(bounds: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) {
  const queue = new FairQueue({ atATime: 1, maxWaiting: 100, ...bounds });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const ask = (name: string, asker = at('a')) => {
    const done = queue.run(asker, work(name));
    done.catch(() => undefined);
    return done;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  /** Ends running tasks until none is left. */
  const endAll = async () => {
    for (let next = 0; next < begun.length; next += 1) await end(begun[next] ?? '');
  };
  return { queue, begun, ask, end, endAll, work };
}

describe('turns', () => {
  test('a few things are done at a time, and the next begins when one ends', async () => {
    const { begun, ask, end } = watched({ atATime: 2 });
    const all = ['1', '2', '3'].map((name) => ask(name));
    expect(begun).toEqual(['1', '2']);
    await end('2');
    expect(begun).toEqual(['1', '2', '3']);
    await end('1');
    await end('3');
    expect(await Promise.all(all)).toEqual(['1', '2', '3']);
  });

  test('the addresses take turns, whatever one of them asks for', async () => {
    const { begun, ask, endAll } = watched();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, at('a'));
    for (const name of ['b1', 'b2']) void ask(name, at('b'));
    void ask('c1', at('c'));
    await endAll();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  test('so do the people at one address', async () => {
    const { begun, ask, endAll } = watched();
    for (const name of ['p1', 'p2', 'p3']) void ask(name, at('a', 'p'));
    void ask('q1', at('a', 'q'));
    void ask('b1', at('b'));
    await endAll();
    expect(begun).toEqual(['p1', 'p2', 'b1', 'q1', 'p3']);
  });

  test('a failure frees its turn like a success', async () => {
    const { queue } = watched();
    await expect(queue.run(at('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(at('a'), async () => 'next')).toBe('next');
  });

  test('so does work that throws before it gives a promise', async () => {
    const { queue } = watched();
    const broken = () => {
      throw new Error('broken');
    };
    await expect(queue.run(at('a'), broken)).rejects.toThrow('broken');
    expect(await queue.run(at('a'), async () => 'next')).toBe('next');
  });
});

describe('a full queue', () => {
  test('refuses who waits for most, and never the others', async () => {
    const { ask, endAll, begun } = watched({ maxWaiting: 3 });
    const flood = ['a0', 'a1', 'a2', 'a3'].map((name) => ask(name, at('a')));
    const over = ask('a4', at('a'));
    await expect(over).rejects.toThrow(BUSY);
    const other = ask('b1', at('b'));
    await expect(flood[3]).rejects.toThrow(BUSY);
    await endAll();
    expect(await other).toBe('b1');
    expect(begun).toEqual(['a0', 'a1', 'b1', 'a2']);
  });

  test('takes more once there is room', async () => {
    const { ask, end } = watched({ maxWaiting: 1 });
    const first = ask('1');
    const second = ask('2');
    await expect(ask('3')).rejects.toThrow(BUSY);
    await end('1');
    const fourth = ask('4');
    await end('2');
    await end('4');
    expect(await Promise.all([first, second, fourth])).toEqual(['1', '2', '4']);
  });
});

test('what waited too long is refused when its turn comes', async () => {
  const { ask, end, begun } = watched({ maxWaitMs: 1_000 });
  const first = ask('1');
  const late = ask('late');
  vi.setSystemTime(1_001);
  await end('1');
  await first;
  await expect(late).rejects.toThrow(BUSY);
  expect(begun).toEqual(['1']);
});

describe('work that several wait for', () => {
  test('is done once, at the first turn of one of them', async () => {
    const { queue, begun, ask, endAll, work } = watched();
    for (const name of ['a0', 'a1', 'a2']) void ask(name, at('a'));
    const place = queue.enter(at('a'), work('page'));
    place.join(at('b'));
    await endAll();
    expect(begun).toEqual(['a0', 'a1', 'page', 'a2']);
    expect(await place.done).toBe('page');
  });

  test('is refused only when none of them has a place any more', async () => {
    const { queue, ask, endAll, work } = watched({ maxWaiting: 3 });
    for (const name of ['a0', 'a1', 'a2']) void ask(name, at('a'));
    const place = queue.enter(at('a'), work('page'));
    place.join(at('b'));
    void ask('a3', at('a'));
    await endAll();
    expect(await place.done).toBe('page');
  });
});

describe('with buckets', () => {
  const buckets = () =>
    new Buckets({ burst: 2, perSecond: 10, timesFor: (who) => (who === 'campus' ? 2 : 1) });

  test('an address goes on as its bucket fills, while others ask', async () => {
    const { ask, begun } = watched({ atATime: 10, buckets: buckets() });
    void ask('b1', at('b'));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, at('a'));
    expect(begun).toEqual(['b1', 'a1', 'a2']);
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(101);
    expect(begun).toEqual(['b1', 'a1', 'a2', 'a3', 'a4']);
  });

  test('what is free takes nothing out of a bucket, and waits behind what its address asked for before', () => {
    const { ask, begun } = watched({ atATime: 10, buckets: buckets() });
    void ask('b1', at('b'));
    for (const name of ['f1', 'f2', 'f3']) void ask(name, { ...at('a'), isFree: true });
    for (const name of ['a1', 'a2', 'a3']) void ask(name, at('a'));
    void ask('f4', { ...at('a', 'other'), isFree: true });
    expect(begun).toEqual(['b1', 'f1', 'f2', 'f3', 'a1', 'a2']);
  });

  test('an empty bucket holds nobody else up', () => {
    const { ask, begun } = watched({ atATime: 10, buckets: buckets() });
    for (const name of ['a1', 'a2', 'a3']) void ask(name, at('a'));
    for (const name of ['b1', 'b2']) void ask(name, at('b'));
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  test('a network of many people has a larger one, and the service itself has none', () => {
    const { ask, begun } = watched({ atATime: 100, buckets: buckets() });
    void ask('other', at('b'));
    for (const name of ['c1', 'c2', 'c3', 'c4', 'c5']) void ask(name, at('campus'));
    for (const name of ['s1', 's2', 's3', 's4', 's5']) void ask(name, at(''));
    expect(begun).toEqual(['other', 'c1', 'c2', 'c3', 'c4', 's1', 's2', 's3', 's4', 's5']);
  });

  test('who is alone for a second has more, one after the other', async () => {
    const { ask, begun, end } = watched({ atATime: 10, buckets: buckets() });
    void ask('b1', at('b'));
    await end('b1');
    vi.setSystemTime(1_001);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, at('a'));
    expect(begun).toEqual(['b1', 'a1', 'a2']);
    await end('a1');
    expect(begun).toHaveLength(3);
    await end('a2');
    expect(begun).toEqual(['b1', 'a1', 'a2', 'a3']);
    await end('a3');
    expect(begun).toEqual(['b1', 'a1', 'a2', 'a3', 'a4']);
    void ask('b2', at('b'));
    await end('a4');
    expect(begun.at(-1)).toBe('b2');
  });
});

test('buckets that are full again are forgotten', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 1 });
  for (let count = 0; count < 10_000; count += 1) buckets.take(`${count}`, { isIdle: false });
  expect(buckets.known).toBe(10_000);
  vi.setSystemTime(1_000);
  buckets.take('one more', { isIdle: false });
  expect(buckets.known).toBe(1);
});
