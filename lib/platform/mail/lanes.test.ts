import { expect, it } from 'vitest';
import { Lanes } from './lanes';

/** Work that ends when told, having reached the server or not. */
function pending() {
  let end: (reached: boolean) => void = () => undefined;
  const work = () => new Promise<boolean>((resolve) => (end = resolve));
  return { work, end: (reached: boolean) => end(reached) };
}

it('keeps three of eight places free of any one domain', () => {
  const lanes = new Lanes();
  for (let at = 0; at < 4; at += 1) lanes.run('slow.example', pending().work);
  expect(lanes.busy()).toEqual(new Set());
  lanes.run('slow.example', pending().work);
  expect(lanes.busy()).toEqual(new Set(['slow.example']));
  expect(lanes.isFull).toBe(false);
  for (const domain of ['a.example', 'b.example', 'c.example']) lanes.run(domain, pending().work);
  expect(lanes.isFull).toBe(true);
});

it('frees the place of what has ended', async () => {
  const lanes = new Lanes();
  const works = Array.from({ length: 8 }, pending);
  for (const { work } of works) lanes.run('a.example', work);
  works[3]?.end(true);
  await lanes.free();
  expect(lanes.isFull).toBe(false);
  for (const { end } of works) end(true);
  await lanes.ended();
  expect(lanes.busy()).toEqual(new Set());
});

it('has one place while the server is not reached, and all again when it is', async () => {
  const lanes = new Lanes();
  lanes.run('a.example', () => Promise.resolve(false));
  await lanes.ended();
  expect([lanes.isCareful, lanes.isFull]).toEqual([true, false]);
  const back = pending();
  lanes.run('a.example', back.work);
  expect(lanes.isFull).toBe(true);
  back.end(true);
  await lanes.ended();
  expect([lanes.isCareful, lanes.isFull]).toEqual([false, false]);
});
