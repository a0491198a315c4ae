import { expect, test } from 'vitest';
import { together } from './batch-calls';

/** Work that the test ends on demand. */
function held() {
  const calls: { key: string; items: readonly number[]; end: (error?: Error) => void }[] = [];
  const add = together<number>(
    (key, items) =>
      new Promise((resolve, reject) => {
        calls.push({ key, items, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  const call = async (at: number) => {
    await expect.poll(() => calls.length).toBeGreaterThan(at);
    return calls[at] ?? expect.fail('no call');
  };
  return { add, calls, call };
}

test('what comes while a call is under way is handed to the next one, together', async () => {
  const { add, calls, call } = held();
  const first = add('a', 1);
  const one = await call(0);
  const rest = [add('a', 2), add('a', 3)];
  one.end();
  await first;
  const two = await call(1);
  expect([one.items, two.items]).toEqual([[1], [2, 3]]);
  two.end();
  await Promise.all(rest);
  const last = add('a', 4);
  (await call(2)).end();
  await last;
  expect(calls).toHaveLength(3);
});

test('keys do not wait for one another', async () => {
  const { add, call } = held();
  const both = [add('a', 1), add('b', 2)];
  expect((await call(1)).key).toBe('b');
  for (const at of [1, 0]) (await call(at)).end();
  await Promise.all(both);
});

test('a failure is that of its own items', async () => {
  const { add, call } = held();
  const first = add('a', 1);
  const one = await call(0);
  const second = add('a', 2);
  one.end(new Error('no'));
  await expect(first).rejects.toThrow('no');
  (await call(1)).end();
  await expect(second).resolves.toBeUndefined();
});

test('a call takes 200 items at most', async () => {
  const { add, call } = held();
  const first = add('a', 0);
  const one = await call(0);
  const rest = Array.from({ length: 201 }, (_, at) => add('a', at));
  one.end();
  await first;
  const two = await call(1);
  two.end();
  const three = await call(2);
  expect([two.items.length, three.items.length]).toEqual([200, 1]);
  three.end();
  await Promise.all(rest);
});
