import { expect, test } from 'vitest';
import { gate } from './gate';

/** A piece of work that ends when told. */
function work() {
  let end: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const result = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const one = { begun: false, end, fail, run: () => ((one.begun = true), result) };
  return one;
}

test('as many as are allowed run at a time, the next begins when one ends, however it ends', async () => {
  const through = gate(2);
  const all = [work(), work(), work(), work()] as const;
  const results = all.map(({ run }) => through(run));
  const begun = () => all.map((one) => one.begun);
  await Promise.resolve();
  expect(begun()).toEqual([true, true, false, false]);
  all[1].end('second');
  expect(await results[1]).toBe('second');
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, false]);
  all[0].fail(new Error('broke off'));
  await expect(results[0]).rejects.toThrow('broke off');
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, true]);
  all[2].end('third');
  all[3].end('fourth');
  expect(await Promise.all(results.slice(2))).toEqual(['third', 'fourth']);
  expect(await through(() => Promise.resolve('later'))).toBe('later');
});
