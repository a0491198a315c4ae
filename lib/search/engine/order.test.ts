import { expect, test } from 'vitest';
import { seeded } from '@/dev/sample/random';
import { slicePage } from './order';

const random = seeded(3);
const ranks = Array.from({ length: 400 }, () => random.between(0, 1_000_000));
const compare = (a: number, b: number) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b;
const items = () => Uint32Array.from(ranks.keys());
const sorted = [...items()].sort(compare);

test.each([
  [0, 10],
  [10, 20],
  [40, 50],
  [41, 51],
  [50, 60],
  [200, 210],
  [395, 405],
  [400, 410],
  [0, 400],
])('the page from %i to before %i is that of the ordered list', (from, to) => {
  expect(slicePage(items(), from, to, compare)).toEqual(sorted.slice(from, to));
});

test('fewer than a page come in their order', () => {
  expect(slicePage(items().subarray(0, 3), 0, 10, compare)).toEqual([0, 1, 2].sort(compare));
  expect(slicePage(new Uint32Array(), 0, 10, compare)).toEqual([]);
});
