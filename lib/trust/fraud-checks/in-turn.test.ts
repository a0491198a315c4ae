import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { checkAtOnce } from '@/dev/testing/data/adverts/check-at-once';
import { sampleTexts } from '@/dev/testing/data/adverts/sample-texts';
import { checkListing } from './check-listing';
import { inTurn, onePerAccount } from './in-turn';

test('a check in turns finds what one at once finds', async () => {
  const fraud = { howToApply: 'Pay the registration fee of KES 1,500 to till 123456.' };
  for (const listing of [fraud, ...sampleTexts().map(([, one]) => one)])
    expect(await checkListing(listing)).toEqual(checkAtOnce(listing));
});

test('one work is done before the next begins, and the event loop has its turn within each', async () => {
  const done: string[] = [];
  const work = (name: string) =>
    function* () {
      for (let step = 0; step < 3; step += 1) {
        const until = performance.now() + 2;
        while (performance.now() < until);
        done.push(name);
        yield;
      }
      return name;
    };
  let isOver = false;
  let turns = 0;
  const count = async () => {
    for (; !isOver; turns += 1) await turn();
  };
  const counting = count();
  expect(await Promise.all([inTurn(work('a')), inTurn(work('b'))])).toEqual(['a', 'b']);
  isOver = true;
  await counting;
  expect(done).toEqual(['a', 'a', 'a', 'b', 'b', 'b']);
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('a work that throws does not stop those behind it', async () => {
  const failed = inTurn(() => {
    throw new Error('broken');
  });
  const behind = inTurn(function* () {
    yield;
    return 1;
  });
  await expect(failed).rejects.toThrow('broken');
  expect(await behind).toBe(1);
});

test('where 100 wait the next is refused for five seconds', async () => {
  const waiting = Array.from({ length: 101 }, (_, at) =>
    inTurn(function* () {
      yield;
      return at;
    }),
  );
  await expect(inTurn(() => [][Symbol.iterator]() as Iterator<void, undefined>)).rejects.toMatchObject({
    status: 429,
    details: { retryAfter: 5 },
  });
  expect(await Promise.all(waiting)).toHaveLength(101);
});

test('an account has one work at a time; one that failed is over', async () => {
  let end = () => {};
  const first = onePerAccount('a', () => new Promise<void>((resolve) => (end = resolve)));
  await expect(onePerAccount('a', () => Promise.resolve(1))).rejects.toMatchObject({ status: 429 });
  expect(await onePerAccount('b', () => Promise.resolve(2))).toBe(2);
  end();
  await first;
  await expect(onePerAccount('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await onePerAccount('a', () => Promise.resolve(3))).toBe(3);
});
