import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { Busy, Renderings } from './renderings';

afterEach(() => vi.useRealTimers());

/** A rendering that is under way until it is let go. */
function held() {
  let letGo: (made: string) => void = () => undefined;
  const made = new Promise<string>((resolve) => (letGo = resolve));
  const render = vi.fn(() => made);
  return { render, letGo };
}

test('a few run at a time, and the next begins when one ends', async () => {
  const renderings = new Renderings({ atATime: 2 });
  const all = [held(), held(), held()];
  const made = all.map(({ render }) => renderings.run(render));
  await turn();
  expect(all.map(({ render }) => render.mock.calls.length)).toEqual([1, 1, 0]);
  all[1]?.letGo('second');
  expect(await made[1]).toBe('second');
  await turn();
  expect(all[2]?.render).toHaveBeenCalledOnce();
  all[0]?.letGo('first');
  all[2]?.letGo('third');
  expect(await Promise.all(made)).toEqual(['first', 'second', 'third']);
});

test('past the maximum queue it is refused at once, and accepted again when there is room', async () => {
  const renderings = new Renderings({ atATime: 1, maxQueueLength: 1 });
  const [running, waiting] = [held(), held()];
  const first = renderings.run(running.render);
  await turn();
  const second = renderings.run(waiting.render);
  await expect(renderings.run(async () => 'third')).rejects.toBeInstanceOf(Busy);
  running.letGo('first');
  waiting.letGo('second');
  await Promise.all([first, second]);
  expect(await renderings.run(async () => 'fourth')).toBe('fourth');
});

test('a rendering that waited too long is dropped', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const renderings = new Renderings({ atATime: 1, maxWaitMs: 1_000 });
  const running = held();
  const first = renderings.run(running.render);
  await turn();
  const late = renderings.run(async () => 'late');
  const refused = expect(late).rejects.toBeInstanceOf(Busy);
  vi.setSystemTime(1_001);
  running.letGo('first');
  await first;
  await refused;
});

test('a failure frees a place like a success', async () => {
  const renderings = new Renderings({ atATime: 1 });
  await expect(renderings.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await renderings.run(async () => 'next')).toBe('next');
});
