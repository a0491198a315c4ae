import { expect, test } from 'vitest';
import { differenceTo, isApart } from './difference';

/** A clock that is ahead, queried over connections with these round-trip times in milliseconds. */
function ahead(ms: number, ways: number[]) {
  let ours = Date.UTC(2026, 10, 22);
  let asked = 0;
  const now = () => ours;
  const ask = async () => {
    const way = ways[asked] ?? 0;
    asked += 1;
    ours += way / 2;
    const theirs = new Date(ours + ms);
    ours += way / 2;
    return theirs;
  };
  return differenceTo(ask, now);
}

test.each([
  [61_000, true],
  [-1_100, true],
  [1_001, true],
  [1_000, false],
  [-1_000, false],
  [0, false],
])('a clock that is %i ms ahead differs: %s', async (ms, expected) => {
  const difference = await ahead(ms, [0, 0, 0]);
  expect(difference.ms).toBe(ms);
  expect(isApart(difference)).toBe(expected);
});

test('the quickest of three answers counts', async () => {
  expect(await ahead(5_000, [800, 40, 300])).toEqual({ ms: 5_000, within: 20 });
});

test('what may be the way alone is no difference', async () => {
  expect(isApart(await ahead(1_100, [400, 400, 400]))).toBe(false);
  expect(isApart(await ahead(1_300, [400, 400, 400]))).toBe(true);
});
